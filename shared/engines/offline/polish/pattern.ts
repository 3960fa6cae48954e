import { type Edit, inStyleOf } from './edits.ts';
import { CharacterRuns, type Required, requiredBy } from './required-words.ts';

/** A piece of prose as rules see it. */
export interface Passage {
  /** The text as it stands. */
  text: string;
  /** The same with all that must survive covered (`shieldText`). */
  masked: string;
}

/**
 * What a rule looks for and what it puts there. Replaced is the group named x, else the first group,
 * else all of it.
 */
export interface Pattern {
  find: RegExp;
  /**
   * The replacement, or undefined where the words found are right after all. Gets the groups and what
   * stands before them in their sentence, lower case.
   */
  to: string | ((groups: readonly string[], before: string) => string | undefined);
  /** Found at the first use. */
  required?: Required;
}

const CLAUSE_WORDS =
  'and|but|because|that|if|when|so|while|since|although|though|where|which|who|then|as|or|think|know|hope|believe|guess|says?|said|sure|feel|what|how|why|whether|until|unless|after|before|than|cause|plus|cuz|coz|cos|bc|maybe|now|well|yes|no|ok|okay|hey|hi|hello|sorry|today|yesterday|sometimes|usually|also|still';
/** The quick look behind goes first: inside a word, which most places are, it alone is run. */
const MACROS: Record<string, string> = {
  /** A place where a new clause begins. */
  CLAUSE: `(?<![\\p{L}'])(?<=(?:^|[.!?:;,\\n(–—]|\\n\\s*[-*•]|\\b(?:${CLAUSE_WORDS}))\\s*)`,
  /** A place where a sentence begins. */
  START: "(?<![\\p{L}'])(?<=(?:^|[.!?\\n]|\\n\\s*[-*•])\\s*)",
  END: '(?=\\s*(?:[.!?,;:)\\n]|$))',
  ADV: '(?:(?:just|also|really|always|never|still|even|already|probably|definitely|only|not|usually|often|actually|simply|ever) )?',
  SUBJECT: '(?:i|you|he|she|it|we|they)',
};

/** The letters that a shield leaves, as ranges: `\p{L}` has hundreds of them, which takes long to compile. */
const LATIN = 'a-zA-Z\\u00AA\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u1E00-\\u1EFF';
const LETTER = /\[(?:\\.|[^\]\\])*\]|\\p\{L\}/g;
const withLatin = (source: string): string =>
  source.replace(LETTER, (part) => (part[0] === '[' ? part.replaceAll('\\p{L}', LATIN) : `[${LATIN}]`));

/**
 * A pattern from readable pieces: `{CLAUSE}`, `{START}`, `{END}`, `{ADV}`, `{SUBJECT}` are filled in, a blank matches
 * any run of blanks. Patterns are written in lower case and match any; capture group 1 is the part replaced.
 */
export function pattern(find: string, to: Pattern['to']): Pattern {
  // without the flag for it, it would stand for its own letters
  if (find.includes('\\P{')) throw new Error(`A pattern with \\P: ${find}`);
  const filled = find
    .replace(/\{([A-Z]+)\}/g, (whole, name: string) => MACROS[name] ?? whole)
    .replaceAll(' ', '[ \\t]+');
  return { find: new RegExp(withLatin(filled), 'gdm'), to };
}

/** Alternatives for a pattern: `anyOf('a b c')` is `(?:a|b|c)`. */
export function anyOf(words: string | Iterable<string>): string {
  return `(?:${(typeof words === 'string' ? words.split(/\s+/) : [...words]).filter(Boolean).join('|')})`;
}

/** Lower case at the same length: folding case in every pattern instead takes ten times as long. */
const lowerCase = (masked: string): string => masked.replaceAll('İ', 'i').toLowerCase();

/** What stands before a place in its sentence. */
function sentenceBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && !'.!?\n'.includes(text.charAt(start - 1))) start -= 1;
  return text.slice(start, end);
}

/** What was looked through last: several groups of patterns in a row see the same text. */
let last: { masked: string; lower: string; runs: CharacterRuns } | undefined;

function readMasked(masked: string) {
  if (last?.masked !== masked) {
    const lower = lowerCase(masked);
    last = { masked, lower, runs: new CharacterRuns(lower) };
  }
  return last;
}

/** All edits of some patterns on one passage. */
export function matchPatterns(patterns: readonly Pattern[], { text, masked }: Passage): Edit[] {
  const edits: Edit[] = [];
  const { lower, runs } = readMasked(masked);
  for (const pattern of patterns) {
    const { find, to } = pattern;
    pattern.required ??= requiredBy(find);
    if (!runs.mayHold(pattern.required)) continue;
    // Most match nowhere, and matchAll copies the expression before it looks.
    find.lastIndex = 0;
    if (!find.test(lower)) continue;
    find.lastIndex = 0;
    for (const match of lower.matchAll(find)) {
      const [start, end] = match.indices?.groups?.x ?? match.indices?.[1] ?? match.indices?.[0] ?? [0, 0];
      const groups = match.map((group) => (group ?? '').toLowerCase());
      const replacement = typeof to === 'string' ? to : to(groups, sentenceBefore(lower, match.index));
      if (replacement === undefined) continue;
      edits.push({ start, end, text: inStyleOf(text.slice(start, end), replacement, text) });
    }
  }
  return edits;
}
