import type { PdfLine } from './lines.ts';
import { markerOf } from './list-markers.ts';
import type { LayoutItem } from './paragraphs.ts';

/** What is known of a document's type when a page is judged. */
export interface TypeFacts {
  /** Size of most letters. */
  bodySize: number;
  /** Whether most letters are bold. */
  isBodyBold: boolean;
  /** Whether most letters are of equal width. */
  isBodyMono: boolean;
  /** Sizes of headings above the body's, the largest first. */
  headingSizes: readonly number[];
  /** Titles of the outline with their levels, as `plainTitle` writes them. */
  outline: ReadonlyMap<string, number>;
}

const caption =
  /^(fig(ure|\.)?|table|tab\.|chart|exhibit|plate|scheme|listing|algorithm|abb(ildung|\.)|tabelle|tableau|photo|box)\s*(\d+|[IVXLC]+\b|[A-Z]\.?\d+)/i;
const sectionNumber =
  /^((\d{1,2}(\.\d{1,3}){0,4}|[IVX]{1,5}|[A-Z])\.?|§\s*\d+(\.\d+)*|(chapter|section|part|appendix|annex|article|kapitel|chapitre|step)\s+(\d+|[IVXLC]+|[A-Z])\b[.:]?)\s+\S/i;
const known =
  /^(abstract|introduction|references|bibliography|acknowledge?ments?|conclusions?|contents|table of contents|summary|discussion|results|methods|background|related work|appendix|index|preface|foreword|glossary|notes|executive summary)$/i;

/** From this times the body's size on, type is larger. */
export const LARGER = 1.09;

export function isCaption(text: string): boolean {
  return caption.test(text) && text.length < 600;
}

