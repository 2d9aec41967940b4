"""The browser's types say what the server's structs say."""

from tools.wire_types import SOURCE, TARGET, types


def test_generated_types_are_up_to_date() -> None:
    fresh = types(SOURCE.read_text(encoding="utf-8"))
    assert TARGET.read_text(encoding="utf-8") == fresh, "run python tools/wire_types.py"


def test_a_field_with_a_default_is_optional_and_tells_it() -> None:
    told = types("class Fence(Wire):\n    posts: list[int]\n    open: bool = False  # can one walk through?\n")
    assert "  posts: number[];\n" in told
    assert "  /** can one walk through? (default false) */\n  open?: boolean;\n" in told


def test_a_tag_is_the_type_of_a_message() -> None:
    assert 'export interface Ping {\n  type: "ping";\n}' in types('class Ping(Wire, tag="ping"):\n    pass\n')


def test_unions_and_nothing_are_spelt_out() -> None:
    told = types('Kind = Literal["a", "b"]\nBoth = A | B\nclass X(Wire):\n    of: dict[str, list[A | None]]\n')
    assert 'export type Kind = "a" | "b";' in told
    assert "export type Both = A | B;" in told
    assert "  of: Record<string, (A | null)[]>;" in told
