import { chmodSync } from 'node:fs';
import { loadPaymentKeys } from '@/local/payments/payment-keys.ts';
import { startStack } from '@/local/stack.ts';

// The whole embedded stack in a process of its own, so that the clients that time it don't share its event loop. Its
// Postgres is as `npm start` has it: every commit waits for the disk.

const [stateFolder = ''] = process.argv.slice(2);
// The database's account has to enter it; else the data would lie elsewhere and stay.
chmodSync(stateFolder, 0o755);
const stack = await startStack({
  stateFolder,
  ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
  without: ['site'],
});
const { apiUrl, anonKey, serviceRoleKey, databaseUrl, paymentsUrl } = stack;
process.once('disconnect', () => void stack.stop().then(() => process.exit()));
process.send?.({
  api: { apiUrl, anonKey, serviceRoleKey },
  databaseUrl,
  payments: { url: paymentsUrl, ...loadPaymentKeys(stateFolder) },
});
