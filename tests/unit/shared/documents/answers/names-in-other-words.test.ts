import { describe, expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { runQuery } from '@/shared/documents/query/run-query.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const book = bookOf(
  sheetOf('Loans', [
    ['Lieferant', 'Werkzeug', 'Gew.', 'Ausl.', 'Gebühr'],
    ['Alder', 'Saw', 4, 12, 30],
    ['Birch', 'Drill', 2, 20, 25],
    ['Alder', 'Ladder', 9, 5, 40],
    ['Cedar', 'Saw', 3, 7, 50],
    ['Birch', 'Plane', 1, 9, 20],
  ]),
);
const ask = (question: string) => answerFile({ book, blocks: [], question });

describe('a name that is cut off by a point', () => {
  test.each([
    ['höchstes gewicht', '9'],
    ['summe der ausleihen', '53'],
  ])('is found by the whole word: %s', async (question, figure) => {
    const { text, choices } = await ask(question);
    expect(choices).toEqual([]);
    expect(text).toContain(`is ${figure},`);
  });

  test('is asked about where the word is none of its usual ones', async () => {
    const { result, choices } = await ask('höchster gewinn');
    expect(result).toBeNull();
    expect(choices[0]?.label).toBe('“Gew.”');
  });
});

describe('another usual name of a column, of another language too', () => {
  const first = async (question: string) => {
    const { result, choices } = await ask(question);
    expect(result).toBeNull();
    const table = tablesOfFile({ book, blocks: [] })[choices[0]?.query.table ?? 0];
    if (!table || !choices[0]) throw new Error('no choice');
    return runQuery(table, choices[0].query).text;
  };

  test('is offered first, and the press gives each of them in sum', async () => {
    const text = await first('top 2 suppliers by Gebühr');
    expect(text).toContain('1. Alder: 70');
    expect(text).toContain('2. Cedar: 50');
  });

  test('is what a group is asked by', async () => {
    expect(await first('which proveedor has the most Gebühr')).toContain('1. Alder: 70');
  });

  test('is what is counted', async () => {
    expect(await first('how many different suppliers')).toContain('3 of them different');
  });
});
