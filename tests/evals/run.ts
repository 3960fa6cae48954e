import { parseArgs } from 'node:util';
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
const polished = await runPolishEvals({ print, verbose: values.verbose });
const rewritten = await runRewriteEvals({ print });
console.log('\nBalanced and reframe: drafts that failed a check');
console.table(rewritten.rows);
for (const fault of rewritten.faults) console.log(fault);
console.log(rewritten.passed ? 'ok   nothing invented, nothing lost' : 'MISS nothing invented, nothing lost');
process.exitCode = polished && rewritten.passed ? 0 : 1;
