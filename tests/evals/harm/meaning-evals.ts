import { readFileSync } from 'node:fs';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { readSet } from '@/tests/evals/polish-draft.ts';
import { isHeldOut } from './split.ts';

export interface MeaningRow {
  part: string;
  changed: number;
  found: number;
  kept: number;
  falseAlarms: number;
}

interface Pair {
  before: string;
  after: string;
}

function readPairs(file: string): Pair[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [before = '', after = ''] = line.split(' => ');
      return { before, after };
    });
}

/** A correct text in which something is changed that nobody may change, by a rule of its own; not all texts have it. */
const MUTATIONS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\bnot \b|\bn['’]t\b/u, ''),
  (text) => text.replace(/\bbefore\b/u, 'after'),
  (text) => text.replace(/\bunless\b/u, 'if'),
  (text) => text.replace(/\bat least\b/u, 'at most'),
  (text) => text.replace(/\b(\d{2,})\b/u, (number) => String(Number(number) + 7)),
  (text) => text.replace(/\b(\p{Lu}\p{Ll}+) (\p{Ll}+ed|\p{Ll}+s) (\p{Lu}\p{Ll}+)\b/u, '$3 $2 $1'),
  (text) => text.replace(/\bfrom (\p{L}+) to (\p{L}+)\b/u, 'from $2 to $1'),
  // a sentence goes
  (text) => {
    const sentences = splitSentences(text);
    return sentences.length < 3 ? text : sentences.filter((_sentence, index) => index !== 1).join('');
  },
  // the rest behind a comma goes
  (text) => text.replace(/, (?:and|but|because|which|so) [^.,!?]{25,}(?=[.!?])/u, ''),
];

/** Pairs made by hand, and correct texts changed by rule. */
function changedPairs(): Pair[] {
  const texts = ['correct-prose', 'correct-technical', 'held-out-correct'].flatMap(readSet);
  const mutated = texts.flatMap((before) =>
    MUTATIONS.map((mutate) => ({ before, after: mutate(before) })).filter(({ after }) => after !== before),
  );
  return [...readPairs('./meaning-changed.txt'), ...mutated];
}

/** How many planted changes of meaning the guard finds, and how often it cries out over none. */
export function runMeaningEvals(rewrites: readonly Pair[], { verbose }: { verbose: number }): MeaningRow[] {
  const rows = new Map<string, MeaningRow>();
  let shown = 0;
  const rowOf = (before: string) => {
    const part = isHeldOut(before) ? 'held out' : 'seen';
    const row = rows.get(part) ?? { part, changed: 0, found: 0, kept: 0, falseAlarms: 0 };
    rows.set(part, row);
    return row;
  };
  const show = (what: string, { before, after }: Pair, found: unknown) => {
    if (isHeldOut(before) || shown++ >= verbose) return;
    console.log(
      `${what}\n   ${JSON.stringify(before)}\n   ${JSON.stringify(after)}\n   ${JSON.stringify(found)}`,
    );
  };
  for (const pair of changedPairs()) {
    const row = rowOf(pair.before);
    row.changed += 1;
    if (checkIntent(pair.before, pair.after).length > 0) row.found += 1;
    else show('MISSED', pair, '');
  }
  for (const pair of [...readPairs('./meaning-kept.txt'), ...rewrites]) {
    const row = rowOf(pair.before);
    const found = checkIntent(pair.before, pair.after);
    row.kept += 1;
    if (found.length === 0) continue;
    row.falseAlarms += 1;
    show('FALSE', pair, found);
  }
  return [...rows.values()];
}
