import { describe, expect, it } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const fete = bookOf(
  sheetOf('Fete', [
    ['Income'],
    ['Item', 'Amount'],
    ['Tickets', 840],
    ['Food stand', 515.5],
    ['Raffle', 260],
    [],
    ['Expenses'],
    ['Item', 'Amount'],
    ['Tent hire', 420],
    ['Band', 350],
    ['Printing', 64.3],
  ]),
);
const times = bookOf(
  sheetOf('Times', [
    ['Project', 'Person', 'Hours', 'Rate'],
    ['Alpha', 'Kim', 3.5, 60],
    ['Alpha', 'Lee', 6, 75],
    ['Beta', 'Kim', 8, 60],
  ]),
);

const ask = (question: string, book = fete) => answerFile({ blocks: [], book, question });

describe('tables of one sheet', () => {
  it.each(['difference between income and expenses', 'income minus expenses'])(
    'sets two of them against each other: %s',
    async (question) => {
      const { result } = await ask(question);
      expect(result?.lines.map(({ label, shown }) => `${label}: ${shown}`)).toEqual([
        'Income: 1,615.5',
        expect.stringContaining('Expenses: 834.3 (−781.2'),
      ]);
    },
  );

  it('answers of one of them by its own rows', async () => {
    const { text } = await ask('total expenses');
    expect(text).toContain('834.3');
    expect(text).not.toContain('Income');
  });

  it('does not put them together where none is named', async () => {
    const { result, choices } = await ask('total amount');
    expect(result).toBeFalsy();
    expect(choices.map(({ label }) => label)).toEqual(['Fete: Income', 'Fete: Expenses']);
  });
});

describe('money that no column holds', () => {
  it('is asked about, and hours are not taken for it', async () => {
    const { result, choices } = await ask('total cost', times);
    expect(result).toBeFalsy();
    expect(choices[0]?.label).toBe('“Hours × Rate”');
  });
});
