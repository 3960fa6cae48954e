/**
 * How a sentence is held:
 * - `value`: a value of the code is what the spec says; compared by the table's own test.
 * - `page`: a page, rendered as a visitor gets it, has these words.
 * - `test`: another test asserts it; it stands in this file under this title and has these literals in it.
 * - `code`: a constant or rule that no test can see but by waiting or measuring has this spelling in this file.
 */
export type Expected =
  | { by: 'value'; actual: () => unknown; expected: unknown }
  | { by: 'page'; path: string; has: readonly string[] }
  | { by: 'test'; file: string; title: string; has: readonly string[] }
  | { by: 'code'; file: string; has: readonly string[] };

export const value = (actual: () => unknown, expected: unknown): Expected => ({
  by: 'value',
  actual,
  expected,
});
export const page = (path: string, ...has: string[]): Expected => ({ by: 'page', path, has });
export const test = (file: string, title: string, ...has: string[]): Expected => ({
  by: 'test',
  file: `tests/${file}`,
  title,
  has,
});
export const code = (file: string, ...has: string[]): Expected => ({ by: 'code', file, has });
