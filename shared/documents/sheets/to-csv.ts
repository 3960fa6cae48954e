/** What a spreadsheet takes for the beginning of a formula, full-width forms among it (OWASP, "CSV Injection"). */
const FORMULA_START = /^[=@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Where the comma is the decimal mark, a semicolon ends a cell, in quotes too. */
const FORMULA_BEHIND = /(?<=;\s*)(?=[=@]|[+-]\p{L})/gu;
const SIGN = /^[+-]/;
const NUMBER = /^[+-]\s?[$€£¥]?\s?[\d.,]+(?:E[+-]?\d+)?\s?%?$/i;

/** A field that no spreadsheet runs: what would begin a formula gets an apostrophe before it (faults F24, S5). */
export function safeField(text: string): string {
  const inner = text.replace(FORMULA_BEHIND, "'");
  return FORMULA_START.test(text) || (SIGN.test(text) && !NUMBER.test(text)) ? `'${inner}` : inner;
}

/** A field as RFC 4180 writes it. */
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of text as CSV: commas, CRLF, formulas made harmless. */
export function rowsToCsv(rows: Iterable<readonly string[]>): string {
  let csv = '';
  for (const row of rows) csv += `${row.map((field) => quoted(safeField(field))).join(',')}\r\n`;
  return csv;
}
