scoring-1 = First scoring
    .mid = first scoring
scoring-2 = Second scoring
    .mid = second scoring
scoring-3 = Final scoring
    .mid = final scoring
