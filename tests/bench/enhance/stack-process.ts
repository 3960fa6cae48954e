import { startStack } from '@/local/stack.ts';
import { createAccount } from '@/tests/support/account.ts';

// The whole embedded stack in a process of its own, so that the clients that time it don't share its event loop. Tells
// where it is, and device tokens of as many accounts as are asked for: one balance row is never fought over, as in life.

const [stateFolder = '', modelUrl = '', accounts = '1'] = process.argv.slice(2);
const stack = await startStack({
  stateFolder,
  ports: { api: 0, database: 0, mailbox: 0, payments: 0, site: 0 },
  without: ['site'],
  functionsEnvironment: {
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: modelUrl,
    OPENAI_MODEL: 'bench',
    ACCOUNT_RUNS_PER_MINUTE: '1000000',
    ACCOUNT_STREAMS: '1000',
    MODEL_BUDGET_PER_DAY: '0',
    ACCOUNT_BUDGET_PER_DAY: '0',
  },
});
const deviceTokens: string[] = [];
for (let index = 0; index < Number(accounts); index += 1)
  deviceTokens.push((await createAccount(stack)).token);
const { apiUrl, anonKey, serviceRoleKey } = stack;
process.once('disconnect', () => void stack.stop().then(() => process.exit()));
process.send?.({ apiUrl, anonKey, serviceRoleKey, deviceTokens });
