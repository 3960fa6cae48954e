import { CONCEPTS } from './concepts.ts';

const PRICE = CONCEPTS.findIndex(({ label }) => label === 'price');
const NUMBER =
  '(?:\\d+(?:[.,]\\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred)';
const UNIT =
  '(?:€|£|\\$|euros?|eur|dollars?|bucks|quid|pounds?|cents|usd|gbp|chf|franken|dolares|d[oó]lares|libras)';
/** A sum of money, in the languages whose currencies people write. */
const MONEY = new RegExp(
  `(?<!\\b(?:my|your|our) )(?:[€£$₹]\\s?\\d+(?:[.,]\\d+)?|\\b${NUMBER}(?: (?:hundred|thousand))?\\s?${UNIT}(?![\\p{L}\\d])|\\b(?:paid|costs?) \\d{2,}\\b)`,
  'iu',
);

/** Who names a sum speaks of the price, whatever he calls it. A key as `aspects` holds it, with the words that say so. */
export function findMoney(text: string): [key: string, said: string][] {
  const sum = MONEY.exec(text)?.[0];
  return sum ? [[`p:${PRICE}`, sum]] : [];
}
