import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '@/local/run-command.ts';
import { compareConditions } from '@/tests/evals/model/compare-conditions.ts';
import { conditions } from '@/tests/evals/model/conditions.ts';
import { promptHashes } from '@/tests/evals/model/prompt-hash.ts';
import { type Planted, scriptedModel } from '@/tests/evals/model/scripted-model.ts';
import { lengthControlled, winRate } from '@/tests/evals/model/statistics.ts';

const drafts = Array.from({ length: 40 }, (_, index) => `Write ${index + 1} lines about walking in Rome.`);
const [untouched, ours] = conditions();
if (!untouched || !ours) throw new Error('There are always these two.');

async function find(planted: Planted) {
  const ask = scriptedModel(planted);
  const models = { writer: ask, answerer: ask, judge: ask };
  const rows = await compareConditions(
    drafts,
    [untouched, ours].filter((given) => given !== undefined),
    models,
  );
  return rows[1];
}

describe('a run', () => {
  test.each([0, 0.25, 0.75, 1])('finds that %d of the rewrites were planted better', async (wins) => {
    const row = await find({ wins });
    expect(row?.wins.rate).toBeCloseTo(wins, 5);
    expect(row?.wins.low).toBeLessThanOrEqual(wins);
    expect(row?.wins.high).toBeGreaterThanOrEqual(wins);
  });

  test('takes nothing from a judge that likes a place', async () => {
    expect((await find({ wins: 1, likesFirst: true }))?.wins).toEqual({ rate: 0.5, low: 0.5, high: 0.5 });
  });

  test('sees without a judge that constraints were kept, and how much a prompt grew', async () => {
    const row = await find({ wins: 1 });
    expect(row?.kept).toBe(1);
    expect(row?.growth).toBeGreaterThan(1);
  });
});

describe('its figures', () => {
  test('count length as no merit', () => {
    // Wins only where the answer is longer: at equal length nothing is left of them.
    const all = Array.from({ length: 200 }, (_, index) => {
      const lengthLog = (index % 20) / 10 - 0.95;
      return { score: lengthLog > 0 ? 1 : 0, lengthLog } as const;
    });
    expect(lengthControlled(all)).toBeCloseTo(0.5, 1);
    const longer = all.filter(({ lengthLog }) => lengthLog > -0.5);
    expect(winRate(longer).rate).toBeGreaterThan(0.6);
    expect(lengthControlled(longer)).toBeLessThan(0.6);
  });

  test('give the same interval again', () => {
    const all = [1, 0, 0.5, 1, 1, 0].map((score) => ({ score: score as 0 | 0.5 | 1, lengthLog: 0 }));
    expect(winRate(all)).toEqual(winRate(all));
  });
});

test('every prompt has a recording as it stands: else run npm run evals:model', () => {
  const folder = join(projectRoot, 'tests/evals/model/recordings');
  const recorded = readdirSync(folder).flatMap((file) => {
    const { prompts } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { prompts: object };
    return Object.entries(prompts).map(([name, hash]) => `${name} ${hash}`);
  });
  const missing = Object.entries(promptHashes())
    .map(([name, hash]) => `${name} ${hash}`)
    .filter((prompt) => !recorded.includes(prompt));
  expect(missing).toEqual([]);
});
