import { describe, expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { seldomByChance } from '@/shared/documents/tables/chance-sums.ts';
import { tablesOf } from '@/shared/documents/tables/data-table.ts';
import { gridsOfBook } from '@/shared/documents/tables/grid.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

/** The same numbers in each run (Knuth's linear congruence). */
function numbers(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return last / 2 ** 32;
  };
}

const kinds: Record<string, (next: () => number) => number> = {
  digits: (next) => 1 + Math.floor(next() * 9),
  'numbers below 60': (next) => Math.floor(next() * 60),
  'quarters of an hour': (next) => 4 + Math.floor(next() * 24) / 4,
  hundreds: (next) => Math.round(next() * 90) * 100,
};

describe('a row that is the sum of others by chance is data', () => {
  test.each(Object.keys(kinds))('in 99 of 100 tables of %s', (kind) => {
    const next = numbers(44);
    const make = kinds[kind] ?? next;
    let doubted = 0;
    for (let run = 0; run < 200; run += 1) {
      const length = 5 + Math.floor(next() * 40);
      const rows = Array.from({ length }, (_, row) => {
        const [first, second] = [make(next), make(next)];
        // Hours in two ways of writing are one figure.
        return [`Person ${row}`, run % 2 === 0 ? first : second, first, first * 2];
      });
      const [grid] = gridsOfBook(bookOf(sheetOf('Week', [['Who', 'A', 'B', 'C'], ...rows])));
      const [table] = grid ? tablesOf(grid) : [];
      if (table?.rows.length !== length || table.doubtful.length > 0) doubted += 1;
    }
    expect(doubted).toBeLessThanOrEqual(2);
  });

  test('a day like two others before it makes no second answer', async () => {
    const rows = [
      ['Nils', 'Mon', 3.5, 3.5],
      ['Nils', 'Tue', 4, 4],
      ['Mara', 'Mon', 4.25, 4.25],
      ['Mara', 'Tue', 8.25, 8.25],
      ['Olaf', 'Mon', 7.75, 7.75],
      ['Olaf', 'Tue', 6, 6],
    ];
    const book = bookOf(sheetOf('Times', [['Who', 'Day', 'Worked', 'Paid'], ...rows]));
    const { result } = await answerFile({ book, blocks: [], question: 'sum of worked' });
    expect(result?.figure).toBe('33.75');
  });
});

test('rows without a word of totals that add up those above them again and again are told', async () => {
  const rows = [
    ['Arden', 310, 12],
    ['Brill', 455, 9],
    ['North', 765, 21],
    ['Corve', 128, 14],
    ['Dunes', 640, 17],
    ['South', 768, 31],
  ];
  const book = bookOf(sheetOf('Towns', [['Town', 'Beds', 'Baths'], ...rows]));
  const { text } = await answerFile({ book, blocks: [], question: 'sum of beds' });
  expect(text).toContain('Two answers are possible');
  expect(text).toContain('1,533');
});

test('a last row that adds up all others is doubted, whatever it is called', async () => {
  const rows = [
    ['Rent', 1200],
    ['Food', 400],
    ['Travel', 150],
    ['Household', 1750],
  ];
  const book = bookOf(sheetOf('Costs', [['Item', 'Amount'], ...rows]));
  const { text } = await answerFile({ book, blocks: [], question: 'sum of amount' });
  expect(text).toContain('Two answers are possible');
  expect(text).toContain('1,750');
});

test('a table of more rows than a call may have arguments is weighed', () => {
  const rows = Array.from({ length: 150_000 }, (_, row) => [(row * 7919) % 100_003]);
  expect(seldomByChance(rows)([[100_002]], 3)).toBe(true);
});

test('heads of round figures over many parts are told', async () => {
  const rows = [
    ['North', 1510],
    ['Arden', 210],
    ['Brill', 350],
    ['Corve', 100],
    ['Dunes', 450],
    ['Eyam', 400],
    ['South', 1320],
    ['Fern', 170],
    ['Goole', 500],
    ['Hythe', 250],
    ['Isle', 100],
    ['Jarrow', 300],
  ];
  const book = bookOf(sheetOf('Towns', [['Town', 'Beds'], ...rows]));
  const { text } = await answerFile({ book, blocks: [], question: 'sum of beds' });
  expect(text).toContain('Two answers are possible');
  expect(text).toContain('2,830');
});
