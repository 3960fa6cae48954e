import type { Block, Place } from '@/shared/documents/document.ts';
import { parseRangeName, rangeName } from '@/shared/documents/sheets/a1.ts';

/** A place an answer names, and where it names it. */
export interface Citation {
  /** UTF-16 units from the beginning of the answer, with the brackets. */
  start: number;
  end: number;
  place: Place;
}

/** Brackets that are no link, nor begin a line that says to which address one leads. */
const BRACKETS =
  /\[(?!(?<=^[ \t]*\[)[^[\]\n]{1,300}\]:[ \t]*<?(?:[a-z][a-z\d+.-]*:|www\.|[/#]))([^[\]\n]{1,300})\](?!\()/gim;
const PAGE = /^(?:pp?\.?|pages?)\s*(\d{1,6})(?:\s*[-–—]\s*(\d{1,6}))?$/i;
const COUNTED = /^(lines?|l\.|paragraphs?|para\.?|¶)\s*(\d{1,9})(?:\s*[-–—]\s*(\d{1,9}))?$/i;
const CELLS = /^(?:'((?:[^']|'')+)'|(.+))!(\$?[A-Za-z]{1,3}\$?\d{1,7}(?::\$?[A-Za-z]{1,3}\$?\d{1,7})?)$/;

const meets = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from <= other.to && other.from <= one.to;

/** The place a text names, if a block stands there. */
function placeOf(text: string, places: readonly Place[]): Place | undefined {
  const name = text.trim();
  const exact = places.find((place) => place.in === 'path' && place.path === name);
  if (exact) return exact;
  if (/^image$/i.test(name)) return places.find((place) => place.in === 'image');
  const page = PAGE.exec(name);
  if (page) {
    const wanted = Number(page[1]);
    return places.some((place) => place.in === 'page' && place.page === wanted)
      ? { in: 'page', page: wanted }
      : undefined;
  }
  const counted = COUNTED.exec(name);
  if (counted) {
    const from = Number(counted[2]);
    const span = { from, to: Math.max(from, Number(counted[3] ?? from)) };
    const unit = /^l/i.test(counted[1] ?? '') ? 'lines' : 'paragraphs';
    return places.some((place) => place.in === unit && meets(place, span))
      ? { in: unit, ...span }
      : undefined;
  }
  return cellsOf(name, places) ?? pathOf(name, places);
}

function cellsOf(name: string, places: readonly Place[]): Place | undefined {
  const match = CELLS.exec(name);
  const area = match && parseRangeName(match[3] ?? '');
  if (!area) return undefined;
  const wanted = (match[1]?.replaceAll("''", "'") ?? match[2] ?? '').trim().toLowerCase();
  for (const place of places) {
    if (place.in !== 'sheet' || place.sheet.toLowerCase() !== wanted) continue;
    const used = parseRangeName(place.range);
    const isThere =
      used &&
      meets({ from: used.top, to: used.bottom }, { from: area.top, to: area.bottom }) &&
      meets({ from: used.left, to: used.right }, { from: area.left, to: area.right });
    if (isThere) return { in: 'sheet', sheet: place.sheet, range: rangeName(area) };
  }
  return undefined;
}

/** `$.orders.7` lies in the block `$.orders.0–49`. */
function pathOf(name: string, places: readonly Place[]): Place | undefined {
  if (!name.startsWith('$')) return undefined;
  return places.find((place) => {
    if (place.in !== 'path') return false;
    if (name.startsWith(`${place.path}.`)) return true;
    const [, list = '', from, to] = /^(.+)\.(\d+)–(\d+)$/.exec(place.path) ?? [];
    const at =
      list && name.startsWith(`${list}.`) ? Number.parseInt(name.slice(list.length + 1), 10) : Number.NaN;
    return at >= Number(from) && at <= Number(to);
  });
}

/** The names in one pair of brackets: `p. 3, 5; Sheet1!B7`. A number alone goes on with pages. */
function namesIn(inner: string): string[] {
  const parts = inner.split(/\s*[,;]\s*|\s+and\s+/);
  let lead = '';
  return parts.map((part) => {
    const sheet = /^(.+!)[^!]+$/.exec(part)?.[1];
    if (sheet) lead = sheet;
    else if (PAGE.test(part)) lead = 'p. ';
    else if (/^\d+(?:\s*[-–—]\s*\d+)?$/.test(part) && lead === 'p. ') return `p. ${part}`;
    else if (/^\$?[A-Za-z]{1,3}\$?\d/.test(part) && lead.endsWith('!')) return `${lead}${part}`;
    return part;
  });
}

/** The places an answer cites, in its order; only such as are in the file. Of several files only those that `lead` names. */
export function findCitations(answer: string, blocks: readonly Block[], lead = ''): Citation[] {
  const places = [...new Map(blocks.map(({ place }) => [JSON.stringify(place), place])).values()];
  const found: Citation[] = [];
  for (const match of answer.matchAll(BRACKETS)) {
    if (!match[1]?.startsWith(lead)) continue;
    const inner = match[1].slice(lead.length);
    const whole = placeOf(inner, places);
    const cited = whole ? [whole] : namesIn(inner).flatMap((name) => placeOf(name, places) ?? []);
    const start = match.index;
    for (const place of cited) found.push({ start, end: start + match[0].length, place });
  }
  return found;
}
