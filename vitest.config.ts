import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

const alias = { '@': import.meta.dirname };
/** Suites that call functions, which are run once more against functions with the hosted service's limits. */
const functionTests = [
  'account-*',
  'analysis',
  'billing',
  'billing-purchases',
  'billing-webhooks',
  'enhance',
  'generate',
];
/** Suites that start stacks of their own, beside the one the database's tests share. */
const stackSuites = ['enhance-model', 'hosted-limits', 'siege', 'stack-lifecycle', 'traces'].map(
  (name) => `tests/db/${name}.test.ts`,
);
const extensionTests = ['tests/unit/entrypoints/**/*.test.ts', 'tests/unit/shared/extension/**/*.test.ts'];

/** No test is about speed: this is far from what any takes, on a busy machine too. */
const testTimeout = 60_000;
/**
 * Most files need a tenth of a second and load ten times as much: what one has loaded serves the next. No test leaves anything
 * behind in a module, and none mocks one.
 */
const shared = { isolate: false, testTimeout };
const stackTests = {
  globalSetup: ['tests/support/stack-setup.ts'],
  fileParallelism: false,
  testTimeout,
};

export default defineConfig({
  test: {
    // Vitest leaves one core free: on two it would run one file at a time.
    maxWorkers: '100%',
    // `--changed` runs everything after these alone: a new script in package.json concerns no test.
    forceRerunTriggers: ['**/package-lock.json', '**/vitest.config.*'],
    projects: [
      {
        resolve: { alias },
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: extensionTests, ...shared },
      },
      {
        plugins: [await WxtVitest()],
        resolve: { alias },
        test: {
          name: 'extension',
          include: extensionTests,
          // Where the extension's build would have its servers.
          env: {
            WXT_API_URL: 'https://api.example',
            WXT_API_KEY: 'sb_public',
            WXT_SITE_URL: 'https://whetstone.example',
          },
          unstubGlobals: true,
          ...shared,
        },
      },
      {
        resolve: { alias },
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...shared },
      },
      {
        resolve: { alias },
        test: { name: 'db', include: ['tests/db/**/*.test.ts'], exclude: stackSuites, ...stackTests },
      },
      {
        resolve: { alias },
        test: { name: 'stacks', include: stackSuites, fileParallelism: false, testTimeout },
      },
      {
        resolve: { alias },
        test: {
          name: 'hosted',
          include: functionTests.map((name) => `tests/db/${name}.test.ts`),
          ...stackTests,
        },
      },
    ],
  },
});
