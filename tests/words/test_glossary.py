"""The words of the printed rules: each thing has one word in each language, and the catalogue uses it."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer

from tests.words.messages import messages

# What a thing is called in Dutch, Estonian and German, and messages that must say so.
WORDS = [
    ("pavilion", "paviljoen", "paviljon", "Pavillon", ["pavilion"]),
    ("seraglio", "harem", "haarem", "Serail", ["seraglio"]),
    ("arcades", "arcade", "galerii", "Arkaden", ["arcades"]),
    ("chambers", "kamers", "loss", "Gemächer", ["chambers"]),
    ("garden", "tuin", "aed", "Garten", ["garden"]),
    ("tower", "toren", "torn", "Turm", ["tower"]),
    ("denar", "denar", "taaler", "Denar", ["denar"]),
    ("dirham", "dirham", "dirham", "Dirham", ["dirham"]),
    ("ducat", "dukaat", "tukat", "Dukaten", ["ducat"]),
    ("florin", "gulden", "floriin", "Gulden", ["florin"]),
    ("diamond", "diamant", "teemant", "Diamant", ["diamond"]),
    ("market", "bouwwerf", "ehitustur", "Bauhof", ["told-new-tiles", "drawing-market", "rules-buy", "told-left"]),
    ("fountain", "startkaartje", "stardikaar", "Startplättchen", ["tile-fountain", "refusal-B-71", "refusal-B-82"]),
    ("draw pile", "stapel", "rahapak", "Geldkartenstapel", ["drawing-pile", "told-shuffled", "rules-scoring"]),
    ("discard", "aflegstapel", "kasutatud", "Ablage", ["told-shuffled", "drawing-discard"]),
    ("bag", "buidel", "kot", "Beutel", ["drawing-bag", "told-tile-exchanged", "rules-dirk"]),
    ("reserve", "reserve", "tagavaralau", "Reserve", ["told-reserved", "reserve-tile", "folder-add", "rules-redesign"]),
    ("display", "penliggende kaarten", "vatud rahakaardid", "Auslage", ["drawing-display"]),
    ("wall", "muur", "sein", "Mauer", ["note-wall", "refusal-B-81"]),
    ("outer wall", "buitenmuur", "välissein", "Außenmauer", ["scored-wall", "scoring-pays-walls", "rules-scoring"]),
    ("open side", "open zijde", "seinata serv", "offene Seite", ["refusal-B-81"]),
    ("hole", "gat", "tühimik", "Loch", ["refusal-B-73"]),
    ("Dirk", "Dirk", "Margus", "Dirk", ["dirk", "told-given", "give-tile", "refusal-B-136", "rules-dirk"]),
    ("take money", "Geld nemen", "Võta raha", "Geld nehmen", ["heading-take-money"]),
    ("buy", "Gebouwenkaartje kopen", "Osta ehituskaart", "Gebäudeplättchen kaufen", ["heading-buy"]),
    ("redesign", "Alhambra verbouwen", "Planeeri ümber", "Alhambra umbauen", ["heading-redesign"]),
    ("exactly", "gepast", "täp", "passend", ["told-bought-exactly", "note-exact", "note-exact-again"]),
    ("pass", "passen", "passi", "passen", ["pass-turn", "decline-auction"]),
    ("start money", "startgeld", "algse rahasumma", "Startgeld", ["told-dealt"]),
    ("first scoring", "Eerste waardering", "Esimene punktiarvestus", "Erste Wertung", ["scoring-1"]),
    ("second scoring", "Tweede waardering", "Teine punktiarvestus", "Zweite Wertung", ["scoring-2"]),
    ("final scoring", "Eindwaardering", "Viimane punktiarvestus", "Schlusswertung", ["scoring-3"]),
    ("rounded down", "naar beneden afgerond", "allapoole ümardatud", "abgerundet", ["rules-scoring"]),
    ("vizier", "De gunst van de vizier", "Vesiiri soosing", "Die Gunst des Wesirs", ["module-vizier"]),
    ("bureaux", "Het wisselkantoor", "Rahavahetus", "Die Wechselstube", ["module-bureaux"]),
    ("bureau", "wisselkantoor", "rahavahetuskaart", "Wechselstube", ["card-bureau"]),
    ("bonus cards", "De bonuskaartjes", "Boonuskaardid", "Die Bonuskarten", ["module-bonus"]),
    ("huts", "De bouwhutten", "Ehitajate onnid", "Die Bauhütten", ["module-huts"]),
    ("hut", "bouwhut", "ehitajaonn", "Bauhütte", ["tile-hut", "take-hut", "heading-huts"]),
    ("city gates", "De poorten van de stad", "Linnaväravad", "Die Tore der Stadt", ["module-gates"]),
    ("gate card", "stadspoortkaart", "väravakaar", "Stadttorkarte", ["take-gate", "told-gate-taken", "refusal-GATE-6"]),
    ("double wall", "dubbele muur", "topeltsein", "Doppelmauer", ["refusal-GATE-9", "nutshell-gates"]),
    ("diamonds", "De diamanten", "Teemandid", "Die Diamanten", ["module-diamonds"]),
    ("characters", "De personages", "Tegelased", "Die Charaktere", ["module-characters"]),
    ("camps", "De veldkampen", "Välilaagrid", "Die Feldlager", ["module-camps"]),
    ("camp", "veldkamp", "välilaag", "Feldlager", ["tile-camp", "refusal-CAMP-13"]),
    ("bastion", "bastion", "bastion", "Bastion", ["refusal-CAMP-7", "nutshell-camps"]),
    ("walls", "De muren", "Seinad", "Die Mauern", ["module-walls"]),
    ("wall card", "muurkaart", "seinakaar", "Mauerkarte", ["folder-erect", "told-wall-card", "refusal-WALL-6"]),
    ("wooden wall", "houten muurdeel", "puitsein", "Holzstäbchen", ["nutshell-walls"]),
    ("thief", "dief", "vara", "Dieb", ["heading-thieves", "told-thief", "question-thief", "refusal-THF-5"]),
    ("coin", "munt", "münt", "Münze", ["card-coin", "nutshell-change"]),
    ("thieves", "De dieven", "Vargad", "Die Diebe", ["module-thieves"]),
    ("change", "Het wisselgeld", "Vahetusraha", "Das Wechselgeld", ["module-change"]),
    ("trader", "De vliegende handelaar", "Rändkaupmees", "Der fliegende Händler", ["module-trader"]),
    ("treasure", "De schatkamer", "Varakamber", "Die Schatzkammer", ["module-treasure"]),
    ("masters", "De bouwmeesters", "Ehitusmeistrid", "Die Baumeister", ["module-masters"]),
    ("invaders", "De aanvallers", "Ründajad", "Die Angreifer", ["module-invaders"]),
    ("bazaars", "De bazaars", "Basaarid", "Die Bazare", ["module-bazaars"]),
    ("sultan", "De macht van de sultan", "Sultani võim", "Die Macht des Sultans", ["module-sultan"]),
    ("caravanserai", "De karavanserai", "Karavanserai", "Die Karawanserei", ["module-caravanserai"]),
    ("moors", "De kunst van de Moren", "Mauride kunst", "Die Künste der Mauren", ["module-moors"]),
    ("trader tile", "handelaarsfiche", "kaupmehežetoon", "Händlerplättchen", ["lay-trader", "told-trader-laid"]),
    ("citizen", "bewoner", "elanik", "Bewohner", ["hire-citizen", "told-moved-in", "award-trader"]),
    ("chest", "schatkist", "aardekirst", "Schatztruhe", ["buy-chests", "told-chests-bought", "award-treasure"]),
    ("bazaar", "bazaar", "basaar", "Bazar", ["heading-bazaars", "nutshell-bazaars", "refusal-BAZ-8"]),
]
# Words that mean the same but are not ours: one word for one thing; and nobody is addressed formally.
NOT_OURS = {
    "nl": r"startfontein|startbron|puntenbeoordeling|bouwplaats|dinar|arcaden|woning|\b[Uu]w\b|\b[Uu] (kunt|bent)\b",
    "et": r"teenar|müür|\bTe(ie|il|ilt)?\b|Dirk",
    "de": r"Basar|(?<=[a-zäöüß,] )(Ihre?[nmrs]?|Ihnen|Sie)\b",
}
QUOTES = {"en": "\u201c\u201d", "nl": "\u2018\u2019", "et": "\u201e\u201c", "de": "\u201e\u201c"}
LETTERS = {"en": "NESW", "nl": "NOZW", "et": "NESW", "de": "NOSW"}


@pytest.mark.parametrize("row", WORDS, ids=[row[0] for row in WORDS])
def test_things_are_called_by_their_printed_names(row: tuple[str, str, str, str, list[str]]) -> None:
    for language, word in zip(("nl", "et", "de"), row[1:4], strict=True):
        for message in row[4]:
            text = FluentSerializer().serialize_entry(messages(language)[message])
            assert word.lower() in text.lower(), (language, message)


@pytest.mark.parametrize("language", NOT_OURS)
def test_no_other_words_are_mixed_in(language: str) -> None:
    for name, message in messages(language).items():
        text = FluentSerializer().serialize_entry(message).partition("=")[2]
        assert not re.search(NOT_OURS[language], text), name


@pytest.mark.parametrize("language", QUOTES)
def test_each_language_has_its_own_quotation_marks(language: str) -> None:
    told = "".join(FluentSerializer().serialize_entry(message) for message in messages(language).values())
    text = re.sub(r"^#.*$", "", told, flags=re.MULTILINE)
    foreign = set("\u201c\u201d\u201e\u2018\u00ab\u00bb") - set(QUOTES[language])
    assert not foreign & set(text)
    assert text.count(QUOTES[language][0]) > 0
    assert not re.search(r"\w'\w", text)  # an apostrophe is \u2019


@pytest.mark.parametrize("language", LETTERS)
def test_sides_have_four_letters(language: str) -> None:
    sides = [messages(language)[f"side-{side}"] for side in "nesw"]
    found = [
        FluentSerializer().serialize_entry(side).partition(".letter = ")[2].partition("\n")[0].strip() for side in sides
    ]
    assert "".join(found) == LETTERS[language]
