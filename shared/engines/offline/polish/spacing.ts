import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { namesMark } from '@/shared/enhance/sentences.ts';
import type { Edit } from './edits.ts';
import type { Passage } from './pattern.ts';

/** Blanks around punctuation: " ," → ",", "word,word" → "word, word", runs of blanks inside a line → one. */
export function spacing({ text, masked }: Passage): Edit[] {
  const edits: Edit[] = [];
  const add = (start: number, end: number, replacement: string) =>
    edits.push({ start, end, text: replacement });
  for (const match of masked.matchAll(
    /(?<=[\p{L}\p{M}\d)\]"”'\uFFFC])([ \t]+)(?=[,;](?! (?:separated|delimited|instead|between|or|as)\b)(?:\s|$)|[.?!]+(?:\s*$|\s+["“(]?\p{Lu})|[?!]+(?:\s|$))/gu,
  )) {
    const mark = match.index + match[0].length;
    if (!/^\s*[?].*:/.test(masked.slice(match.index)) && !namesMark(masked, mark, mark + 1))
      add(match.index, mark, '');
  }
  for (const match of masked.matchAll(/ ,(?=\p{L}{2})/gu)) add(match.index, match.index + 2, ', ');
  for (const match of masked.matchAll(/(?<=\p{L}{2})[,;](?=\p{L}{2})/gu))
    if (!isList(masked, match.index) && !/&#?\w+$/.test(masked.slice(0, match.index)))
      add(match.index + 1, match.index + 1, ' ');
  for (const match of masked.matchAll(/(?<=\p{Ll}{2})[?!]+(?=\p{L}{2})/gu))
    add(match.index + match[0].length, match.index + match[0].length, ' ');
  for (const match of masked.matchAll(/(?<=(?<![\p{L}.])\p{Ll}{2,})\.(?=(\p{Lu}\p{Ll}*)(?![\p{L}.(_]))/gu))
    if (functionWords.has((match[1] ?? '').toLowerCase())) add(match.index + 1, match.index + 1, ' ');
  // "the letter .It has been"
  for (const match of masked.matchAll(/(?<=\p{Ll})[ \t]+([.?!])(?=(\p{Lu}\p{Ll}*)(?![\p{L}.(_]))/gu))
    if (functionWords.has((match[2] ?? '').toLowerCase()))
      add(match.index, match.index + match[0].length, `${match[1]} `);
  // Two blanks after every full stop are a habit, and aligned columns have more than two.
  const twoAfterStops = (masked.match(/[.!?] {2}(?=\S)/g) ?? []).length > 1;
  for (const match of masked.matchAll(/(?<=[^\s|]) {2,3}(?=[^\s|])/gu))
    if (!(twoAfterStops && /[.!?]/.test(text.charAt(match.index - 1))))
      add(match.index, match.index + match[0].length, ' ');
  return edits;
}

/** "a,b,c" written close is data, not prose. */
function isList(masked: string, comma: number): boolean {
  const around = masked.slice(Math.max(0, comma - 30), comma + 30);
  return (around.match(/\S[,;]\S/g) ?? []).length > 1 && !/,\s/.test(around);
}
