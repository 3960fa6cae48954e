import { expect, test } from 'vitest';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

type Row = (string | number)[];

const tablesOf = (rows: Row[]) => tablesOfFile({ blocks: [], book: bookOf(sheetOf('Marks', rows)) });

const marks: Row[] = [
  ['Student', 'Class', 'Maths', 'Oral'],
  ['Ada', '7a', 15, 12],
  ['Ben', '7b', 11, 9],
  ['Dora', '7a', 13, 14],
  ['Eva', '7b', 8, 10],
  ['Finn', '7a', 17, 16],
];
const cem: Row = ['Cem', '7a', 'absent', 'excused'];
const withRow = (row: Row, at: number) => [...marks.slice(0, at), row, ...marks.slice(at)];

test.each([
  ['in the middle', withRow(cem, 3)],
  ['first', withRow(cem, 1)],
  ['second', withRow(cem, 2)],
  ['before the last', withRow(cem, 5)],
  ['last', [...marks, cem]],
  ['twice', [...withRow(cem, 3), ['Gus', '7b', 'ill', 'excused']]],
  ['in words that begin large', withRow(['Cem', '7a', 'Absent', 'Excused'], 3)],
  [
    'without a class',
    withRow(cem, 3).map(([student = '', , maths = '', oral = '']) => [student, maths, oral]),
  ],
])('somebody who was absent is a row among the others: %s', (_, rows) => {
  const tables = tablesOf(rows);
  expect(tables.map(({ rows: own }) => own.length)).toEqual([rows.length - 1]);
});

test.each([
  [['Teacher', 'Subject', 'Hours', 'Rooms']],
  [['teacher', 'subject', 'Hours', 'Rooms']],
  [['teacher', 'subject', 'hours', 'rooms']],
])('names of other columns still begin another table', (head) => {
  const rows: Row[] = [...marks, head, ['Mrs Low', 'Maths', 12, 2], ['Mr High', 'Art', 4, 1]];
  expect(tablesOf(rows).map(({ rows: own }) => own.length)).toEqual([5, 2]);
});
