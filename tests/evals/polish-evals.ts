import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { polish } from '@/tests/support/polish.ts';
import { createBlindHarper } from './blind-harper.ts';
import { countEdits, wordsOf } from './count-edits.ts';
import { judge } from './judge.ts';
import { readLanguageTools } from './language-tools.ts';
import { parseDraft, readSet } from './polish-draft.ts';
import { scoreDraft } from './polish-score.ts';

const DRAFT_SETS = ['chats', 'code', 'mails', 'learners', 'mixed'] as const;
const CORRECT_SETS = ['correct-prose', 'correct-technical'] as const;
const HELD_OUT_SETS = ['held-out', 'held-out-fresh', 'held-out-second'] as const;
const HELD_OUT_CORRECT = 'held-out-correct';
const MAX_TOUCHED_SHARE = 0.02;
/** A change to a correct text is one for the worse. */
const MOST_EDITS_PER_1000 = 0.3;

type Polisher = (text: string) => Promise<string>;

interface Row {
  set: string;
  engine: string;
  planted: number;
  mended: number;
  harmful: number;
}

interface Touched {
  engine: string;
  texts: number;
  touched: number;
  words: number;
  edits: number;
}

async function scoreSet(
  set: string,
  engine: string,
  { run, verbose }: { run: Polisher; verbose: boolean },
): Promise<Row> {
  const row: Row = { set, engine, planted: 0, mended: 0, harmful: 0 };
  for (const marked of readSet(set)) {
    const draft = parseDraft(marked);
    const output = await run(draft.draft);
    const score = scoreDraft(draft, output);
    row.planted += score.planted;
    row.mended += score.mended;
    row.harmful += score.harmful;
    if (verbose && (score.missed.length > 0 || score.harms.length > 0))
      console.log(
        `[${set}] ${JSON.stringify(output)}\n   missed: ${score.missed.join(' | ')}\n   harmed: ${score.harms.join(' | ')}`,
      );
  }
  return row;
}

async function countTouched(
  engine: string,
  run: Polisher,
  { verbose, sets }: { verbose: boolean; sets: readonly string[] },
): Promise<Touched> {
  const texts = sets.flatMap(readSet);
  let [touched, words, edits] = [0, 0, 0];
  for (const text of texts) {
    const output = await run(text);
    words += wordsOf(text).length;
    edits += countEdits(text, output);
    if (output === text) continue;
    touched += 1;
    if (verbose) console.log(`[touched] ${JSON.stringify(text)}\n       → ${JSON.stringify(output)}`);
  }
  return { engine, texts: texts.length, touched, words, edits };
}

async function countUnstable(run: Polisher): Promise<number> {
  let unstable = 0;
  for (const marked of [...DRAFT_SETS, 'held-out'].flatMap(readSet)) {
    const once = await run(parseDraft(marked).draft);
    if ((await run(once)) !== once) unstable += 1;
  }
  return unstable;
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const perThousand = ({ edits, words }: Touched): number => (1_000 * edits) / Math.max(1, words);
const sum = (rows: readonly Row[], engine: string, key: 'planted' | 'mended' | 'harmful'): number =>
  rows
    .filter((row) => row.engine === engine && row.set !== 'all' && !row.set.startsWith('held-out'))
    .reduce((total, row) => total + row[key], 0);

/**
 * Runs the polish sets through our engine and through harper's own first suggestions, and prints both beside each other.
 * @returns whether the targets of the set are met
 */
export async function runPolishEvals({ verbose = false, print = 0 } = {}): Promise<boolean> {
  const wasmUrl = import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm');
  const checker = createHarperChecker({ wasmUrl });
  const language = readLanguageTools();
  const ours: Polisher = (text) => polish(text, { checker, language });
  const harper = await createBlindHarper(wasmUrl);
  const rows: Row[] = [];
  for (const set of [...DRAFT_SETS, ...HELD_OUT_SETS]) {
    rows.push(await scoreSet(set, 'whetstone', { run: ours, verbose }));
    rows.push(await scoreSet(set, 'harper, blindly', { run: harper, verbose: false }));
  }
  for (const engine of ['whetstone', 'harper, blindly'])
    rows.push({
      set: 'all',
      engine,
      planted: sum(rows, engine, 'planted'),
      mended: sum(rows, engine, 'mended'),
      harmful: sum(rows, engine, 'harmful'),
    });
  console.log('\nPolish: planted errors mended, new errors made');
  console.table(rows.map((row) => ({ ...row, share: percent(row.mended, row.planted) })));
  const touched = [
    await countTouched('whetstone', ours, { verbose, sets: CORRECT_SETS }),
    await countTouched('harper, blindly', harper, { verbose: false, sets: CORRECT_SETS }),
    await countTouched('whetstone, held-out', ours, { verbose, sets: [HELD_OUT_CORRECT] }),
  ];
  console.log('Polish: correct texts touched');
  console.table(
    touched.map((row) => ({
      ...row,
      share: percent(row.touched, row.texts),
      'edits in 1,000 words': perThousand(row).toFixed(2),
    })),
  );
  const unstable = await countUnstable(ours);
  console.table([{ 'changed by a second run': unstable }]);
  for (const marked of DRAFT_SETS.flatMap(readSet).slice(0, print))
    console.log(`--- polish\n${parseDraft(marked).draft}\n>>>\n${await ours(parseDraft(marked).draft)}`);
  return meetsTargets(rows, touched, unstable);
}

function meetsTargets(rows: readonly Row[], touched: readonly Touched[], unstable: number): boolean {
  const of = (engine: string) => ({
    all: rows.find((row) => row.set === 'all' && row.engine === engine),
    touched: touched.find((row) => row.engine === engine),
  });
  const [us, them] = [of('whetstone'), of('harper, blindly')];
  const checks: [string, boolean][] = [
    [
      'mends at least as many planted errors as harper applied blindly',
      (us.all?.mended ?? 0) >= (them.all?.mended ?? 0),
    ],
    [
      'touches at most 2 % of correct texts',
      (us.touched?.touched ?? 1) <= (us.touched?.texts ?? 0) * MAX_TOUCHED_SHARE,
    ],
    [
      'touches fewer correct texts than harper applied blindly',
      (us.touched?.touched ?? 1) < (them.touched?.touched ?? 0),
    ],
    ...['whetstone', 'whetstone, held-out'].map((engine): [string, boolean] => {
      const row = of(engine).touched;
      return [
        `${engine}: at most 0.3 edits in 1,000 words of correct text`,
        row !== undefined && perThousand(row) <= MOST_EDITS_PER_1000,
      ];
    }),
    ['a second run changes nothing', unstable === 0],
  ];
  return checks.map(([name, met]) => judge(name, met)).every(Boolean);
}
