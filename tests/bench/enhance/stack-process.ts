import { startStack } from '@/local/stack.ts';

// The whole embedded stack in a process of its own, so that the clients that time it don't share its event loop.

const [stateFolder = '', modelUrl = ''] = process.argv.slice(2);
const stack = await startStack({
  stateFolder,
  ports: { api: 0, database: 0, mailbox: 0, site: 0 },
  without: ['site'],
  functionsEnvironment: { OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: modelUrl, OPENAI_MODEL: 'bench' },
});
const { apiUrl, anonKey, serviceRoleKey, databaseUrl } = stack;
process.once('disconnect', () => void stack.stop().then(() => process.exit()));
process.send?.({ apiUrl, anonKey, serviceRoleKey, databaseUrl });
