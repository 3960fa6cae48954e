import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { ledTo } from '@/tests/support/led-to.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

// Names that stand once over the rows of their group, without a total that closes it.

const said = async (book: Workbook, question: string) =>
  (await answerFile({ question, blocks: [], book, name: 'file.xlsx' })).text;

const visits = bookOf(
  sheetOf('Visits', [
    ['Site', 'Quarter', 'Month', 'Visits'],
    ['Hull', 'Q1', 'Jan', 210],
    [null, null, 'Feb', 190],
    [null, 'Q2', 'Apr', 260],
    ['York', 'Q1', 'Jan', 400],
    [null, null, 'Feb', 380],
    [null, 'Q2', 'Apr', 455],
  ]),
);

test.each([
  ['total visits in York', 'is 1,235, over 3 of 6 rows'],
  ['visits in Q1', 'is 1,180, over 4 of 6 rows'],
  ['which site had the most visits', '1. York: 1,235'],
  ['visits in Hull in February', '“Visits” is 190'],
])('rows below a name belong to it: %s', async (question, want) => {
  expect(await said(visits, question)).toContain(want);
});

test('names that come again are asked about, with both figures a press away', async () => {
  const log = bookOf(
    sheetOf('Log', [
      ['Driver', 'Stop', 'Parcels'],
      ['Ana', 'Mill', 4],
      [null, 'Port', 5],
      ['Bo', 'Zoo', 6],
      ['Ana', 'Dock', 7],
      [null, 'Quay', 8],
    ]),
  );
  const answer = await answerFile({
    question: 'total parcels for Ana',
    blocks: [],
    book: log,
    name: 'log.xlsx',
  });
  expect(answer.text).toContain('these may belong to the name above them');
  expect(ledTo(answer, log).join('\n')).toMatch(/is 11, [\s\S]*is 24, /);
});

test('a gap in a list is no outline', async () => {
  const list = bookOf(
    sheetOf('List', [
      ['Name', 'Town', 'Fee'],
      ['Ann', 'Hull', 5],
      ['Bob', 'York', 6],
      [null, 'Hull', 7],
      ['Cy', 'Hull', 8],
    ]),
  );
  expect(await said(list, 'total fee of Bob')).toContain('6');
  expect(await said(list, 'total fee of Bob')).not.toContain('13');
});

test('the other way to read figures holds for columns of years, too', async () => {
  const sales = bookOf(
    sheetOf('Sales', [
      ['Region', '2024', '2025'],
      ['North', '4,100', '4,420'],
      ['South', '3,050', '2,900'],
    ]),
  );
  const answer = await answerFile({ question: 'total in 2025', blocks: [], book: sales, name: 'sales.xlsx' });
  expect(ledTo(answer, sales).join('\n')).toMatch(/is 7,320[\s\S]*is 7\.32/);
});

test('what stands under a list belongs to no name above it', async () => {
  const bill = bookOf(
    sheetOf('Bill', [
      ['Item', 'Hours', 'Note', 'Amount'],
      ['Design', 6, null, 540],
      ['Prototype', 22, null, 2420],
      ['Testing', 9, null, 720],
      [null, null, 'Discount 5%', -184],
      [null, null, 'Tax', 279.68],
    ]),
  );
  expect(await said(bill, 'amount of Testing')).not.toContain('815.68');
});

test('rows below a day may be of that day', async () => {
  const account = bookOf(
    sheetOf('Account', [
      ['Date', 'Text', 'Out'],
      ['2 May', 'Shop', 20],
      ['5 May', 'Rent', 800],
      ['9 May', 'Water', 40],
      [null, 'Fuel', 60],
      ['15 May', 'Shop', 12],
    ]),
  );
  const answer = await answerFile({
    question: 'total out on 9 May',
    blocks: [],
    book: account,
    name: 'a.xlsx',
  });
  expect(answer.text).toContain('may belong to the name above them');
  expect(ledTo(answer, account).join('\n')).toMatch(/40[\s\S]*is 100/);
  expect(await said(account, 'total out')).toContain('is 932, over 5 rows');
});

test('a row that has far more than all others may hold them', async () => {
  const gas = bookOf(
    sheetOf('Gas', [
      ['Country', '2021', '2022'],
      ['Norway', 42, 40],
      ['Chile', 88, 90],
      ['Kenya', 19, 21],
      ['World', 36800, 37200],
    ]),
  );
  expect(await said(gas, 'total in 2021')).toMatch(/Two answers are possible[\s\S]*149[\s\S]*36,949/);
});

test('the largest of a sorted list holds none of the others', async () => {
  const power = bookOf(
    sheetOf('Power', [
      ['Source', '2023', '2024'],
      ['Nuclear', 322, 398],
      ['Water', 61, 53],
      ['Wind', 40, 41],
      ['Coal', 6, 7],
    ]),
  );
  expect(await said(power, 'total in 2023')).toContain('is 429');
});
