import { read, utils } from 'xlsx';
import { askMadeFiles, holds, type Verdict } from '@/tests/evals/figures/figures-evals.ts';
import { type MadeFile, madeFiles } from '@/tests/evals/figures/made-files.ts';
import { type Question, questionsTo } from '@/tests/evals/figures/made-questions.ts';
import { filled, languages } from '@/tests/evals/figures/words.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';

const verdicts: readonly Verdict[] = ['right', 'led', 'refused', 'wrong'];
type Counts = Record<Verdict, number>;

const LEAST_ANSWERED = 0.8;

const countsOf = (asked: readonly { verdict: Verdict }[]): Counts => {
  const counts = { right: 0, led: 0, refused: 0, wrong: 0 };
  for (const { verdict } of asked) counts[verdict] += 1;
  return counts;
};

const shareOf = ({ right, led, refused, wrong }: Counts) =>
  (right + led) / Math.max(1, right + led + refused + wrong);

/** The rows of each sheet as SheetJS gives them; none of a PDF, which it does not read. */
function sheetsOf({ name, bytes }: MadeFile): unknown[][][] {
  if (name.endsWith('.pdf')) return [];
  const { Sheets, SheetNames } = read(bytes);
  return SheetNames.map((sheet) => utils.sheet_to_json(Sheets[sheet] ?? {}, { header: 1 }));
}

/**
 * What is had without a model of tables: the sum of all numbers below the column's name that the question says, the longest
 * of several. It is asked for totals of a column alone, and counts as refusing everything else.
 */
function sumOfColumn({ words }: MadeFile, sheets: readonly unknown[][][], { ask, wants }: Question): Verdict {
  const totals = [words.amount, words.units].map((column) => filled(words.ask.sum, column));
  if (!totals.includes(ask)) return 'refused';
  const question = ask.toLowerCase();
  const named = sheets.flatMap((rows) =>
    rows.flatMap((row, at) =>
      row.flatMap((name, column) =>
        typeof name === 'string' && name.length > 2 && question.includes(name.toLowerCase())
          ? [{ name, column, below: rows.slice(at + 1) }]
          : [],
      ),
    ),
  );
  const [first] = named.sort((one, other) => other.name.length - one.name.length);
  const numbers = (first?.below ?? []).flatMap((row) => {
    const value = row[first?.column ?? -1];
    return typeof value === 'number' ? [value] : [];
  });
  if (numbers.length === 0) return 'refused';
  const sum = numbers.reduce((all, value) => all + value, 0);
  const said = Math.abs(sum).toLocaleString('en-US', { maximumFractionDigits: 2 });
  return holds(said, wants) ? 'right' : 'wrong';
}

function bySheetJs(): Counts {
  const asked = madeFiles(languages).flatMap((file) => {
    const sheets = sheetsOf(file);
    return questionsTo(file).map((question) => ({ verdict: sumOfColumn(file, sheets, question) }));
  });
  return countsOf(asked);
}

/** Figures of made files, right, led to, refused and wrong, beside SheetJS and the sum of a column; false where a goal is missed. */
export async function compareFigures(): Promise<boolean> {
  const assets = documentAssets();
  const tuned = countsOf(await askMadeFiles({ unseen: false, assets }));
  const unseen = countsOf(await askMadeFiles({ unseen: true, assets }));
  const ours = [tuned, unseen];
  const isMet = ours.every((counts) => counts.wrong === 0 && shareOf(counts) >= LEAST_ANSWERED);
  console.log('\nFigures worked out from made files (goals: none wrong, 80 % right or led to by one press)');
  const rows = {
    'Whetstone, files seen': tuned,
    'Whetstone, files kept apart': unseen,
    'SheetJS, sum of the column named': bySheetJs(),
  };
  console.log(' '.repeat(36) + [...verdicts, 'answered'].map((name) => name.padStart(10)).join(''));
  for (const [name, counts] of Object.entries(rows)) {
    const share = `${(shareOf(counts) * 100).toFixed(0)} %`;
    console.log(
      name.padEnd(36) +
        [...verdicts.map((one) => counts[one]), share].map((one) => `${one}`.padStart(10)).join(''),
    );
  }
  console.log(`  ${isMet ? 'ok' : 'over'}`);
  return isMet;
}
