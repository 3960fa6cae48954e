import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { warmPolish } from '@/shared/engines/offline/polish/rule-groups.ts';
import { polish } from '@/tests/support/polish.ts';
import { createBlindHarper } from './blind-harper.ts';
import { readLanguageTools } from './language-tools.ts';
import { parseDraft, readSet } from './polish-draft.ts';
import { scoreDraft } from './polish-score.ts';

const DRAFT_SETS = ['chats', 'code', 'mails', 'learners', 'mixed'] as const;
const CORRECT_SETS = ['correct-prose', 'correct-technical'] as const;
const HELD_OUT_SETS = ['held-out', 'held-out-fresh', 'held-out-second'] as const;
const HELD_OUT_CORRECT = 'held-out-correct';
const MAX_TOUCHED_SHARE = 0.02;

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
  let touched = 0;
  for (const text of texts) {
    const output = await run(text);
    if (output === text) continue;
    touched += 1;
    if (verbose) console.log(`[touched] ${JSON.stringify(text)}\n       → ${JSON.stringify(output)}`);
  }
  return { engine, texts: texts.length, touched };
}

async function countUnstable(run: Polisher): Promise<number> {
  let unstable = 0;
  for (const marked of [...DRAFT_SETS, 'held-out'].flatMap(readSet)) {
    const once = await run(parseDraft(marked).draft);
    if ((await run(once)) !== once) unstable += 1;
  }
  return unstable;
}

/** Processor time, which other work on the machine does not lengthen. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** CPU milliseconds: loading checker and rules and the first text, and 200 words once loaded. */
async function timings(wasmUrl: string): Promise<{ setupMs: number; warmMs: number }> {
  const loading = process.cpuUsage();
  const checker = createHarperChecker({ wasmUrl });
  const language = readLanguageTools();
  const tools = { checker, language };
  await checker.load();
  await warmPolish(AbortSignal.timeout(60_000));
  await polish('This is fine.', tools);
  const setupMs = cpuMs(loading);
  const words = DRAFT_SETS.flatMap(readSet)
    .map((marked) => parseDraft(marked).draft)
    .join('\n\n')
    .split(/(?<=\s)/);
  const runs: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const sample = words.slice(index * 40, index * 40 + 200).join('');
    const start = process.cpuUsage();
    await polish(sample, tools);
    if (index > 1) runs.push(cpuMs(start));
  }
  return { setupMs, warmMs: runs.sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0 };
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
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
  // First of all: whatever runs before would load for it.
  const { setupMs, warmMs } = await timings(wasmUrl);
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
  console.table(touched.map((row) => ({ ...row, share: percent(row.touched, row.texts) })));
  const unstable = await countUnstable(ours);
  console.table([
    {
      'changed by a second run': unstable,
      'load, CPU ms': Math.round(setupMs),
      'warm, CPU ms per 200 words': Math.round(warmMs),
    },
  ]);
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
    ['a second run changes nothing', unstable === 0],
  ];
  for (const [name, met] of checks) console.log(`${met ? 'ok  ' : 'MISS'} ${name}`);
  return checks.every(([, met]) => met);
}
