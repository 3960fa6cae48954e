import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_DRAFT_CHARS, MAX_MATERIAL_CHARS } from '@/shared/contracts/draft-limit.ts';
import { MAX_TOPIC_CHARS } from '@/shared/contracts/generate.ts';
import type { Task, TaskKind } from '@/shared/contracts/task.ts';
import { plans } from '@/shared/credits/plans.ts';
import { prices } from '@/shared/credits/prices.ts';
import { outputLimit } from '@/shared/engines/output-limit.ts';
import { inputTokens } from '@/shared/engines/token-bound.ts';
import { environments } from '@/supabase/functions/_shared/environment.ts';
import { RUNS_PER_CREDIT, tokenCost } from '@/tests/support/model-costs.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/deploy.md'), 'utf8');

/** Set by the platform itself, so that an operator never does. */
const GIVEN = /^SUPABASE_/;
/** For stand-ins alone. */
const LOCAL = ['STRIPE_API_URL', 'SYNTHETIC_SOURCES_URL'];

describe('the variables of the functions', () => {
  const read = new Set(Object.values(environments).flatMap(({ shape }) => Object.keys(shape)));
  const rows = [...guide.matchAll(/^ *\| (`[A-Z_`, ]+`)[^|]*\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''),
  );

  test('are each in the guide, and no other', () => {
    const wanted = [...read].filter((name) => !GIVEN.test(name) && !LOCAL.includes(name));
    expect(rows.filter((name) => read.has(name)).sort()).toEqual(wanted.sort());
  });

  test('are declared for every function there is', () => {
    const folders = globSync('supabase/functions/*/index.ts', { cwd: root }).map(
      (path) => path.split('/')[2],
    );
    expect(Object.keys(environments).sort()).toEqual(folders.sort());
  });

  test('without which a function does not start are marked', () => {
    const platform = { SUPABASE_URL: 'https://x.supabase.co' };
    for (const schema of Object.values(environments)) {
      const missing = schema.safeParse(platform).error?.issues.map(({ path }) => String(path[0])) ?? [];
      for (const name of missing)
        expect(guide, name).toMatch(new RegExp(`\`${name}\`[^\n]*\\*\\*needed\\*\\*`));
    }
  });
});

const dollars = (cost: number) => `${(cost * 100).toFixed(2)} ¢`;

/** The largest of each kind, and drafts as people write them. */
const cases: [string, Task, kind: keyof typeof prices][] = [
  ['a rewrite of 800 characters, balanced', enhance('balanced', 800), 'enhance'],
  ['a reframe of 800 characters', enhance('reframe', 800), 'enhance'],
  ['a rewrite of 5,000 characters, balanced', enhance('balanced', 5_000), 'enhance'],
  ['the longest draft, polished', enhance('polish', MAX_DRAFT_CHARS), 'enhance'],
  ['the longest draft, reframed, with persona and context', longestReframe(), 'enhance'],
  ['the longest question about a file', fileQuestion(), 'file-question'],
  ['the longest topic of the generator', enhance('reframe', MAX_TOPIC_CHARS), 'generate'],
];

function enhance(level: 'polish' | 'balanced' | 'reframe', chars: number): Task {
  return { kind: 'enhance', mode: 'rewrite', level, text: 'x'.repeat(chars) };
}

function longestReframe(): Task {
  return {
    kind: 'enhance',
    mode: 'tree-of-thoughts',
    level: 'reframe',
    text: 'x'.repeat(MAX_DRAFT_CHARS),
    persona: 'x'.repeat(4_000),
    context: 'x'.repeat(20_000),
  };
}

function fileQuestion(): Task {
  const kind = 'file-question' satisfies TaskKind;
  return { kind, text: 'x'.repeat(MAX_DRAFT_CHARS), material: 'x'.repeat(MAX_MATERIAL_CHARS) };
}

describe('what a credit costs and earns', () => {
  test.each(cases)('%s', (name, task, kind) => {
    const tokens = { input: inputTokens(task), output: outputLimit(task).tokens };
    const once = tokenCost(tokens) / prices[kind].credits;
    const row = `| ${name} | ${tokens.input.toLocaleString('en')} | ${tokens.output.toLocaleString('en')} | ${dollars(once)} | ${dollars(once * RUNS_PER_CREDIT)} |`;
    expect(guide).toContain(row);
  });

  test.each(Object.values(plans).filter(({ priceCents }) => priceCents > 0))('$name earns', (plan) => {
    expect(guide).toContain(`${plan.name} ${dollars(plan.priceCents / 100 / plan.monthlyCredits)}`);
  });
});
