import type { GridValue } from './grid.ts';
import { dateStyleOf } from './written-dates.ts';
import { isCurrency, type NumberStyle, readNumber, stylesOf, type WrittenNumber } from './written-numbers.ts';

/** How figures are written in the rest of a table, where that shows. */
type StyleOf = (() => NumberStyle | undefined) | undefined;

/** Figures are to stand in so many of the texts. */
const MOST = 0.8;

/** `R1`, `R2`, `R3`: letters and a number that counts on name things; they are no amounts in rand. */
function countsOn(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(/^\p{L}+[-.]?(\d+)$/u.exec(text.trim())?.[1] ?? Number.NaN));
  return (
    numbers.length > 1 && numbers.every((number, at) => at === 0 || number === Number(numbers[at - 1]) + 1)
  );
}

/** What a column of texts is: numbers or days that were written out, or texts. */
export function readTexts(texts: ReadonlyMap<number, string>, styleOf: StyleOf) {
  const all = [...texts.values()].filter((text) => /\d/.test(text));
  if (all.length === 0 || all.length < texts.size * MOST || countsOn(all)) return undefined;
  const likely = [...new Set(all)];
  const days = dateStyleOf(likely);
  if (days) return { kind: 'date' as const, ...days };
  const { styles, isAmbiguous } = stylesOf(likely);
  const style = isAmbiguous ? styleOf?.() : undefined;
  if (style) return { kind: 'number' as const, style, isAmbiguous: false };
  return styles[0] ? { kind: 'number' as const, style: styles[0], isAmbiguous } : undefined;
}

/**
 * Figures that stand as text among numbers, by row: `(3)`, `€9.90`, `1.140,63 €`. What may be read in two ways stays text,
 * and so does what has another unit than money.
 */
export function storedAsText(
  cells: ReadonlyMap<number, GridValue>,
  styleOf: StyleOf,
): Map<number, WrittenNumber> {
  const texts = new Map<number, string>();
  for (const [row, value] of cells)
    if (typeof value === 'string' && (readNumber(value, 'point') ?? readNumber(value, 'comma')))
      texts.set(row, value);
  const found = new Map<number, WrittenNumber>();
  if (texts.size === 0) return found;
  const { styles, isAmbiguous } = stylesOf([...texts.values()]);
  const style = isAmbiguous ? styleOf?.() : styles[0];
  if (!style) return found;
  for (const [row, text] of texts) {
    const number = readNumber(text, style);
    if (number && (number.unit === '' || isCurrency(number.unit))) found.set(row, number);
  }
  return found;
}
