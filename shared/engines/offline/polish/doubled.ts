import { wordTable } from '@/shared/engines/offline/lexicon/word-table.ts';
import type { Edit } from './edits.ts';
import type { Passage } from './pattern.ts';

const MEANT = new Set(
  'that had very really so no bye ha haha hey long many much more do now knock there yes wait blah never far again please night chop well hear tut la na ok okay too her you it is in out half side little big boo choo cha ho who what her win yeah tick tap zero one two three four five six seven eight nine ten twenty'.split(
    ' ',
  ),
);
const PHRASAL =
  /\b(?:log(?:ged|ging)?|sign(?:ed|ing)?|come|came|coming|go|going|went|check(?:ed|ing)?|turn(?:ed|ing)?|hand(?:ed|ing)?|move[ds]?|moving|carry|carried|put|get|got|keep|kept|give|gave|gives|pass(?:ed)?|depend[s]?|work(?:ed|ing)?|zoom|plug(?:ged)?|opt(?:ed)?|talk(?:ing|ed)?|speak(?:ing)?|want(?:s|ed)?|stand)$/i;

/** "the the" → "the". Stays where a doubling can be meant: "that that", "very very", "log in in the morning". */
export function doubledWords({ masked }: Passage): Edit[] {
  const edits: Edit[] = [];
  for (const match of masked.matchAll(
    /(?<![\p{L}\p{M}\d'_-])(\p{L}[\p{L}']*)([ \t]+)(\1)(?![\p{L}\p{M}\d'_-])/giu,
  )) {
    const [whole, first = '', gap = '', second = ''] = match;
    const lower = first.toLowerCase();
    const before = masked.slice(0, match.index);
    const opens = /(?:^|[.!?\n])\s*$/.test(before);
    if (second !== second.toLowerCase() && second !== 'I') continue;
    if (!opens && first !== first.toLowerCase() && first !== 'I') continue;
    if (MEANT.has(lower) && !CERTAIN_BEFORE[lower]?.test(masked.slice(match.index + whole.length))) continue;
    if (
      /^(?:in|on|to|up|off|by|for|with|over|through|around|down)$/.test(lower) &&
      PHRASAL.test(before.trimEnd())
    )
      continue;
    const start = match.index + first.length;
    edits.push({ start, end: start + gap.length + second.length, text: '' });
  }
  return [...edits, ...doubledBeginnings(masked)];
}

/** A clause begun twice: a subject and up to three words, and the same again. */
const BEGUN_TWICE =
  /(?<![\p{L}\d'’_-])((?:i|we|you|he|she|they|it|there)(?:['’]\p{L}+)?(?: \p{L}[\p{L}'’]*){1,3}?)(,? )(\1)(?![\p{L}\d'’_-])/giu;
/** "if I can I can": there the second is the main clause. */
const HOLDS_FIRST =
  /\b(?:if|when|what|whatever|where|who|how|why|that|as|because|unless|once|while|until) $/i;

/** "I want to I want to show" → "I want to show". */
function doubledBeginnings(masked: string): Edit[] {
  return [...masked.matchAll(BEGUN_TWICE)].flatMap(([, first = '', gap = '', second = ''], index, all) => {
    const start = all[index]?.index ?? 0;
    if (HOLDS_FIRST.test(masked.slice(Math.max(0, start - 12), start))) return [];
    const end = start + first.length;
    return [{ start: end, end: end + gap.length + second.length, text: '' }];
  });
}

/** Doublings that are a slip after all, by what follows them. */
const CERTAIN_BEFORE = wordTable({
  you: /^ (?:can|could|will|would|have|should|may|must|need|want|know|think|to|please|for|very|are|were)\b/,
  it: /^ (?:to|in|on|for|with|and|very|by|as|from)\b/,
  is: /^ (?:a|an|the|not|very|so|too|it|this|that|there|my|your|in|on|to|for|really|going|\p{L}+ing)\b/u,
  in: /^ (?:the|a|an|my|our|your|this|that|order|general|front|case)\b/,
  her: /^ (?:to|for|in|and|with|about)\b/,
  do: /^ (?:it|this|that|you|not|the|we|i)\b/,
  more: /^ (?:than|information|about|time|to)\b/,
  much: /^ (?:for|better|more|time)\b/,
  one: /^ (?:of|is|thing|more|day)\b/,
  two: /^ (?:of|weeks|days|years|hours|months)\b/,
  now: /^ (?:i|we|the|it)\b/,
  what: /^ (?:is|are|do|does|i|you|we|to)\b/,
  who: /^ (?:is|are|was|can|has)\b/,
});
