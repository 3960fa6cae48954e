import { commonWords } from '@/shared/engines/offline/lexicon/words.ts';
import { SHIELD } from './shield.ts';

const WORD = /(?<![\p{L}\p{M}\d'_-])\p{L}[\p{L}\p{M}']*(?![\p{L}\p{M}\d_-])/gu;

/** A word of prose with its place. */
export interface ProseWord {
  text: string;
  /** Lower case, straight apostrophes. */
  lower: string;
  start: number;
  end: number;
  /** Whether a sentence begins here, so that its capital says nothing. */
  opens: boolean;
}

/** The plain words of a masked text: no identifiers, no parts of hyphenated words, nothing shielded. */
export function wordsOf(masked: string): ProseWord[] {
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

/** Words that may be the writer's own, lower case. */
export interface Names {
  /** Capitalised inside a sentence. */
  capitalised: Set<string>;
  /** Uncommon, and used again and again. */
  repeated: Set<string>;
  /** All words of the draft, what was pasted into it included. */
  written: Set<string>;
}

/** Words the writer uses as names in the masked parts of a draft. */
export function namesIn(maskedTexts: readonly string[], draft: string): Names {
  const names: Names = {
    capitalised: new Set(),
    repeated: new Set(),
    written: new Set(draft.toLowerCase().match(/\p{L}{4,}/gu)),
  };
  for (const masked of maskedTexts) {
    const seen = new Map<string, number>();
    for (const { text, lower, opens } of wordsOf(masked)) {
      if (commonWords.has(lower)) continue;
      if (!opens && text !== lower && text.length > 1) names.capitalised.add(lower);
      seen.set(lower, (seen.get(lower) ?? 0) + 1);
    }
    for (const [lower, count] of seen) if (count > 1) names.repeated.add(lower);
  }
  return names;
}
