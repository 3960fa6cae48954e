import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const testDir = join(import.meta.dirname, 'tests/e2e');

/**
 * What a spec has started for its tests, by its name or what it says; the first that fits counts. A worker that goes from one kind
 * to another starts anew, with a browser and often a stack: so each kind has a few, and the one without a number is done by whoever is free.
 */
const kinds = [
  { name: 'site', workers: 2, sign: /'\.\/site-fixtures\.ts'/ },
  { name: 'chromium: structures', workers: 1, sign: /^structure\./ },
  { name: 'browsers of their own', workers: 1, sign: /^(?!firefox\/)[\s\S]*scope: 'worker'/ },
  { name: 'cloud', workers: 1, sign: /'\.\/cloud-fixtures\.ts'/ },
  { name: 'answers compared', workers: 1, sign: /'\.\/compare-fixtures\.ts'/ },
  { name: 'engines', workers: 1, sign: /'\.\/engine-fixtures\.ts'/ },
  { name: 'site alone', workers: 1, sign: /'\.\/published-site\.ts'/ },
  { name: 'chromium', sign: /^(?!firefox\/)/ },
  // Behind the others: beside the stacks of the site they leave each other no processor time.
  { name: 'firefox: structures', workers: 1, sign: /^firefox\/structure\./ },
  { name: 'firefox', workers: 2, sign: /^firefox\// },
];

const specs = globSync('**/*.spec.ts', { cwd: testDir }).map((spec) => {
  const text = `${spec}\n${readFileSync(join(testDir, spec), 'utf8')}`;
  return { spec, kind: kinds.find(({ sign }) => sign.test(text)) };
});

export default defineConfig({
  testDir,
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
  projects: kinds.map((kind) => ({
    name: kind.name,
    ...(kind.workers && { workers: kind.workers }),
    testMatch: specs.filter((one) => one.kind === kind).map(({ spec }) => join(testDir, spec)),
  })),
});
