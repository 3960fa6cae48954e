import { parseArgs } from 'node:util';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { restructure } from '@/shared/engines/offline/reframe/restructure.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { runActionEvals } from './action-evals.ts';
import { runFiguresEvals } from './figures/run-figures.ts';
import { runMeaningEvals } from './harm/meaning-evals.ts';
import { pastedDrafts } from './harm/pasted-drafts.ts';
import { runPastedEvals } from './harm/pasted-evals.ts';
import { runWrappedEvals } from './harm/wrapped-evals.ts';
import { runInsightsEvals } from './insights/insights-evals.ts';
import { judge } from './judge.ts';
import { runBalancedEvals, runKeptEvals } from './kept/kept-evals.ts';
import { readLanguageTools } from './language-tools.ts';
import { runModeEvals } from './mode-evals.ts';
import { runPolishEvals } from './polish-evals.ts';
import { runRewriteEvals } from './rewrite-evals.ts';
import { runSpeedEvals } from './speed-evals.ts';

const { values } = parseArgs({
  options: {
    /** How many before/after pairs of each level to print, for reading. */
    print: { type: 'string', default: '0' },
    /** Prints what was missed and what was harmed. */
    verbose: { type: 'boolean', default: false },
  },
});
const print = Number(values.print);
const WRAPPED = 300;
const LEAST_FOUND = 0.95;
const MOST_FALSE = 0.01;
const isFast = await runSpeedEvals();
const polished = await runPolishEvals({ print, verbose: values.verbose });
const rewritten = await runRewriteEvals({ print });
console.log('\nBalanced and reframe: drafts that failed a check');
console.table(rewritten.rows);
for (const fault of rewritten.faults) console.log(fault);
judge('nothing invented, nothing lost', rewritten.passed);
const modes = runModeEvals(rewritten.texts);
console.log('\nModes: every mode on every draft');
console.table(modes.rows);
for (const fault of modes.faults) console.log(fault);
judge('every mode passes the intent guard and keeps its results', modes.passed);
const actionFaults = runActionEvals({ print });
for (const fault of actionFaults) console.log(fault);
judge('actions, follow-ups and personas say only what their texts say', actionFaults.length === 0);
const insights = runInsightsEvals();
const wasmUrl = import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm');
const checker = createHarperChecker({ wasmUrl });
const tools = readLanguageTools();
const options = { checker, language: async () => tools };
const kept = await runKeptEvals(options, { verbose: values.verbose });
console.log(
  '\nDrafts as people type them: results kept as they came, by the verdicts of whoever read them last',
);
console.table(kept.rows);
judge('kept, of every set: at least 75 % at polish and balanced, 60 % at reframe', kept.passed);
const improves = await runBalancedEvals(options);
console.log('\nPasted blocks, every level and mode (target: 0 characters altered; a third is held out)');
const pasted = await runPastedEvals(pastedDrafts(), { checker, verbose: print });
console.table(pasted);
const keepsBlocks = pasted.every(({ altered }) => altered === 0);
judge('no character of a pasted block is altered', keepsBlocks);
console.log('\nParagraphs of packages’ own words, on one line and wrapped by hand');
const wrapped = await runWrappedEvals({ checker, language: tools }, { count: WRAPPED, verbose: print });
console.table(wrapped);
const minds = wrapped.reduce((sum, { byWrapping }) => sum + byWrapping, 0);
judge('a line break inside a paragraph changes nothing', minds === 0);
console.log('\nChanges of meaning (targets: at least 95 % found, at most 1 % false alarms)');
const rewrites = rewritten.texts.flatMap((before) =>
  [balance(before, 'rewrite'), restructure(before, 'rewrite').text]
    .filter((after) => after !== before)
    .map((after) => ({ before, after })),
);
const meaning = runMeaningEvals(rewrites, { verbose: print });
console.table(meaning);
const finds = judge(
  'the guard finds 95 % of changed meanings, of every part',
  meaning.every(({ changed, found }) => found >= changed * LEAST_FOUND),
);
const isQuiet = judge(
  'the guard cries out over at most 1 % of what means the same, in every part',
  meaning.every(({ kept: same, falseAlarms }) => falseAlarms <= same * MOST_FALSE),
);
const figures = await runFiguresEvals({ assets: documentAssets(), print });
process.exitCode = [
  isFast,
  polished,
  figures,
  rewritten.passed,
  modes.passed,
  actionFaults.length === 0,
  insights,
  kept.passed,
  improves,
  keepsBlocks,
  minds === 0,
  finds,
  isQuiet,
].every(Boolean)
  ? 0
  : 1;
