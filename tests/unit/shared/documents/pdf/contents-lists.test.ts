import { expect, it } from 'vitest';
import { ruleAt, textAt } from '@/tests/support/pdf-writer.ts';
import { outlineOf, readSource } from '@/tests/support/read-pdf-source.ts';

const SMALL = { size: 8 };
const names = ['Our history', 'Places and people', 'Work on the river', 'Money', 'The next years'];

const entries = (x: number, chapter: number, from: number) =>
  Array.from({ length: 10 }, (_, at) => {
    const y = 700 - 14 * at;
    const [part, page] = [`${chapter + Math.floor(at / 5)}.${(at % 5) + 1}`, from + 7 * at];
    return [
      textAt([x, y], part, SMALL),
      textAt([x + 20, y], names[at % 5] ?? '', SMALL),
      textAt([x + 210, y], `${page}`, SMALL),
    ].join('');
  }).join('');

it('contents in two columns are read one after the other', async () => {
  const { blocks } = await readSource({ pages: [{ content: entries(60, 1, 5) + entries(330, 3, 90) }] });
  const text = outlineOf(blocks).join('\n');
  expect(blocks.every(({ kind }) => kind !== 'table')).toBe(true);
  expect(text.indexOf('2.5')).toBeGreaterThan(0);
  expect(text.indexOf('3.1')).toBeGreaterThan(text.indexOf('2.5'));
});

it('contents between the rules of their chapters are no table', async () => {
  const rules = [709, 639].map((y) => ruleAt([60, y], [290, y])).join('');
  const { blocks } = await readSource({ pages: [{ content: rules + entries(60, 1, 5) }] });
  expect(blocks.every(({ kind }) => kind !== 'table')).toBe(true);
});

it('two columns of names and figures that do not go on are a table', async () => {
  const row = (at: number) =>
    [
      [60, `Site ${at + 1}`],
      [160, `${(at * 37) % 90}`],
      [330, `Gate ${at + 1}`],
      [430, `${(at * 53) % 70}`],
    ] as const;
  const content = Array.from({ length: 10 }, (_, at) =>
    row(at)
      .map(([x, text]) => textAt([x, 700 - 14 * at], text, SMALL))
      .join(''),
  ).join('');
  const { blocks } = await readSource({ pages: [{ content }] });
  expect(blocks.map(({ kind, rows }) => [kind, rows?.length, rows?.[0]?.length])).toEqual([['table', 10, 4]]);
});
