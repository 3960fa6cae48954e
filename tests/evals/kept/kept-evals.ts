import { readFileSync } from 'node:fs';
import type { OfflineEngineOptions } from '@/shared/engines/offline/engine.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { judge } from '@/tests/evals/judge.ts';
import { enhanceOffline, keptLevels, keptSets, nameOf, readKeptDrafts, runOffline } from './kept-drafts.ts';

/** One line of the table. `kept` counts results that a reader would keep as they came; a result nobody read is none. */
export interface KeptRow {
  set: string;
  level: string;
  drafts: number;
  kept: number;
  share: string;
  target: string;
  /** Results the guard objects to. */
  alarms: number;
}

const TARGETS = { polish: 0.75, balanced: 0.75, reframe: 0.6 } as const;

/** By draft and level, the name of the result that was read and would be kept. */
const verdicts = new Map<string, Readonly<Record<string, string>>>(
  Object.entries(JSON.parse(readFileSync(new URL('./verdicts.json', import.meta.url), 'utf8'))),
);

/**
 * How many results are kept as they come, by the verdicts of whoever read them last.
 * @returns a row a set and level; `passed` when every set reaches its targets
 */
export async function runKeptEvals(
  options: OfflineEngineOptions,
  { verbose }: { verbose: boolean },
): Promise<{ rows: KeptRow[]; passed: boolean }> {
  const rows: KeptRow[] = [];
  let passed = true;
  for (const set of keptSets)
    for (const level of keptLevels) {
      const drafts = readKeptDrafts(set);
      let kept = 0;
      let alarms = 0;
      for (const { text, place } of drafts) {
        const result = await enhanceOffline(options, { text, level, place });
        const isKept = verdicts.get(nameOf(text))?.[level] === nameOf(result);
        if (isKept) kept += 1;
        else if (verbose) console.log(`--- ${set}, ${level}: not kept\n${text}\n>>>\n${result}\n`);
        if (checkIntent(text, result).length > 0) alarms += 1;
      }
      const share = kept / drafts.length;
      if (share < TARGETS[level]) passed = false;
      const percent = (part: number) => `${Math.round(part * 100)} %`;
      rows.push({
        set,
        level,
        drafts: drafts.length,
        kept,
        share: percent(share),
        target: percent(TARGETS[level]),
        alarms,
      });
    }
  return { rows, passed };
}

/**
 * Balanced improves on polish where anybody sees it, or says that it found nothing more to do.
 * @returns whether it is never silently the same
 */
export async function runBalancedEvals(options: OfflineEngineOptions): Promise<boolean> {
  const rows = [];
  for (const set of keptSets) {
    const row = { set, drafts: 0, same: 0, share: '', silent: 0 };
    for (const { text, place } of readKeptDrafts(set)) {
      const polished = await enhanceOffline(options, { text, level: 'polish', place });
      const balanced = await runOffline(options, { text, level: 'balanced', place });
      row.drafts += 1;
      if (balanced.text !== polished) continue;
      row.same += 1;
      if (balanced.remarks.length === 0) row.silent += 1;
    }
    row.share = `${Math.round((100 * row.same) / row.drafts)} %`;
    rows.push(row);
  }
  console.log('\nBalanced: drafts that come out as at polish');
  console.table(rows);
  return judge(
    'balanced never leaves a text as polish does without saying so',
    rows.every(({ silent }) => silent === 0),
  );
}
