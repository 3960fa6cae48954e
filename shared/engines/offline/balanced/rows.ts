/** A subject and its verb: "i've", "we have". */
export const openingOf = (text: string): string =>
  /^\s*(?:\p{L}+['’]\p{L}+|\p{L}+ \p{L}+)/u.exec(text)?.[0].trim().toLowerCase() ?? '';

/** How the last two of a row begin: "…, I've got my ticket and I've run groups". */
export function rowOpening(last: string): string | undefined {
  const opening = openingOf(last);
  return opening !== '' && last.toLowerCase().includes(` and ${opening} `) ? opening : undefined;
}

const AMOUNT = '(?:[£$€]\\s?\\d[\\d.,]*k?|\\d[\\d.,]*\\s?(?:€|euros?|dollars|pounds|quid))$';
const ENDS_PRICED = new RegExp(AMOUNT, 'i');
const PRICED = new RegExp(
  `^(?!.*\\b(?:it|this|that|them|me|us|under|below|over|to|at|for|around|about|by|with|within|only)\\b)(?:[\\p{L}\\d²-]+ ){1,4}${AMOUNT}`,
  'iu',
);

/** "tiling 6 sq m £330, skip £240": things with what each costs, also where one could be an order. */
export const arePriced = (one: string, next: string): boolean =>
  ENDS_PRICED.test(one.trim()) && PRICED.test(next.trim());
