import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { restructure } from '@/shared/engines/offline/reframe/restructure.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { modesOfRules } from '@/shared/enhance/modes.ts';

/** One line of the table: a mode at a level on all drafts. */
interface ModeRow {
  mode: EnhanceMode;
  level: 'balanced' | 'reframe';
  drafts: number;
  changed: number;
  /** Results other than those of an enhanced rewrite. */
  differ: number;
  /** What the intent guard found missing or made up. */
  lost: number;
  added: number;
  unstable: number;
  /** Words of the results by words of the drafts. */
  ratio: number;
  medianMs: number;
  p95Ms: number;
}

interface ModeOutcome {
  rows: ModeRow[];
  faults: string[];
  passed: boolean;
}

const runs = {
  balanced: balance,
  reframe: (text: string, mode: EnhanceMode) => restructure(text, mode).text,
} as const;
const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/**
 * Every mode on every draft, whatever mode it was written for: each result must pass the intent guard and stay as it is in
 * a second run.
 */
export function runModeEvals(texts: readonly string[]): ModeOutcome {
  const faults: string[] = [];
  const rows = (['balanced', 'reframe'] as const).flatMap((level) =>
    [...modesOfRules].map((mode) => evaluate({ mode, level, texts, faults })),
  );
  for (const { mode, level, differ } of rows)
    if (mode !== 'rewrite' && differ === 0) faults.push(`${mode} at ${level} does what a rewrite does`);
  return { rows, faults, passed: faults.length === 0 };
}

interface Evaluation {
  mode: EnhanceMode;
  level: ModeRow['level'];
  texts: readonly string[];
  faults: string[];
}

function evaluate({ mode, level, texts, faults }: Evaluation): ModeRow {
  const run = runs[level];
  const row = { changed: 0, differ: 0, lost: 0, added: 0, unstable: 0 };
  const times: number[] = [];
  let wordsOut = 0;
  for (const text of texts) {
    const start = performance.now();
    const result = run(text, mode);
    times.push(performance.now() - start);
    wordsOut += countWords(result);
    if (result !== text) row.changed += 1;
    if (result !== run(text, 'rewrite')) row.differ += 1;
    const note = (what: string) =>
      faults.push(`${mode} · ${level} · ${what} · ${JSON.stringify(text.slice(0, 90))}`);
    for (const { change, kind, value } of checkIntent(text, result)) {
      row[change] += 1;
      note(`${change} ${kind} ${value}`);
    }
    if (run(result, mode) === result) continue;
    row.unstable += 1;
    note('a second run changes it');
  }
  times.sort((left, right) => left - right);
  const wordsIn = texts.reduce((sum, text) => sum + countWords(text), 0);
  return {
    mode,
    level,
    drafts: texts.length,
    ...row,
    ratio: Math.round((1_000 * wordsOut) / wordsIn) / 1_000,
    medianMs: round(times[Math.floor(times.length / 2)] ?? 0),
    p95Ms: round(times[Math.floor(times.length * 0.95)] ?? 0),
  };
}

const round = (ms: number): number => Math.round(ms * 10) / 10;
