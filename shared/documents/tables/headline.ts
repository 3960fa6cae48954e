import { isPivotFigure, summedField } from './pivot-names.ts';

/** A longer name says more than what is measured. */
const MOST_LETTERS = 48;
/** What only tells the years: tables of other years measure the same. */
const YEARS =
  /[\s,]*(?:(?<!\p{L})(?:in|of|for|from|since|to|until|and|im|von|seit|bis|und|de|en|du|au|et)\s+)?(?<!\d)(?:19|20)\d\d(?:\s?[-–/]\s?(?:(?:19|20)\d\d|\d\d))?(?!\d)/giu;
const ASIDE = /\s*[([{][^)\]}]*[)\]}]/g;

/** What the figures under some titles are called: a pivot by its field, else the first line without its years and asides. */
export function headlineOf(titles: readonly string[]): string | undefined {
  const pivot = titles.find(isPivotFigure);
  if (pivot !== undefined) return summedField(pivot);
  const bare = titles.map((title) => title.replace(ASIDE, '').replace(YEARS, '').trim());
  const line = bare.find(Boolean) ?? '';
  const short = line.length > MOST_LETTERS ? (line.split(/\s*[,;:–—|]\s*/)[0] ?? '') : line;
  return short !== '' && short.length <= MOST_LETTERS && /\p{L}/u.test(short) ? short : undefined;
}
