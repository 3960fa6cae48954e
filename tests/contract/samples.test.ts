import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { projectRoot } from '@/local/run-command.ts';
import { samplesFolder } from '@/tests/bench/documents/samples.ts';

const scorer = join(samplesFolder, 'check.mjs');
const scores = z.object({
  per: z.array(z.object({ id: z.string(), err: z.optional(z.string()), fail: z.array(z.string()) })),
});

/** What is not found, and why. */
const missing: Readonly<Record<string, { facts: number; because: string }>> = {
  lincoln_letter: {
    facts: 3,
    because: 'it is written by hand, which the recognition of print does not read',
  },
  multicolumn: { facts: 1, because: 'one more table is seen than the fact allows' },
};

/** Every sample's facts, scored by the samples' own scorer through the adapter of the benches. */
function scoreAll() {
  const file = join(tmpdir(), `whetstone-samples-${process.pid}.json`);
  const adapter = join(projectRoot, 'tests/bench/samples-adapter.mjs');
  const { status, stderr } = spawnSync(process.execPath, [scorer, '--adapter', adapter, '--json', file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The samples' scorer failed: ${stderr}`);
  return z.parse(scores, JSON.parse(readFileSync(file, 'utf8'))).per;
}

describe.skipIf(!existsSync(scorer))('the samples beside the project, where they are', () => {
  test('hold every fact, but those known to be missing', { timeout: 300_000 }, () => {
    const found = scoreAll();
    expect(found.length).toBeGreaterThan(0);
    for (const { id, err, fail } of found) {
      expect(err, id).toBeUndefined();
      expect(fail.length, `${id}: ${fail.join('; ')}`).toBeLessThanOrEqual(missing[id]?.facts ?? 0);
    }
  });
});
