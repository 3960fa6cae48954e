import { readFileSync } from 'node:fs';
import type { OfflineEngineOptions } from '@/shared/engines/offline/engine.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { enhanceOffline, keptLevels, keptSets, nameOf, readKeptDrafts } from './kept-drafts.ts';

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
 * @returns a row a set and level; `passed` when the tuned set reaches its targets
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
      if (set === 'drafts' && share < TARGETS[level]) passed = false;
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
