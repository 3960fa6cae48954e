import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const book = bookOf(
  sheetOf('Jobs', [
    ['Obra', 'Fahrer', 'Rubrik', 'Jahresbeitrag', 'Km'],
    ['Puente', 'Jana', 'Miete', 40, 12],
    ['Puente', 'Omar', 'Strom', 10, 30],
    ['Muelle', 'Jana', 'Strom', 25, 7],
    ['Muelle', 'Omar', 'Miete', 60, 9],
  ]),
);

async function led(question: string) {
  const { result, choices } = await answerFile({ question, blocks: [], book });
  const tables = tablesOfFile({ blocks: [], book });
  const texts = choices.map(({ query }) => {
    const table = tables[query.table];
    return table ? runQuery(table, query).text : '';
  });
  return { isAnswered: result !== null, count: choices.length, text: texts.join('\n') };
}

test.each([
  ['total fee by driver', 'Omar: 70'],
  ['which construction site has the highest fee', 'Muelle: 85'],
  ['sum of km for electricity', '37'],
  ['Summe der Km für electricidad', '37'],
  ['km by conductor', 'Omar: 39'],
])('words of another language are offered, with all else that was asked: %s', async (question, wants) => {
  const { isAnswered, count, text } = await led(question);
  expect(text).toContain(wants);
  expect(isAnswered).toBe(false);
  expect(count).toBeLessThanOrEqual(4);
});

test('what has no name near it is still offered without the word', async () => {
  const { isAnswered, text } = await led('total km of xylophones');
  expect(isAnswered).toBe(false);
  expect(text).toContain('58');
});
