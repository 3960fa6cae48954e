import { parseArgs } from 'node:util';
import { loadPaymentKeys } from '@/local/payments/payment-keys.ts';
import { startStack } from '@/local/stack.ts';
import { besiege } from '@/tests/support/siege/siege.ts';
import { temporaryFolder } from './temporary-folder.ts';

// `npm run bench:siege -- --seconds 600`: honest and hostile clients with kills against a stack of its own.

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const seconds = Number(values.seconds);
if (!(seconds >= 10)) {
  console.error('--seconds takes a number of at least 10.');
  process.exit(2);
}
const stateFolder = temporaryFolder('siege');
const stack = await startStack({
  stateFolder,
  ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
  throwaway: true,
  without: ['site'],
});
try {
  const { databaseUrl, paymentsUrl } = stack;
  if (!databaseUrl || !paymentsUrl) throw new Error('The siege needs a real Postgres and the payments.');
  const payments = { url: paymentsUrl, ...loadPaymentKeys(stateFolder) };
  const report = await besiege({ ...stack, databaseUrl, payments }, { seconds, killEverySeconds: 20 });
  console.log(JSON.stringify({ seconds, ...report }, null, 2));
  const { balances, staleReservations, unpaidAnswers, breaches } = report.wrong;
  const wrongs = balances.length + staleReservations + unpaidAnswers.length + breaches.length;
  process.exitCode = wrongs > 0 ? 1 : 0;
} finally {
  await stack.stop();
}
