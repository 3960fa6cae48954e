import { type Sale, sum, sumsBy, topOf } from './made-data.ts';
import type { MadeFile } from './made-files.ts';
import { filled } from './words.ts';

/** A question and what its answer must hold: figures as the device writes them, or names. */
export interface Question {
  ask: string;
  wants: string[];
}

const shown = (value: number) => Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 2 });
const exact = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 });
const percent = (value: number) => `${(value * 100).toLocaleString('en-US', { maximumFractionDigits: 2 })} %`;
const amountOf = ({ amount }: Sale) => amount;

/** What the kinds of files can be asked. */
const abilities: Readonly<
  Record<
    string,
    { regions: boolean; products: boolean; rows: boolean; units: boolean; years: boolean; months: boolean }
  >
> = {
  'list.xlsx': { regions: true, products: true, rows: true, units: true, years: true, months: false },
  'subtotals.xlsx': { regions: true, products: true, rows: true, units: true, years: true, months: false },
  'subtotals-values.xlsx': {
    regions: true,
    products: true,
    rows: true,
    units: true,
    years: true,
    months: false,
  },
  'pivot-compact.xlsx': {
    regions: true,
    products: true,
    rows: false,
    units: false,
    years: false,
    months: false,
  },
  'pivot-outline.xlsx': {
    regions: true,
    products: true,
    rows: false,
    units: false,
    years: false,
    months: false,
  },
  'months.xlsx': { regions: false, products: true, rows: false, units: false, years: false, months: true },
  'years.xlsx': { regions: true, products: false, rows: false, units: true, years: true, months: false },
  'several.xlsx': { regions: true, products: false, rows: false, units: false, years: false, months: false },
  'comma.csv': { regions: true, products: true, rows: true, units: true, years: true, months: false },
  'point.csv': { regions: true, products: true, rows: true, units: true, years: true, months: false },
  'ruled.pdf': { regions: true, products: true, rows: true, units: true, years: true, months: false },
  'plain.pdf': { regions: true, products: true, rows: true, units: true, years: true, months: false },
  'no-heads.pdf': { regions: true, products: true, rows: true, units: true, years: true, months: false },
};

function regionQuestions({ words, sales, kind }: MadeFile): Question[] {
  const { ask, amount, region } = words;
  const sums = sumsBy(sales, (sale) => sale.region, amountOf);
  const [first = '', second = ''] = sums.keys();
  const all = sum([...sums.values()]);
  const questions: Question[] = [
    { ask: filled(ask.sumWhere, amount, first), wants: [shown(sums.get(first) ?? 0)] },
    { ask: filled(ask.most, amount, region), wants: [topOf(sums)] },
    { ask: filled(ask.least, amount, region), wants: [topOf(sums, true)] },
    {
      ask: filled(ask.perGroup, amount, region),
      wants: [...sums].map(([name, value]) => `${name}: ${shown(value)}`),
    },
    { ask: filled(ask.share, amount, second), wants: [percent((sums.get(second) ?? 0) / all)] },
    { ask: filled(ask.not, amount, first), wants: [shown(all - (sums.get(first) ?? 0))] },
  ];
  // A pivot names its groups, not their column.
  return kind === 'pivot-compact.xlsx'
    ? questions.filter((_, at) => at !== 1 && at !== 2 && at !== 3)
    : questions;
}

function rowQuestions({ words, sales }: MadeFile): Question[] {
  const { ask, amount, units, product } = words;
  const [first = ''] = words.products;
  return [
    { ask: filled(ask.average, units), wants: [exact(sum(sales.map((sale) => sale.units)) / sales.length)] },
    {
      ask: filled(ask.count, first),
      wants: [`${sales.filter((sale) => sale.product === first).length} row`],
    },
    { ask: filled(ask.highest, amount), wants: [shown(Math.max(...sales.map(amountOf)))] },
    { ask: filled(ask.distinct, product), wants: [String(new Set(sales.map((sale) => sale.product)).size)] },
  ];
}

function timeQuestions({ words, sales }: MadeFile): Question[] {
  const { ask, amount } = words;
  const of = (year: string) => sum(sales.filter(({ date }) => date.startsWith(year)).map(amountOf));
  return [
    { ask: `${filled(ask.sum, amount).replace(/\s?\?$/, '')} 2023?`, wants: [shown(of('2023'))] },
    {
      ask: filled(ask.growth, amount, '2023', '2024'),
      wants: [shown(of('2024') - of('2023')), shown(of('2023')), shown(of('2024'))],
    },
  ];
}

/** The questions to a made file, with their answers worked out from what it was made of. */
export function questionsTo(file: MadeFile): Question[] {
  const { words, sales, kind } = file;
  const can = abilities[kind];
  if (!can) return [];
  const { ask, amount, units } = words;
  const questions: Question[] = [{ ask: filled(ask.sum, amount), wants: [shown(sum(sales.map(amountOf)))] }];
  if (can.units && kind !== 'years.xlsx')
    questions.push({ ask: filled(ask.sum, units), wants: [shown(sum(sales.map((sale) => sale.units)))] });
  if (can.regions) questions.push(...regionQuestions(file));
  if (can.products) {
    const products = sumsBy(sales, (sale) => sale.product, amountOf);
    const [first = ''] = products.keys();
    questions.push({ ask: filled(ask.sumWhere, amount, first), wants: [shown(products.get(first) ?? 0)] });
    if (kind !== 'pivot-compact.xlsx')
      questions.push({ ask: filled(ask.most, amount, words.product), wants: [topOf(products)] });
  }
  if (can.rows) questions.push(...rowQuestions(file));
  if (can.years) questions.push(...timeQuestions(file));
  if (can.months) {
    const march = sum(sales.filter(({ date }) => date.slice(5, 7) === '03').map(amountOf));
    questions.push({
      ask: `${filled(ask.sum, amount).replace(/\s?\?$/, '')} ${words.months[2]}?`,
      wants: [shown(march)],
    });
  }
  return questions;
}
