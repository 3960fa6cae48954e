/** Thrown where the scanner meets what it does not read; the fallback takes the workbook over. */
export class UnusualWorkbook extends Error {
  override readonly name = 'UnusualWorkbook';
}