export function plainTitle(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** How sure it is that a item is a heading: 2 by its size or the outline, 1 by its weight or its form, 0 not. */
export function headingStrength(item: LayoutItem, next: LayoutItem | undefined, facts: TypeFacts): 0 | 1 | 2 {
  const text = item.text.trim();
  if (!canBeHeading(item, text, facts)) return 0;
  if (facts.outline.has(plainTitle(text)) || isTitled(item)) return 2;
  if (isColumnTitle(item, next)) return 0;
  const ratio = item.size / Math.max(1, facts.bodySize);
  const words = text.split(/\s+/).length;
  const isSentence = /[.;,]$/.test(text) && words > 3;
  const isNumbered = sectionNumber.test(text);
  if (ratio >= LARGER) return isSentence && (words > 6 || ratio < 1.3) ? 0 : 2;
  if ((isSentence && !(isNumbered && words <= 8)) || words > 16 || ratio < 0.88) return 0;
  if (item.isBold && !facts.isBodyBold) return isFollowed(item, next) ? 1 : 0;
  const isParted = item.gapAbove > 1.25 * item.leading;
  if (!isParted || item.lines.length > 2) return 0;
  if (next?.table && words <= 6 && item.gapAbove > 1.7 * item.leading && /^\p{Lu}[^:;,.]*$/u.test(text))
    return 1;
  const plain = text.replace(sectionNumber, (found) => found.slice(-1));
  if (known.test(plain) || known.test(text)) return 1;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isCapital =
    letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  if (isCapital && words <= 10 && !/\d{3,}|[@:|/]/.test(text) && next && !next.table && next.text.length > 60)
    return 1;
  if (
    isNumbered &&
    /^(\d+(\.\d+)+|[IVX]+\.|[A-Z]\.)\s/.test(text) &&
    (item.isItalic || words <= 9) &&
    !/[:,;]$/.test(text)
  )
    return item.isItalic || /^\d+(\.\d+)+\.?\s+\p{Lu}/u.test(text) ? 1 : 0;
  return 0;
}

/** Whether the file's own tags call it a heading. */
const isTitled = ({ lines }: LayoutItem) =>
  lines.length > 0 && lines.every(({ words }) => words.every(({ isTitled }) => isTitled === true));

/** Over some columns of the table below, not over all of it. */
function isColumnTitle(item: LayoutItem, next: LayoutItem | undefined): boolean {
  if (!next?.table || next.top - item.bottom > item.size) return false;
  return item.x0 > next.x0 + 0.2 * (next.x1 - next.x0);
}

/** Three words or more that stand apart like cells: a row that lost its table at a page's end. */
function isRow({ words, size }: PdfLine): boolean {
  const apart = words.filter((word, at) => {
    const last = words[at - 1];
    return last !== undefined && word.x0 - last.x1 > 2.5 * size;
  });
  return apart.length >= 2;
}

/** Ends in a number that stands apart, as an entry of a table of contents does. */
function isEntry({ words, size }: PdfLine): boolean {
  const [last, before] = [words.at(-1), words.at(-2)];
  return !!last && !!before && /^(\d{1,4}|[ivxlc]{1,6})$/.test(last.text) && last.x0 - before.x1 > 2.5 * size;
}

/** Signs of a formula, and more of them and of single letters than of words. */
function isFormula(text: string): boolean {
  if (!/[=<>∼≈≤≥∑∫√∥⊤⊗∂±×]/.test(text)) return false;
  const inWords = text.match(/\p{L}{3,}/gu)?.join('').length ?? 0;
  return inWords < 0.5 * text.replace(/\s/g, '').length;
}

/** Typewriter type that is larger than the text and says no code: titles of a book may be set in it. */
export function isMonoTitle({ size, lines, text }: LayoutItem, { bodySize }: TypeFacts): boolean {
  return (
    size >= 1.15 * bodySize &&
    lines.length <= 2 &&
    /^\p{L}|^\d+\b/u.test(text) &&
    !/[{}[\];=<>$\\|]|\(\)/.test(text)
  );
}

function canBeHeading(item: LayoutItem, text: string, facts: TypeFacts): boolean {
  if (item.table || item.lines.length === 0 || item.lines.length > 4) return false;
  if (text.length < 2 || text.length > 220 || !/\p{L}/u.test(text)) return false;
  if (item.isMono && !facts.isBodyMono && !item.isBold && !isMonoTitle(item, facts)) return false;
  if (isCaption(text) && item.size < 1.3 * facts.bodySize) return false;
  // What was filled in, or lies aslant over the page, names nothing.
  if (item.lines.some((line) => line.words.some((word) => word.isField || word.tilt !== 0))) return false;
  if (markerOf(text)?.isBullet || item.lines.some(isRow)) return false;
  if (item.lines.every(isEntry) || isFormula(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  if (letters < 0.35 * text.replace(/\s/g, '').length && !facts.outline.has(plainTitle(text))) return false;
  return !/(\.{4,}|…{2,}|(\. ){4,})/.test(text);
}

/** An address, or what is only bold and begins in the middle of a sentence. */
export function isNoTitle(text: string, strength: number): boolean {
  return /\S@\S+\.\p{L}/u.test(text) || (strength === 1 && goesOn(text));
}

const goesOn = (text: string) => /^(\((?![\p{L}\d]{1,4}\)\s+\p{Lu})|\p{Ll}\S*\s)/u.test(text);

/** Says by its words or its number that it heads a section. */
export const namesSection = (text: string) => known.test(text.trim()) || sectionNumber.test(text);

/** A bold line that nothing follows, or that a bold line follows in the same breath, is a label. */
function isFollowed(item: LayoutItem, next: LayoutItem | undefined): boolean {
  if (!next) return item.gapAbove > 1.3 * item.leading && item.lines.length === 1 && item.text.length > 3;
  return item.lines.length <= 3;
}

/** 1 to 6: by the outline, the depth of its number, or the rank of its size. */
export function headingLevel(item: LayoutItem, facts: TypeFacts): number {
  const titled = facts.outline.get(plainTitle(item.text));
  if (titled !== undefined) return Math.min(6, Math.max(1, titled));
  const larger = facts.headingSizes.filter((size) => size > item.size + 0.4).length;
  const depth = /^\d+(\.\d+)*/.exec(item.text)?.[0].split('.').length;
  if (depth !== undefined && depth > 1) return Math.min(6, Math.max(depth, Math.min(larger + 1, depth + 1)));
  const isPlain = item.size < LARGER * facts.bodySize;
  return Math.min(6, larger + (isPlain && larger === 0 ? 2 : 1));
}
