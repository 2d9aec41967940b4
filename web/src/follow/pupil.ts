/** Where somebody is in the tutorial; kept in this browser, so that it can be left and taken up again. */

export interface Lesson {
  table: string;
  step: number;
  /** How long the log was when the learner sat down; -1 before he has. */
  from: number;
}

const PLACE = "alhambra-lesson";

export function kept(): Lesson | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Lesson> | null;
    const whole = typeof found?.table === "string" && typeof found.step === "number" && typeof found.from === "number";
    return whole ? (found as Lesson) : null;
  } catch {
    return null;
  }
}

export function keep(lesson: Lesson): Lesson {
  try {
    localStorage.setItem(PLACE, JSON.stringify(lesson));
  } catch {
    // then it lasts for this visit
  }
  return lesson;
}

export function forget(): null {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // nothing was kept
  }
  return null;
}
