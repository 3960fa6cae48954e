import { commonWords } from '@/shared/engines/offline/lexicon/words.ts';
import { SHIELD } from './shield.ts';

const WORD = /(?<![\p{L}\p{M}\d'_-])\p{L}[\p{L}\p{M}']*(?![\p{L}\p{M}\d_-])/gu;

/** A word of prose with its place. */
export interface Word {
  text: string;
  /** Lower case, straight apostrophes. */
  lower: string;
  start: number;
  end: number;
  /** Whether a sentence begins here, so that its capital says nothing. */
  opens: boolean;
}

/** The plain words of a masked text: no identifiers, no parts of hyphenated words, nothing shielded. */
export function wordsOf(masked: string): Word[] {
  return [...masked.matchAll(WORD)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase().replace(/'+$/, ''),
    start: match.index,
    end: match.index + match[0].replace(/'+$/, '').length,
    opens:
      /(?:^|[.!?…:\n"“(]|[-*•])\s*$/.test(masked.slice(Math.max(0, match.index - 8), match.index)) &&
      !masked.slice(0, match.index).endsWith(SHIELD),
  }));
}

/** Words the writer uses as names: capitalised inside a sentence, or unknown and used again and again. */
export function namesIn(masked: string): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Map<string, number>();
  for (const { text, lower, opens } of wordsOf(masked)) {
    if (!opens && text !== lower && text.length > 1 && !commonWords.has(lower)) names.add(lower);
    seen.set(lower, (seen.get(lower) ?? 0) + 1);
  }
  for (const [lower, count] of seen) if (count > 1 && !commonWords.has(lower)) names.add(lower);
  return names;
}
