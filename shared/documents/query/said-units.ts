import type { DataColumn } from '@/shared/documents/tables/data-column.ts';

/** What columns of hours and minutes hold, whatever they are called. */
export const HOURS = /^(?:h|hrs?|hours?|std|stunden?|horas?|heures?)$/;

/** Currencies and units as they are said behind a number, by what cells show. */
const SAID: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:\$|USD|US\$|CAD|AUD)$/i, /^(?:dollars?|dolar(?:es)?|usd|bucks)$/],
  [/^(?:€|EUR)$/i, /^(?:euros?|eur)$/],
  [/^(?:£|GBP)$/i, /^(?:pounds?|gbp|quid|pfund|libras?|livres?)$/],
  [/^(?:₹|INR)$/i, /^(?:rupees?|rs|inr|rupien|rupias?|roupies?)$/],
  [/^(?:¥|JPY|CNY)$/i, /^(?:yen|yuan|jpy|cny)$/],
  [/^(?:Fr\.?|CHF)$/i, /^(?:chf|francs?|franken)$/],
  [/^%$/, /^(?:percent|prozent|porciento|pourcent)$/],
  [/^h$/, HOURS],
];

/** The columns whose figures are shown with a unit that is said; undefined where no unit is. */
export function columnsInUnit(text: string, columns: readonly DataColumn[]): number[] | undefined {
  const shown = SAID.find(([, word]) => word.test(text))?.[0];
  return shown && columns.flatMap(({ unit }, at) => (unit && shown.test(unit) ? [at] : []));
}
