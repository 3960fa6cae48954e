/** Currency of a payment that names none, and the digits it is shown with (spec §3, design §6). */
const UNNAMED_CURRENCY = 'INR';

function fractionDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** An amount as payment providers count it (cents; whole yen) in whole units of its currency. */
export function toWholeUnits(smallestUnits: number, currency: string): number {
  return smallestUnits / 10 ** fractionDigits(currency);
}

/** An amount in whole units with its currency's own symbol and digits; without a currency ₹ and two decimals. */
export function formatMoney(amount: number, currency: string | null): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currency ?? UNNAMED_CURRENCY,
    currencyDisplay: 'narrowSymbol',
  }).format(amount);
}
