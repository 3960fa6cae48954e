import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zonesFile, zonesText } from '@/local/checks/zones.ts';

/** What is read of the linter's JSON report. */
const lintReport = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

const importOf = (specifier: string) => `import * as planted from '${specifier}';\nconsole.log(planted);\n`;

/** Per zone of design §2: a file in it, imports it may have, imports it may not. */
const zones: { file: string; allowed: string[]; forbidden: string[] }[] = [
  {
    file: 'shared/contracts/planted.ts',
    allowed: ['zod/mini', './enhance.ts', '@/shared/errors/codes.ts', '@/shared/enhance/modes.ts'],
    forbidden: [
      'react',
      'hono',
      '@/shared/engines/engine.ts',
      '@/components/ui/button.tsx',
      '../errors/codes.ts',
    ],
  },
  {
    file: 'shared/enhance/planted.ts',
    allowed: ['zod/mini', './modes.ts'],
    forbidden: ['diff', 'openai', '@/shared/client/store.ts', '@/tests/support/stack.ts'],
  },
  {
    file: 'shared/image-prompt/planted.ts',
    allowed: [
      'zod/mini',
      './facets.ts',
      '@/shared/contracts/image-brief.ts',
      '@/shared/enhance/sentences.ts',
    ],
    forbidden: ['react', 'openai', '@/shared/engines/engine.ts', '@/shared/documents/limits.ts'],
  },
  {
    file: 'shared/library/planted.ts',
    allowed: ['zod/mini', 'papaparse', './records.ts', '@/shared/enhance/protected-spans.ts'],
    forbidden: [
      'idb',
      'react',
      'wxt/browser',
      '@/shared/extension/library-store.ts',
      '@/shared/engines/engine.ts',
    ],
  },
  {
    file: 'shared/insights/planted.ts',
    allowed: ['zod/mini', 'wink-nlp', 'minisearch', './question.ts', '@/shared/contracts/analysis.ts'],
    forbidden: ['react', 'hono', '@/shared/engines/engine.ts', '@/shared/client/store.ts'],
  },
  {
    file: 'shared/engines/offline/planted.ts',
    allowed: ['harper.js', 'openai', '@/shared/engines/engine.ts', '@/shared/enhance/changes.ts'],
    forbidden: ['react', '@supabase/supabase-js', '@/shared/extension/ports.ts', '@/shared/client/store.ts'],
  },
  {
    file: 'shared/client/planted.ts',
    allowed: ['@supabase/supabase-js', 'zustand', 'react', '@/shared/engines/engine.ts'],
    forbidden: ['wxt/browser', '@/shared/extension/ports.ts', '@/dashboard/app/paths.ts'],
  },
  {
    file: 'shared/extension/planted.ts',
    allowed: ['wxt/browser', 'idb', '@/shared/client/store.ts', '@/shared/library/records.ts', './ports.ts'],
    forbidden: ['react', '@/shared/client/hooks/use-balance.ts', '@/entrypoints/background/index.ts'],
  },
  {
    file: 'components/planted.tsx',
    allowed: [
      'react',
      '@/components/ui/button.tsx',
      '@/shared/enhance/modes.ts',
      '@/shared/contracts/enhance.ts',
      '@/shared/library/records.ts',
    ],
    forbidden: [
      'wxt/browser',
      '@/shared/client/store.ts',
      '@/shared/extension/ports.ts',
      '@/dashboard/app/paths.ts',
    ],
  },
  {
    file: 'dashboard/pages/planted.tsx',
    allowed: [
      'react-router',
      '@/components/ui/button.tsx',
      '@/shared/client/store.ts',
      '@/dashboard/features/demo/demo.tsx',
    ],
    forbidden: [
      'wxt/browser',
      '@/shared/extension/ports.ts',
      '@/entrypoints/popup/app.tsx',
      '@/local/stack.ts',
    ],
  },
  {
    file: 'dashboard/features/one/planted.tsx',
    allowed: ['react', './api.ts', '@/components/ui/button.tsx'],
    forbidden: [
      '@/dashboard/features/other/api.ts',
      '@/dashboard/pages/home.tsx',
      '@/shared/extension/ports.ts',
    ],
  },
  {
    file: 'entrypoints/popup/planted.tsx',
    allowed: ['wxt/browser', 'react', '@/entrypoints/popup/app.tsx', '@/shared/extension/storage.ts'],
    forbidden: [
      '@/entrypoints/background/index.ts',
      '@/dashboard/app/paths.ts',
      '@/local/stack.ts',
      '../card/card.ts',
    ],
  },
  {
    file: 'supabase/functions/enhance/planted.ts',
    allowed: [
      'hono',
      '@/supabase/functions/_shared/http/cors.ts',
      '@/supabase/functions/enhance/handler.ts',
      '@/shared/engines/engine.ts',
    ],
    forbidden: [
      '@/supabase/functions/billing/handler.ts',
      '@/shared/client/store.ts',
      'react',
      '@/local/stack.ts',
    ],
  },
  {
    file: 'supabase/functions/generate/planted.ts',
    allowed: ['hono', '@/supabase/functions/_shared/llm/engines.ts', '@/shared/engines/run-task.ts'],
    forbidden: ['@/supabase/functions/enhance/open-paid.ts', 'openai', '@/shared/client/store.ts', 'react'],
  },
  {
    file: 'supabase/functions/account/planted.ts',
    allowed: ['hono', '@/supabase/functions/_shared/mail/send-mail.ts', '@/shared/contracts/account.ts'],
    forbidden: ['@/supabase/functions/enhance/handler.ts', '@/shared/engines/engine.ts', 'nodemailer'],
  },
  {
    file: 'supabase/functions/billing/planted.ts',
    allowed: ['hono', '@/supabase/functions/_shared/db/ledger.ts', '@/shared/contracts/billing.ts'],
    forbidden: ['@/supabase/functions/stripe-webhook/handler.ts', 'stripe', 'react'],
  },
  {
    file: 'supabase/functions/stripe-webhook/planted.ts',
    allowed: ['hono', '@/supabase/functions/_shared/db/ledger.ts', '@/shared/credits/plans.ts'],
    forbidden: ['@/supabase/functions/billing/handler.ts', 'stripe', '@/shared/engines/engine.ts'],
  },
  {
    file: 'local/planted.ts',
    allowed: ['node:fs', '@/shared/contracts/enhance.ts', '@/tests/support/stack.ts'],
    forbidden: ['../shared/contracts/enhance.ts'],
  },
];

