import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { projectRoot } from '@/local/run-command.ts';
import { isKeptApart, moreSamplesFolder, samplesFolder } from '@/tests/bench/documents/samples.ts';

const scorer = join(samplesFolder, 'check.mjs');
const scores = z.object({
  /** By the kind of fact: the share found and how many there are. */
  sum: z.record(z.string(), z.string()),
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
function scoreAll(more: readonly string[] = []) {
  const file = join(tmpdir(), `whetstone-samples-${process.pid}.json`);
  const adapter = join(projectRoot, 'tests/bench/samples-adapter.mjs');
  const all = [scorer, '--adapter', adapter, '--json', file, ...more];
  const { status, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The samples' scorer failed: ${stderr}`);
  return z.parse(scores, JSON.parse(readFileSync(file, 'utf8')));
}

describe.skipIf(!existsSync(scorer))('the samples beside the project, where they are', () => {
  test('hold every fact, but those known to be missing', { timeout: 300_000 }, () => {
    const { per: found } = scoreAll();
    expect(found.length).toBeGreaterThan(0);
    for (const { id, err, fail } of found) {
      expect(err, id).toBeUndefined();
      expect(fail.length, `${id}: ${fail.join('; ')}`).toBeLessThanOrEqual(missing[id]?.facts ?? 0);
    }
  });
});

const index = z.looseObject({
  entries: z.array(
    z.looseObject({ id: z.string(), kind: z.string(), facts: z.array(z.looseObject({ type: z.string() })) }),
  ),
});

/** Percent of the facts of each kind that are found today, and no less from now on. */
const floors: Readonly<Record<string, number>> = {
  'csv:csv': 100,
  'csv:csv_row': 100,
  'pdf:absent': 88.9,
  'pdf:heading': 91.4,
  'pdf:heading_max': 33.3,
  'pdf:order': 85.7,
  'pdf:pages': 100,
  'pdf:present': 98.6,
  'pdf:row': 100,
  'pdf:table_cell': 100,
  'pdf:tables_max': 100,
  'xlsx:cell-bool': 100,
  'xlsx:cell-date': 100,
  'xlsx:cell-formula': 100,
  'xlsx:cell-number': 100,
  'xlsx:cell-string': 100,
  'xlsx:comment': 100,
  'xlsx:display': 96.2,
  'xlsx:merged': 100,
  'xlsx:nonempty': 100,
  'xlsx:sheets': 100,
};

const moreIndex = join(moreSamplesFolder, 'index.json');
const haveMore = existsSync(scorer) && existsSync(moreIndex);

describe.skipIf(!haveMore)('further samples beside the project, where they are', () => {
  test('of the files that may be looked at no kind of fact is found less often than today', {
    timeout: 600_000,
  }, () => {
    const all = z.parse(index, JSON.parse(readFileSync(moreIndex, 'utf8')));
    // Scans take a minute each where the cores are busy: the benches score them.
    const isScan = ({ facts }: (typeof all.entries)[number]) =>
      facts.some(({ type }) => type === 'quality_flag');
    const entries = all.entries.filter(
      (one) => !isKeptApart(one.id) && ['pdf', 'xlsx', 'csv'].includes(one.kind) && !isScan(one),
    );
    const chosen = join(tmpdir(), `whetstone-more-${process.pid}.json`);
    writeFileSync(chosen, JSON.stringify({ ...all, entries }));
    try {
      const { sum, per } = scoreAll(['--index', chosen, '--base', moreSamplesFolder]);
      expect(per).toHaveLength(entries.length);
      expect(Object.keys(sum).sort()).toEqual(Object.keys(floors).sort());
      for (const [name, floor] of Object.entries(floors))
        expect(Number.parseFloat(sum[name] ?? ''), name).toBeGreaterThanOrEqual(floor);
    } finally {
      rmSync(chosen);
    }
  });
});
