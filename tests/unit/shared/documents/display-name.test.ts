import { expect, test } from 'vitest';
import { displayName, extensionOf } from '@/shared/documents/display-name.ts';

// faults F36
test.each([
  ['report.pdf', 'report.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ana\\plan.xlsx', 'plan.xlsx'],
  ['invoice_\u202Efdp.exe', 'invoice_fdp.exe'],
  ['a\u0000b\nc\u2066.txt', 'abc.txt'],
  ['👩‍💻 notes.md', '👩‍💻 notes.md'],
  ['  two   spaces .csv ', 'two spaces .csv'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ['..', 'file'],
  ['\u202E\u200B', 'file'],
  ['x\uD800.pdf', 'x\uFFFD.pdf'],
])('%j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

test('a name of 300 characters keeps its ending', () => {
  const shown = displayName(`${'é'.repeat(300)}.docx`);
  expect([...shown]).toHaveLength(120);
  expect(shown.endsWith('é….docx')).toBe(true);
});

test('an ending that goes on for ever is cut like the rest', () => {
  expect([...displayName(`a.${'b'.repeat(300)}`)]).toHaveLength(120);
});

test.each([
  ['A.PDF', 'pdf'],
  ['archive.tar.gz', 'gz'],
  ['Makefile', ''],
  ['a.', ''],
])('the ending of %s is %j', (name, ending) => {
  expect(extensionOf(name)).toBe(ending);
});
