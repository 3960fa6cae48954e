import { writePdf } from '@/tests/support/pdf-writer.ts';
import { type Sale, sum } from './made-data.ts';
import type { Words } from './words.ts';

export const heads = (words: Words) => [
  words.date,
  words.region,
  words.product,
  words.units,
  words.price,
  words.amount,
];

const inStyle = (value: number, isComma: boolean) => {
  const text = value.toLocaleString('en-US', { minimumFractionDigits: 2 });
  return isComma ? text.replaceAll(',', ' ').replace('.', ',').replaceAll(' ', '.') : text;
};

/** A list as CSV, in one of two styles of figures. */
export function csv(words: Words, sales: readonly Sale[], isComma: boolean) {
  const sign = isComma ? ';' : ',';
  const quoted = (text: string) => (text.includes(sign) ? `"${text}"` : text);
  const day = (date: string) => (isComma ? date.split('-').reverse().join('.') : date);
  const lines = sales.map(({ date, region, product, units, price, amount }) =>
    [day(date), region, product, String(units), inStyle(price, isComma), inStyle(amount, isComma)]
      .map(quoted)
      .join(sign),
  );
  return new TextEncoder().encode([heads(words).join(sign), ...lines, ''].join('\n'));
}

/** A ruled or plain table over several pages, its head on each, with page numbers. */
export function pdf(
  words: Words,
  sales: readonly Sale[],
  { isRuled, repeatsHead }: { isRuled: boolean; repeatsHead: boolean },
) {
  const columns = [60, 140, 230, 320, 390, 480];
  const perPage = 16;
  const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');
  const write = (text: string, x: number, y: number) => `BT /R 10 Tf ${x} ${y} Td (${escaped(text)}) Tj ET\n`;
  const line = (texts: string[], y: number) =>
    texts.map((text, at) => write(text, columns[at] ?? 0, y)).join('');
  const count = Math.ceil(sales.length / perPage);
  const pages = Array.from({ length: count }, (_, page) => {
    const own = sales.slice(page * perPage, (page + 1) * perPage);
    const hasHead = page === 0 || repeatsHead;
    const rows = [
      ...(hasHead ? [heads(words)] : []),
      ...own.map(({ date, region, product, units, price, amount }) => [
        date,
        region,
        product,
        String(units),
        String(price),
        inStyle(amount, false),
      ]),
    ];
    if (page === count - 1)
      rows.push([
        words.total,
        '',
        '',
        String(sum(sales.map(({ units }) => units))),
        '',
        inStyle(sum(sales.map(({ amount }) => amount)), false),
      ]);
    const drawn = rows.map((row, at) => line(row, 700 - at * 22)).join('');
    const rules = isRuled
      ? rows.map((_, at) => `54 ${694 - at * 22} m 560 ${694 - at * 22} l S\n`).join('') +
        `54 716 m 560 716 l S\n`
      : '';
    return {
      content: `${page === 0 ? `BT /B 16 Tf 60 740 Td (${escaped(words.amount)} 2023-2024) Tj ET\n` : ''}${drawn}${rules}${write(`${page + 1} / ${count}`, 290, 40)}`,
    };
  });
  return writePdf({ pages });
}
