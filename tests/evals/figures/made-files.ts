import { utils, type WorkSheet, write } from 'xlsx';
import { type Sale, salesOf, sum, sumsBy } from './made-data.ts';
import { csv, heads, pdf } from './made-texts.ts';
import type { Words } from './words.ts';

export interface MadeFile {
  name: string;
  kind: string;
  bytes: Uint8Array<ArrayBuffer>;
  words: Words;
  sales: Sale[];
}

type Cells = (string | number | Date | null)[][];

function workbook(sheets: Record<string, Cells | WorkSheet>): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, Array.isArray(rows) ? utils.aoa_to_sheet(rows, { UTC: true }) : rows, name);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

const rowOf = ({ date, region, product, units, price, amount }: Sale) => [
  new Date(`${date}T00:00:00Z`),
  region,
  product,
  units,
  price,
  amount,
];

/** A list with a total under it. */
function list(words: Words, sales: readonly Sale[]) {
  const total = [
    words.total,
    null,
    null,
    sum(sales.map(({ units }) => units)),
    null,
    sum(sales.map(({ amount }) => amount)),
  ];
  return workbook({ Data: [heads(words), ...sales.map(rowOf), total] });
}

/** Excel's own Subtotal rows: the label stands in the column it closes, with outline levels. */
function subtotals(words: Words, sales: readonly Sale[], hasFormulas: boolean) {
  const rows: Cells = [heads(words)];
  const levels: { level?: number }[] = [{}];
  const marks: { at: number; from: number; to: number }[] = [];
  for (const region of [...new Set(sales.map((sale) => sale.region))].sort()) {
    const own = sales.filter((sale) => sale.region === region);
    const from = rows.length + 1;
    for (const sale of own) {
      rows.push(rowOf(sale));
      levels.push({ level: 2 });
    }
    marks.push({ at: rows.length, from, to: rows.length });
    rows.push([
      null,
      `${region} ${words.total}`,
      null,
      sum(own.map(({ units }) => units)),
      null,
      sum(own.map(({ amount }) => amount)),
    ]);
    levels.push({ level: 1 });
  }
  marks.push({ at: rows.length, from: 2, to: rows.length });
  rows.push([
    null,
    words.grandTotal,
    null,
    sum(sales.map(({ units }) => units)),
    null,
    sum(sales.map(({ amount }) => amount)),
  ]);
  const sheet = utils.aoa_to_sheet(rows, { UTC: true });
  sheet['!rows'] = levels;
  if (hasFormulas)
    for (const { at, from, to } of marks)
      for (const column of ['D', 'F']) {
        const cell = sheet[`${column}${at + 1}`];
        cell.f = `SUBTOTAL(9,${column}${from}:${column}${to})`;
      }
  return workbook({ Sales: sheet });
}

/** A pivot with groups over their parts, or with labels in columns of their own. */
function pivot(words: Words, sales: readonly Sale[], isCompact: boolean) {
  const rows: Cells = isCompact
    ? [[words.region, words.amount]]
    : [[words.region, words.product, words.amount]];
  for (const [region, total] of sumsBy(
    sales,
    (sale) => sale.region,
    ({ amount }) => amount,
  )) {
    const parts = sumsBy(
      sales.filter((sale) => sale.region === region),
      (sale) => sale.product,
      ({ amount }) => amount,
    );
    if (isCompact) rows.push([region, total]);
    [...parts].forEach(([product, value], at) => {
      rows.push(isCompact ? [product, value] : [at === 0 ? region : null, product, value]);
    });
    if (!isCompact) rows.push([`${region} ${words.total}`, null, total]);
  }
  const all = sum(sales.map(({ amount }) => amount));
  rows.push(isCompact ? [words.grandTotal, all] : [words.grandTotal, null, all]);
  return workbook({ Pivot: rows });
}

