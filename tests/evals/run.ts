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
import { runKeptEvals } from './kept/kept-evals.ts';
import { readLanguageTools } from './language-tools.ts';
import { runModeEvals } from './mode-evals.ts';
import { runPolishEvals } from './polish-evals.ts';
import { runRewriteEvals } from './rewrite-evals.ts';

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
const polished = await runPolishEvals({ print, verbose: values.verbose });
const rewritten = await runRewriteEvals({ print });
console.log('\nBalanced and reframe: drafts that failed a check');
console.table(rewritten.rows);
for (const fault of rewritten.faults) console.log(fault);
console.log(rewritten.passed ? 'ok   nothing invented, nothing lost' : 'MISS nothing invented, nothing lost');
const modes = runModeEvals(rewritten.texts);
console.log('\nModes: every mode on every draft');
console.table(modes.rows);
for (const fault of modes.faults) console.log(fault);
console.log(`${modes.passed ? 'ok  ' : 'MISS'} every mode passes the intent guard and keeps its results`);
const actionFaults = runActionEvals({ print });
for (const fault of actionFaults) console.log(fault);
console.log(
  `${actionFaults.length === 0 ? 'ok  ' : 'MISS'} actions, follow-ups and personas say only what their texts say`,
);
const insights = runInsightsEvals();
const wasmUrl = import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm');
const checker = createHarperChecker({ wasmUrl });
const tools = readLanguageTools();
const kept = await runKeptEvals({ checker, language: async () => tools }, { verbose: values.verbose });
console.log(
  '\nDrafts as people type them: results kept as they came, by the verdicts of whoever read them last',
);
console.table(kept.rows);
console.log(`${kept.passed ? 'ok  ' : 'MISS'} kept: at least 75 % at polish and balanced, 60 % at reframe`);
console.log('\nPasted blocks, every level and mode (target: 0 characters altered; a third is held out)');
const pasted = await runPastedEvals(pastedDrafts(), { checker, verbose: print });
console.table(pasted);
const keepsBlocks = pasted.every(({ altered }) => altered === 0);
console.log(`${keepsBlocks ? 'ok  ' : 'MISS'} no character of a pasted block is altered`);
console.log('\nParagraphs of packages’ own words, on one line and wrapped by hand');
const wrapped = await runWrappedEvals({ checker, language: tools }, { count: WRAPPED, verbose: print });
console.table(wrapped);
const minds = wrapped.reduce((sum, { byWrapping }) => sum + byWrapping, 0);
console.log(`${minds === 0 ? 'ok  ' : 'MISS'} a line break inside a paragraph changes nothing`);
console.log('\nChanges of meaning (targets: at least 95 % found, at most 1 % false alarms)');
const rewrites = rewritten.texts.flatMap((before) =>
  [balance(before, 'rewrite'), restructure(before, 'rewrite').text]
    .filter((after) => after !== before)
    .map((after) => ({ before, after })),
);
const meaning = runMeaningEvals(rewrites, { verbose: print });
console.table(meaning);
const guards = meaning.every(
  ({ changed, found, kept: same, falseAlarms }) =>
    found >= changed * LEAST_FOUND && falseAlarms <= same * MOST_FALSE,
);
console.log(`${guards ? 'ok  ' : 'MISS'} the guard finds 95 % of changed meanings, and cries out over 1 %`);
const figures = await runFiguresEvals({ assets: documentAssets(), print });
process.exitCode = [
  polished,
  figures,
  rewritten.passed,
  modes.passed,
  actionFaults.length === 0,
  insights,
  kept.passed,
  keepsBlocks,
  minds === 0,
  guards,
].every(Boolean)
  ? 0
  : 1;
