import { parseArgs } from 'node:util';
import { besiegeStack } from '@/tests/support/siege/besiege-stack.ts';

// `npm run bench:siege -- --seconds 600`: honest and hostile clients with kills against a stack of its own.

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const seconds = Number(values.seconds);
if (!(seconds >= 10)) {
  console.error('--seconds takes a number of at least 10.');
  process.exit(2);
}
const report = await besiegeStack({ seconds, killEverySeconds: 20 });
console.log(JSON.stringify({ seconds, ...report }, null, 2));
const { balances, staleReservations, unpaidAnswers, breaches } = report.wrong;
const wrongs = balances.length + staleReservations + unpaidAnswers.length + breaches.length;
process.exitCode = wrongs > 0 ? 1 : 0;
