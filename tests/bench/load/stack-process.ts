import { startStack } from '@/local/stack.ts';
import { createAccount } from '@/tests/support/account.ts';

// The embedded stack without a model, in a process of its own: the rules answer accounts too. Limits are the product's.

const [stateFolder = '', accounts = '1'] = process.argv.slice(2);
const stack = await startStack({
  stateFolder,
  ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
  without: ['site', 'payments'],
});
const deviceTokens: string[] = [];
for (let index = 0; index < Number(accounts); index += 1)
  deviceTokens.push((await createAccount(stack)).token);
process.once('disconnect', () => void stack.stop().then(() => process.exit()));
process.send?.({ apiUrl: stack.apiUrl, deviceTokens });
