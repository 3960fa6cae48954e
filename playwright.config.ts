import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // Of a test's 4.5 s some 1.5 s are processor time, the rest is waiting: three do not fill two cores.
  workers: 5,
  forbidOnly: Boolean(process.env.CI),
  // Twice what the slowest takes on a machine that does ten other things.
  timeout: 180_000,
  // The grammar checker starts anew in each browser: that alone takes a minute where the cores are busy.
  expect: { timeout: 60_000 },
  use: { screenshot: 'only-on-failure' },
  reporter: [
    ['dot'],
    ['json', { outputFile: 'test-results/playwright.json' }],
    ['./tests/e2e/matrix-reporter.ts'],
  ],
  projects: [
    { name: 'chromium', testIgnore: '**/firefox/**' },
    { name: 'firefox', testMatch: '**/firefox/**/*.spec.ts' },
  ],
});
