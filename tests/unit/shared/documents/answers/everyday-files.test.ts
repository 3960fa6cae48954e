import { expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { readDocument } from '@/shared/documents/read-document.ts';

async function ask(text: string, question: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const events = readDocument({ bytes, name: 'file.csv', signal: new AbortController().signal, assets: '' });
  const blocks = [];
  for (;;) {
    const step = await events.next();
    if (step.done) return (await answerFile({ question, blocks, book: step.value, name: 'file.csv' })).text;
    if (step.value.type === 'blocks') blocks.push(...step.value.blocks);
  }
}

const hours = `Employee,Week,Hours,Rate,Done %
Mia,1,7:30,$25,90%
Mia,2,8:15,$25,100%
Raj,1,6:00,$30,40%
Raj,2,10:45,$30,75%
`;

test.each([
  ['total hours', 'The sum of “Hours” is 32:30 h'],
  ['how many hours did Mia work', 'The sum of “Hours” is 15:45 h'],
  ['hours per employee', '- Raj: 16:45 h\n- Mia: 15:45 h'],
  ['hours in week 2', 'The sum of “Hours” is 19:00 h'],
  ['which week had the most hours?', '1. 2: 19:00 h'],
  ['total pay', 'It does not say which column is meant.'],
  ['pay per employee', 'It does not say which column is meant.'],
  ['how many different weeks are there?', '2 of them different'],
])('hours that are written out add up, weeks do not: %s', async (question, said) => {
  expect(await ask(hours, question)).toContain(said);
});

test('times whose unit is not told are not added up, nor is a week in their place', async () => {
  const shifts = 'Employee,Week,Shift time,Cost\nMia,1,7:30,5\nMia,2,8:15,6\nRaj,1,6:00,7\n';
  expect(await ask(shifts, 'total shift time')).toContain('“Shift time” holds times whose unit is not told');
  expect(await ask('Employee,Week\nMia,1\nMia,2\nRaj,1\n', 'total pay')).not.toContain('is 4');
});

const spent = `Date,Vendor,Category,Amount (EUR),Paid by
03/01/2026,Deutsche Bahn,Travel,89.90,Anna
05/01/2026,Hotel Krone,Lodging,"1,240.00",Anna
05/01/2026,REWE,Food,34.17,Tom
12/01/2026,Uber,Travel,22.50,Tom
17/01/2026,Refund Deutsche Bahn,Travel,-45.00,Anna
02/02/2026,Figma,Software,180.00,Lee
09/02/2026,Deutsche Bahn,Travel,64.30,Lee
15/02/2026,Cafe Nero,Food,,Tom
28/02/2026,Staples,Office,58.75,Anna
,Total,,"1,644.62",
`;

test.each([
  ['who spent the most?', '1. Anna: 1,343.65 over 4 rows'],
  ['who paid for Figma?', '“Paid by” is Lee'],
  ['how much did we spend in total?', 'is 1,644.62, over 8 rows'],
  ['how much did we spend in total?', '1 row below zero is in it.'],
  ['how much did Anna pay?', 'is 1,343.65, over 4 of 9 rows'],
  ['which rows have no amount?', '1 row where “Amount (EUR)” is empty'],
])('who spends is no vendor, and a refund is a part of a total: %s', async (question, said) => {
  expect(await ask(spent, question)).toContain(said);
});

test('what may be money in and out is still asked about', async () => {
  const rows = spent.replace('1,644.62', '1,734.62');
  expect(await ask(rows, 'how much did we spend in total?')).toContain('above and below zero');
  const account =
    'Date,Text,Amount\n2026-01-01,Pay,900\n2026-01-02,Rent,-500\n2026-01-03,Food,-50\n,Total,350\n';
  expect(await ask(account, 'how much did we spend?')).toContain('above and below zero');
});

test('of several columns that say who it is asked which is meant', async () => {
  const sales = 'Customer,Sold by,Amount\nAcme,Tom,5\nAcme,Ann,9\nBeta,Tom,3\n';
  expect(await ask(sales, 'who had the most amount?')).toContain('More than one column says who.');
});

const bills = `Date;Item;Amount;Paid
01.03.2026;Rent;1.240,00;yes
04.03.2026;Power;89,50;yes
11.03.2026;Internet;39,99;no
02.04.2026;Rent;1.240,00;yes
09.04.2026;Repair boiler;310,00;no
;Sum;2.919,49;
`;

test.each([
  ['how much is still unpaid?', 'is 349.99, over 2 of 5 rows'],
  ['how much is paid?', 'is 2,569.50, over 3 of 5 rows'],
  ['total amount in March', 'is 1,369.49, over 3 of 5 rows'],
])('unpaid is a no, and days between dots come first: %s', async (question, said) => {
  expect(await ask(bills, question)).toContain(said);
});

test('letter case and blanks make no group of their own', async () => {
  const cities = 'City,Kind,Amount\nberlin,print,10\nBerlin,web,20\nBerlin,print ,30\nRome,Web,5\n';
  expect(await ask(cities, 'amount per city')).toContain('- Berlin: 60\n- Rome: 5');
  expect(await ask(cities, 'amount per kind')).toContain('- print: 40\n- web: 25');
  expect(await ask(cities, 'how many different cities are there?')).toContain('2 of them different');
});

test('empty cells that are asked for are not said to be left out', async () => {
  expect(await ask(spent, 'which rows have no amount?')).not.toContain('1 empty cell was left out');
});

test('months that are numbers put rows together, and nothing is worked out of rounds', async () => {
  const sales = 'Month,Region,Sales\n1,N,10\n1,S,20\n2,N,30\n2,S,5\n3,N,7\n';
  expect(await ask(sales, 'which month had the most sales?')).toContain('1. 2: 35 over 2 rows');
  expect(await ask(sales, 'sales per month')).toContain('- 2: 35\n- 1: 30\n- 3: 7');
  const rounds = 'Round,Team,Points\n1,A,3\n1,B,1\n2,A,0\n2,B,3\n';
  expect(await ask(rounds, 'average round')).toContain('“Round” only counts on');
});

test('of those who do and those who review none is taken for who', async () => {
  const tasks = 'Task,Assigned to,Reviewed by,Hours\nx,Mia,Raj,3\ny,Raj,Mia,5\nz,Mia,Lee,1\n';
  expect(await ask(tasks, 'who has the most hours?')).toContain('More than one column says who.');
});

test('no amount may be 0 where some amounts are', async () => {
  const items = 'Item,Amount\na,10\nb,\nc,0\n';
  expect(await ask(items, 'which items have no amount?')).toContain('is empty in some rows and 0 in others');
});
