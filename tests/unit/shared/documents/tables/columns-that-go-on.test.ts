import { describe, expect, test } from 'vitest';
import { answerFile } from '@/shared/documents/answers/answer-file.ts';
import { bookOf, sheetOf } from '@/tests/support/workbook.ts';

const ask = (book: ReturnType<typeof bookOf>, question: string) => answerFile({ book, blocks: [], question });

const harbours = bookOf(
  sheetOf('Freight', [
    ['Freight handled by harbour 2019-2022 (provisional)'],
    ['thousand crates, : not told'],
    ['Harbour', 'Coast', 2019, 2020, '', 2021, 2022],
    ['Arden', 'North', 40, 44, '', 70, 91],
    ['Brill', 'South', 30, ':', '', 20, 18],
    ['Corve', 'North', 25, 22, '', 41, 37],
    ['Dunes', 'South', 12, 15, '', 16, 12],
    ['Total', '', 107, 81, '', 147, 158],
  ]),
);

describe('columns an empty one sets apart', () => {
  test.each([
    ['Corve 2022', '37'],
    ['in which year was freight of Brill lowest', '18'],
    ['top 2 harbours 2021', '1. Arden'],
    ['lowest harbour in 2022', 'Dunes'],
    ['Arden 2019 -> 2022 growth in percent', '+127.5 %'],
  ])('go on with the table whose rows name theirs: %s', async (question, said) => {
    const { text, choices } = await ask(harbours, question);
    expect(choices).toEqual([]);
    expect(text).toContain(said);
  });

  test('are called by the first line over the table, short', async () => {
    const { text } = await ask(harbours, 'top 2 harbours 2021');
    expect(text).toContain('Highest “Freight handled by harbour” where');
  });

  test('years with a dash between are all of these years', async () => {
    const { result } = await ask(harbours, 'sum for Arden 2020-2022');
    expect(result?.figure).toBe('205');
  });

  test('are a table of their own where they have names or a key', async () => {
    const rows = [
      ['Rep', 'Calls', '', 'Week', 'Orders'],
      ['Ines', 14, '', 1, 7],
      ['Olga', 11, '', 2, 9],
      ['Pete', 17, '', 3, 4],
      ['Rolf', 12, '', 4, 6],
    ];
    const { result } = await ask(bookOf(sheetOf('Both', rows)), 'show all of week 3');
    expect(result?.text).toContain('Orders');
    expect(result?.text).not.toContain('Pete');
  });
});

describe('a percent sign', () => {
  test('before what it is of asks for a share', async () => {
    const { result, text } = await ask(harbours, 'what % of 2022 is from Corve');
    expect(result?.figure).toBe('23.42 %');
    expect(text).toContain('Corve');
  });
});

test.each(['2023 (p)', '2023 (prov.)'])(
  'a year that is not final is a year like others: %s',
  async (head) => {
    const book = bookOf(
      sheetOf('Rain', [
        ['Rain by valley'],
        ['Valley', 2021, 2022, head],
        ['Upper', 40, 30, 70],
        ['Middle', 35, 25, 60],
        ['Lower', 20, 45, 50],
      ]),
    );
    const { text } = await ask(book, 'in which year was the rain of Upper highest');
    expect(text).toContain('70');
    expect(text).toContain('2023');
  },
);

test('a mark that tells two columns of a year apart makes neither of them the year', async () => {
  const book = bookOf(
    sheetOf('Members', [
      ['Club', '2022 (m)', '2022 (f)', '2023 (m)', '2023 (f)'],
      ['Upper', 40, 30, 70, 10],
      ['Middle', 35, 25, 60, 20],
      ['Lower', 20, 45, 50, 30],
    ]),
  );
  const { result } = await ask(book, 'in which year was it highest');
  expect(result).toBeNull();
});