/** Months as columns, under a title, with a total column and a total row. */
function months(words: Words, sales: readonly Sale[]) {
  const monthOf = ({ date }: Sale) => Number(date.slice(5, 7)) - 1;
  const line = (own: readonly Sale[]) => {
    const values = words.months.map((_, at) =>
      sum(own.filter((sale) => monthOf(sale) === at).map(({ amount }) => amount)),
    );
    return [...values, sum(values)];
  };
  const rows: Cells = [
    [words.amount],
    [],
    [words.product, ...words.months, words.total],
    ...words.products.map((product) => [product, ...line(sales.filter((sale) => sale.product === product))]),
    [words.total, ...line(sales)],
  ];
  return workbook({ Report: rows });
}

/** Years as columns under merged groups. */
function years(words: Words, sales: readonly Sale[]) {
  const of = (own: readonly Sale[], year: number, figure: (sale: Sale) => number) =>
    sum(own.filter(({ date }) => date.startsWith(String(year))).map(figure));
  const rows: Cells = [
    [null, words.amount, null, words.units, null],
    [words.region, 2023, 2024, 2023, 2024],
    ...words.regions.map((region) => {
      const own = sales.filter((sale) => sale.region === region);
      return [
        region,
        of(own, 2023, ({ amount }) => amount),
        of(own, 2024, ({ amount }) => amount),
        of(own, 2023, ({ units }) => units),
        of(own, 2024, ({ units }) => units),
      ];
    }),
  ];
  const sheet = utils.aoa_to_sheet(rows);
  sheet['!merges'] = [utils.decode_range('B1:C1'), utils.decode_range('D1:E1')];
  return workbook({ Years: sheet });
}

/** Two tables of one sheet, side by side and under each other, with titles and a note. */
function several(words: Words, sales: readonly Sale[]) {
  const regions = [
    ...sumsBy(
      sales,
      ({ region }) => region,
      ({ amount }) => amount,
    ),
  ];
  const products = [
    ...sumsBy(
      sales,
      ({ product }) => product,
      ({ units }) => units,
    ),
  ];
  const rows: Cells = [
    [words.amount, null, null, null, words.units],
    [],
    [words.region, words.amount, null, null, words.product, words.units],
    ...Array.from({ length: Math.max(regions.length, products.length) }, (_, at) => [
      ...(regions[at] ?? [null, null]),
      null,
      null,
      ...(products[at] ?? []),
    ]),
    [words.total, sum(regions.map(([, value]) => value))],
    [],
    ['* 2023–2024'],
  ];
  return workbook({ Overview: rows });
}

const kinds: Record<string, (words: Words, sales: readonly Sale[]) => Uint8Array<ArrayBuffer>> = {
  'list.xlsx': list,
  'subtotals.xlsx': (words, sales) => subtotals(words, sales, true),
  'subtotals-values.xlsx': (words, sales) => subtotals(words, sales, false),
  'pivot-compact.xlsx': (words, sales) => pivot(words, sales, true),
  'pivot-outline.xlsx': (words, sales) => pivot(words, sales, false),
  'months.xlsx': months,
  'years.xlsx': years,
  'several.xlsx': several,
  'comma.csv': (words, sales) => csv(words, sales, true),
  'point.csv': (words, sales) => csv(words, sales, false),
  'ruled.pdf': (words, sales) => pdf(words, sales, { isRuled: true, repeatsHead: true }),
  'plain.pdf': (words, sales) => pdf(words, sales, { isRuled: false, repeatsHead: true }),
  'no-heads.pdf': (words, sales) => pdf(words, sales, { isRuled: true, repeatsHead: false }),
};

/** Every kind of file in every language. */
export function madeFiles(all: Readonly<Record<string, Words>>): MadeFile[] {
  return Object.entries(all).flatMap(([language, words], at) =>
    Object.entries(kinds).map(([kind, make], index) => {
      const sales = salesOf(words, at * 100 + index + 1);
      return { name: `${language}-${kind}`, kind, bytes: make(words, sales), words, sales };
    }),
  );
}
