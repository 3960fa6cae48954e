/** Digits behind the last sign that may begin a fraction; `1,234` has three behind a sign that parts thousands. */
const FRACTION = /\d[.,](\d{2,})\D*$/;
const THOUSANDS = /^\D*\d{1,3}(?:,\d{3})+\D*$/;

/** How many decimals figures are shown with, where all show the same, two or more: `12.50` and `3.00`. */
export function decimalsShown(rows: Iterable<number>, shown: (row: number) => string): number | undefined {
  let told: number | undefined;
  for (const row of rows) {
    const text = shown(row);
    // A zero may be shown as a dash.
    if (!/[1-9]/.test(text)) continue;
    const own = THOUSANDS.test(text) ? undefined : FRACTION.exec(text)?.[1]?.length;
    if (own === undefined || (told !== undefined && own !== told)) return undefined;
    told = own;
  }
  return told !== undefined && told <= 10 ? told : undefined;
}