const globals = [
  { file: 'shared/enhance/planted.ts', name: 'document' },
  { file: 'shared/library/planted.ts', name: 'indexedDB' },
  { file: 'shared/engines/planted.ts', name: 'window' },
  { file: 'supabase/functions/enhance/planted.ts', name: 'document' },
  { file: 'components/planted.tsx', name: 'fetch' },
  { file: 'components/planted.tsx', name: 'browser' },
];

const folder = mkdtempSync(join(tmpdir(), 'import-zones-'));
afterAll(() => rmSync(folder, { recursive: true }));

let planted = 0;
/** Plants one file beside `file`, in the same zone; gives its path below the planted tree. */
function plant(file: string, code: string): string {
  const path = join(dirname(file), `planted-${planted++}${file.endsWith('.tsx') ? '.tsx' : '.ts'}`);
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), code);
  return path;
}

const importCases = zones.flatMap(({ file, allowed, forbidden }) => [
  ...allowed.map((specifier) => ({
    file,
    specifier,
    refused: false,
    path: plant(file, importOf(specifier)),
  })),
  ...forbidden.map((specifier) => ({
    file,
    specifier,
    refused: true,
    path: plant(file, importOf(specifier)),
  })),
]);
const globalCases = globals.map((one) => ({ ...one, path: plant(one.file, `console.log(${one.name});\n`) }));

/** The rules each planted file breaks, by one run of the project's own linter configuration. */
function lintPlanted(): Map<string, string[]> {
  for (const file of ['biome.json', 'biome.zones.json', '.gitignore']) cpSync(file, join(folder, file));
  const run = spawnSync(
    join(process.cwd(), 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const broken = new Map<string, string[]>();
  for (const { category, location } of lintReport.parse(JSON.parse(run.stdout)).diagnostics)
    broken.set(location.path, [...(broken.get(location.path) ?? []), category]);
  return broken;
}

const broken = lintPlanted();

describe('imports between zones', () => {
  test.each(importCases)('$file: $specifier (refused: $refused)', ({ path, refused }) => {
    const rules = broken.get(path) ?? [];
    expect(rules.includes('lint/style/noRestrictedImports')).toBe(refused);
  });
});

describe('globals that would tie code to one place', () => {
  test.each(globalCases)('$file may not touch $name', ({ path }) => {
    expect(broken.get(path)).toContain('lint/style/noRestrictedGlobals');
  });
});

test('the linter knows the zones of the table; `npm run zones` writes them anew', () => {
  expect(readFileSync(zonesFile, 'utf8')).toBe(zonesText());
});
