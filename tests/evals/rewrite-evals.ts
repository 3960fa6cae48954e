import { readFileSync } from 'node:fs';
import { enhanceMode } from '@/shared/contracts/enhance.ts';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { createHarperChecker } from '@/shared/engines/offline/harper-checker.ts';
import { reframe } from '@/shared/engines/offline/reframe/reframe.ts';
import { restructure } from '@/shared/engines/offline/reframe/restructure.ts';
import { polish } from '@/tests/support/polish.ts';
import { readLanguageTools } from './language-tools.ts';
import {
  changedNumbers,
  clumsyLines,
  emptySections,
  inventedWords,
  isQuestionLost,
  lostFacts,
  lostNegations,
  lostWords,
} from './rewrite-checks.ts';
import type { RewriteDraft } from './rewrite-draft.ts';
import { heldOutDrafts } from './rewrite-held-out.ts';

/** One line of the table: a level on a set of drafts, and how many drafts failed each check. */
export interface RewriteRow {
  set: string;
  level: 'balanced' | 'reframe';
  drafts: number;
  changed: number;
  invented: number;
  lost: number;
  numbers: number;
  negations: number;
  questions: number;
  emptySections: number;
  unstable: number;
  clumsy: number;
  medianMs: number;
  p95Ms: number;
}

interface RewriteOptions {
  /** How many before/after pairs of each set and level to print, for reading. */
  print?: number;
}

type Level = RewriteRow['level'];
const FAULTS = [
  'invented',
  'lost',
  'numbers',
  'negations',
  'questions',
  'emptySections',
  'unstable',
  'clumsy',
] as const;
type Fault = (typeof FAULTS)[number];

/**
 * Balanced and reframe of the offline engine on drafts as people type them, judged by checks of their own.
 * @returns a row per set and level; `passed` when no draft failed any check
 */
export async function runRewriteEvals({ print = 0 }: RewriteOptions = {}): Promise<{
  rows: RewriteRow[];
  passed: boolean;
  faults: string[];
  /** All drafts as the engine hands them to these levels, those made of others aside. */
  texts: string[];
}> {
  const faults: string[] = [];
  const sets: [string, readonly RewriteDraft[]][] = [
    ['drafts', readDrafts('rewrite-drafts.txt')],
    ['recombined', recombine(readDrafts('rewrite-drafts.txt'))],
    ['held out', heldOutDrafts],
    ['everyday', await polished(readDrafts('rewrite-everyday.txt'))],
  ];
  const rows = sets.flatMap(([set, drafts]) =>
    (['balanced', 'reframe'] as const).map((level) => evaluate({ set, drafts, level, faults, print })),
  );
  const texts = sets
    .filter(([set]) => set !== 'recombined')
    .flatMap(([, drafts]) => drafts.map(({ text }) => text));
  return { rows, passed: faults.length === 0, faults, texts };
}

interface Evaluation {
  set: string;
  drafts: readonly RewriteDraft[];
  level: Level;
  faults: string[];
  print: number;
}

function evaluate({ set, drafts, level, faults, print }: Evaluation): RewriteRow {
  const counts: Record<Fault, number> = {
    invented: 0,
    lost: 0,
    numbers: 0,
    negations: 0,
    questions: 0,
    emptySections: 0,
    unstable: 0,
    clumsy: 0,
  };
  const times: number[] = [];
  let changed = 0;
  // once unmeasured: patterns are compiled at their first use
  for (const draft of drafts) rewrite(draft, level);
  drafts.forEach((draft, index) => {
    const start = performance.now();
    const result = rewrite(draft, level);
    times.push(performance.now() - start);
    if (result !== draft.text) changed += 1;
    if (index < print)
      console.log(`--- ${set}, ${level}, ${draft.mode ?? 'rewrite'}\n${draft.text}\n>>>\n${result}\n`);
    for (const [fault, what] of findFaults(draft, result, level)) {
      counts[fault] += 1;
      faults.push(`${set} · ${level} · ${fault}: ${what} · ${JSON.stringify(draft.text.slice(0, 90))}`);
    }
  });
  times.sort((left, right) => left - right);
  return {
    set,
    level,
    drafts: drafts.length,
    changed,
    ...counts,
    medianMs: round(times[Math.floor(times.length / 2)] ?? 0),
    p95Ms: round(times[Math.floor(times.length * 0.95)] ?? 0),
  };
}

function rewrite({ text, mode = 'rewrite' }: RewriteDraft, level: Level): string {
  return level === 'balanced' ? balance(text, mode) : restructure(text, mode).text;
}

function findFaults(draft: RewriteDraft, result: string, level: Level): [Fault, string][] {
  const { text, mode = 'rewrite' } = draft;
  const found: [Fault, string][] = [];
  const note = (fault: Fault, parts: readonly string[]) => {
    if (parts.length > 0) found.push([fault, parts.join(', ')]);
  };
  note('invented', inventedWords(text, result, mode));
  note('lost', [...lostWords(text, result, mode), ...lostFacts(text, result)]);
  note('numbers', changedNumbers(text, result));
  if (lostNegations(text, result) > 0) note('negations', [String(lostNegations(text, result))]);
  if (isQuestionLost(text, result)) note('questions', ['no question left']);
  if (level === 'reframe') note('emptySections', emptySections(reframe(text, mode)));
  if (rewrite({ text: result, mode }, level) !== result) note('unstable', ['a second run changes it']);
  if (clumsyLines(text).length === 0) note('clumsy', clumsyLines(result));
  return found;
}

/** Drafts in a text file, parted by `===`, the mode in brackets on the first line where it is not an enhanced rewrite. */
function readDrafts(file: string): RewriteDraft[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split(/\n===\n/)
    .map((block) => {
      const [, name, text] = /^(?:\[([\w-]+)\]\n)?([\s\S]*)$/.exec(block) ?? [];
      const mode = enhanceMode.safeParse(name);
      return { text: (text ?? '').trim(), ...(mode.success ? { mode: mode.data } : {}) };
    });
}

/** Drafts as the engine hands them to these levels: with their grammar mended. */
async function polished(drafts: readonly RewriteDraft[]): Promise<RewriteDraft[]> {
  const wasmUrl = import.meta.resolve('harper.js').replace('index.js', 'harper_wasm_slim_bg.wasm');
  const checker = createHarperChecker({ wasmUrl });
  await checker.load();
  const language = readLanguageTools();
  return Promise.all(
    drafts.map(async (draft) => ({ ...draft, text: await polish(draft.text, { checker, language }) })),
  );
}

/** Every draft once more in another mode, with a sentence of its neighbour behind it: longer, less tidy drafts. */
function recombine(drafts: readonly RewriteDraft[]): RewriteDraft[] {
  const modes = enhanceMode.options;
  return drafts
    .filter(({ text }) => !text.includes('\n') && /^[\x20-\x7E]*$/.test(text) && !/:\s/.test(text))
    .map(({ text }, index, plain) => {
      // not itself: a mode may drop what is said twice
      const at = (index * 7 + 3) % plain.length;
      const next = plain[at === index ? (at + 1) % plain.length : at]?.text ?? '';
      const end = /[.?!]$/.test(text) ? '' : '.';
      return {
        text: `${text}${end} ${next.charAt(0).toUpperCase()}${next.slice(1)}`,
        mode: modes[index % modes.length] ?? 'rewrite',
      };
    });
}

const round = (ms: number): number => Math.round(ms * 10) / 10;
