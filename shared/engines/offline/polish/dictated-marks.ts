/** Marks that somebody dictated by their names. */
const MARKS: Readonly<Record<string, string>> = {
  comma: ',',
  period: '.',
  'full stop': '.',
  'question mark': '?',
  'exclamation mark': '!',
  'exclamation point': '!',
  'new line': '\n',
  newline: '\n',
  'new paragraph': '\n\n',
};
const NAMED = new RegExp(`[ ]+(${Object.keys(MARKS).join('|')})(?=[ ]|$)`, 'giu');
/** Behind these a mark is spoken of: "add a comma", "the notice period". */
const SPOKEN_OF =
  /(?:^|\s)(?:an?|the|this|that|each|every|no|any|one|of|in|or|my|our|your|with|without|use|add|put|time|trial|notice|grace|short|long|first|last|next|same|free|by|on|is|per)$/iu;
/** Fewer of them may be words like any other. */
const LEAST_MARKS = 2;

/**
 * A draft dictated with its marks as words ("hi tom comma can we meet question mark") with them set; where a single one of them
 * may be spoken of, or marks were typed too, it stays as it came.
 */
export function setDictatedMarks(text: string): string {
  const named = [...text.matchAll(NAMED)];
  if (named.length < LEAST_MARKS || /[.,!?;:\n]/u.test(text)) return text;
  if (named.some((match) => SPOKEN_OF.test(text.slice(0, match.index)))) return text;
  return text
    .replace(NAMED, (_, name: string) => MARKS[name.toLowerCase()] ?? '')
    .replace(/(\n+)[ ]*/gu, '$1')
    .replace(/(?<=[.!?][ ]|\n|^)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
