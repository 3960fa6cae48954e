import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { bookOf, day, sheetOf, shownAs } from '@/tests/support/workbook.ts';

const tours = bookOf(
  sheetOf('Tours', [
    ['Date', 'Wochentag', 'Besucher', 'Führung gebucht', 'Audio guide'],
    ...['ja', 'nein', 'ja', 'nein', 'nein', 'ja', 'nein'].map((flag, at) => [
      day(`2024-05-0${at + 1}`),
      ['Mi', 'Do', 'Fr', 'Sa', 'So', 'Mo', 'Di'][at] ?? '',
      10 + at,
      flag,
      at < 2 ? 'x' : null,
    ]),
  ]),
);
const members = bookOf(
  sheetOf('Tenants', [
    ['Tenant', 'Moved in', 'Rent'],
    ['Ada Quint', day('2015-03-01'), shownAs(700, '$700.00')],
    ['Ivo Marsh', day('2009-08-01'), shownAs(650, '$650.00')],
    ['Nora Feld', day('2021-01-01'), shownAs(720, '$720.00')],
  ]),
  sheetOf('Houses', [
    ['House', 'Tenants now'],
    ['Mill House', 12],
    ['Old Barn', 7],
    ['Gate Lodge', 3],
  ]),
);
const till = bookOf(
  sheetOf('Till', [
    ['Slip', 'Kind', 'Counter', 'Pieces', 'Total', 'Tip'],
    ['S1', 'Payment', 'North', 2, shownAs(20, '$20.00'), shownAs(1, '$1.00')],
    ['S2', 'Payment', 'South', 1, shownAs(30, '$30.00'), shownAs(2, '$2.00')],
    ['S3', 'Refund', 'North', 1, shownAs(-5, '-$5.00'), shownAs(0, '$0.00')],
    ['S4', 'Payment', 'North', 3, shownAs(40, '$40.00'), shownAs(3, '$3.00')],
  ]),
);
const costs = bookOf(
  sheetOf('Build', [
    ['Trade', 'Planned', 'Spent so far'],
    ['Roof', shownAs(300, '$300.00'), shownAs(250, '$250.00')],
    ['Windows', shownAs(500, '$500.00'), shownAs(450, '$450.00')],
    ['Paint', shownAs(200, '$200.00'), shownAs(300, '$300.00')],
  ]),
);

async function ask(book: typeof tours, question: string) {
  const answer = await answerFile({ book, blocks: [], question });
  const tables = tablesOfFile({ book, blocks: [] });
  const pressed = [...answer.choices, ...answer.proposals].map(({ query }) => {
    const table = tables[query.table];
    return table ? runQuery(table, query).text : '';
  });
  return { ...answer, pressed };
}

test.each([
  ['wie viele Tage mit Führung', '3'],
  ['how many days with a guide', '2'],
  ['nombre de jours avec guide', '2'],
])('with a thing of yes and no counts its yes: %s', async (question, figure) => {
  const { result } = await ask(tours, question);
  expect(result?.figure).toBe(figure);
});

test('days of the week beside a day each are not counted once', async () => {
  const { result } = await ask(tours, 'wie viele wochentage mit Führung');
  expect(result?.figure).toBe('3');
});

test.each(['Roof as % of planned', 'Roof als % von planned'])(
  'a sign of per cent asks a share: %s',
  async (question) => {
    const { text } = await ask(costs, question);
    expect(text).toContain('30 %');
  },
);

test('a sign of per cent is not answered with a sum', async () => {
  const { result, pressed } = await ask(costs, 'Roof, planned (%)');
  expect(result).toBeNull();
  expect(pressed[0]).toContain('30 %');
});

test('the longest time is no count of people, and the first day is offered', async () => {
  const { result, pressed } = await ask(members, 'who has been a tenant the longest');
  expect(result).toBeNull();
  expect(pressed[0]).toContain('Ivo Marsh');
});

test.each(['best month (Total)', 'worst quarter, Total'])(
  'groups a table does not have are not single rows: %s',
  async (question) => {
    const { result } = await ask(till, question);
    expect(result).toBeNull();
  },
);

test('payments by counter asks which figure, and leads to that of all rows', async () => {
  const { result, pressed } = await ask(till, 'payments by counter');
  expect(result).toBeNull();
  expect(pressed[0]).toContain('North: $55.00');
});
