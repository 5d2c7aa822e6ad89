# /// script
# requires-python = ">=3.10"
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Reduces the fonts to the characters and weights that the site uses, and writes them to app/design-system/fonts.

Run it when a page has a new character (add it to the longest unicode-range of both families in fonts.css first), when
the package of a font has a new version, or when the styles use another weight. It is not part of the build, so commit
what it writes. docs/decisions/011-fonts.md says what is left out of the fonts, and why.

    npm ci && uv run scripts/fonts.py

Without uv: pip install fonttools==4.66.1 brotli==1.2.0 && python3 scripts/fonts.py
"""

import re
from itertools import product
from math import floor
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import PairPos
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
DESIGN_SYSTEM = ROOT / "app/design-system"

# Newsreader is for headlines: one weight, and the optical size for titles, whose strokes are finer.
HEADLINES = {"opsz": 28, "wght": 400}
# Instrument Sans is for text, labels and buttons, and stays variable. All weights get the kerning of the regular.
TEXT = {"wght": (400, 600)}


def main() -> None:
    write("newsreader-latin", original("newsreader", "opsz", HEADLINES))
    newsreader = original("newsreader", "opsz", HEADLINES)
    write("newsreader", cut(newsreader, characters("newsreader"), r"[\w.,:;’‘“”–?&()-]", 0.005))
    sans = original("instrument-sans", "wght", TEXT)
    write("instrument-sans", cut(sans, characters("instrument-sans"), r"[A-Za-z.,’-]", 0.01))
    for family, axes, limits in ("newsreader", "opsz", HEADLINES), ("instrument-sans", "wght", TEXT):
        for letters, subset in ("accents", "latin"), ("extended", "latin-ext"):
            font = original(family, axes, limits, subset)
            write(f"{family}-{letters}", cut(font, characters(f"{family}-{letters}")))


def characters(font: str) -> list[int]:
    """The characters in this font's unicode-range in fonts.css."""
    styles = (DESIGN_SYSTEM / "fonts.css").read_text()
    return parse_unicodes("".join(re.search(rf"/{font}\.woff2[^}}]*unicode-range:([^;]+);", styles)[1].split()))


def original(family: str, axes: str, limits: dict, subset: str = "latin") -> TTFont:
    folder = ROOT / "node_modules/@fontsource-variable" / family / "files"
    return instantiateVariableFont(TTFont(folder / f"{family}-{subset}-{axes}-normal.woff2"), limits)


def cut(font: TTFont, characters: list[int], kerned: str = "(?!)", step: float = 1) -> TTFont:
    """Keeps these characters, the features for tabular and lining figures, and the kerning between the `kerned`.

    Kerning is rounded to `step`, a fraction of the em. With the original precision, a thousandth, it compresses badly
    and is half of the font. Headlines get a smaller step than text, because they are larger.
    """
    pairs = kerning(font, [c for c in characters if re.fullmatch(kerned, chr(c))], step)
    options = Options(layout_features=["tnum", "lnum"], drop_tables=["GPOS", "GDEF"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    rules = "\n".join(f"pos {a} {b} {value};" for a, b, value in pairs)
    addOpenTypeFeaturesFromString(font, f"feature kern {{ {rules} }} kern;", tables=["GPOS"])
    return font


def kerning(font: TTFont, characters: list[int], step: float) -> list[tuple[str, str, int]]:
    """Pairs of glyphs, and the distance that kerning adds between them, in units of the font."""
    unit = font["head"].unitsPerEm * step
    table = font["GPOS"].table
    records = [record for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    indices = {index for record in records for index in record.Feature.LookupListIndex}
    lookups = [table.LookupList.Lookup[index] for index in sorted(indices)]
    glyphs = [font.getBestCmap()[character] for character in characters]
    pairs = []
    for first, second in product(glyphs, repeat=2):
        value = sum(advance(lookup, first, second) for lookup in lookups)
        if rounded := round(floor(value / unit + 0.5) * unit):
            pairs.append((first, second, rounded))
    return pairs


def advance(lookup, first: str, second: str) -> int:
    """The distance that a lookup adds between two glyphs, from its first subtable that contains the pair.

    Some fonts also kern by what is around a pair. That is left out: pairs alone stay small.
    """
    for subtable in lookup.SubTable:
        pairs = getattr(subtable, "ExtSubTable", subtable)
        if not isinstance(pairs, PairPos) or first not in pairs.Coverage.glyphs:
            continue
        if pairs.Format == 1:
            records = pairs.PairSet[pairs.Coverage.glyphs.index(first)].PairValueRecord
            found = next((record for record in records if record.SecondGlyph == second), None)
        else:
            row = pairs.Class1Record[pairs.ClassDef1.classDefs.get(first, 0)]
            found = row.Class2Record[pairs.ClassDef2.classDefs.get(second, 0)]
        if found:
            return getattr(found.Value1, "XAdvance", 0)
    return 0


def write(name: str, font: TTFont) -> None:
    file = DESIGN_SYSTEM / "fonts" / f"{name}.woff2"
    font.flavor = "woff2"
    font.save(file)
    print(f"{file.relative_to(ROOT)} {file.stat().st_size} bytes")


main()
