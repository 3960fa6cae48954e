import { foldValue } from './conditions.ts';
import { type Filling, nameAt } from './draft.ts';
import { isRuledOut } from './ruled-out.ts';
import type { Condition } from './table-query.ts';

const MENTIONS =
  /^(?:mention(?:s|ed|ing)?|contain(?:s|ed|ing)?|erwahn(?:en|t|te|ten)|enthalt(?:en)?|enthielten|mencionan?|mencionaron|contienen?|mentionn(?:e|ent|ant)|contien(?:t|nent))$/;
/** What may stand between the verb and what is mentioned. */
const BETWEEN =
  /^(?:the|a|an|any|word|words|term|phrase|text|das|den|die|wort|begriff|la|el|palabra|le|les|mot|terme)$/;
const MAX_WORDS = 4;
/** More different texts than that are not told one by one. */
const MAX_TOLD = 40;

interface Found {
  column: number;
  /** Texts in which it stands as a word, or the beginning of one. */
  words: string[];
  /** Texts in which it stands anywhere. */
  all: string[];
}

function textsWith({ table }: Filling, phrase: string): Found[] {
  const asWord = new RegExp(`(?<![\\p{L}\\p{N}])${phrase.replace(/[^\p{L}\p{N} ]/gu, '\\$&')}`, 'u');
  return table.columns.flatMap(({ kind, values }, column) => {
    if (kind !== 'text') return [];
    const all = [...new Set([...values.values()].map(String))].filter((text) =>
      foldValue(text).includes(phrase),
    );
    return all.length > 0 ? [{ column, all, words: all.filter((text) => asWord.test(foldValue(text))) }] : [];
  });
}

/** What is mentioned: the most words behind the verb that stand together in a cell. */
function findMentioned(filling: Filling, verb: number) {
  const { tokens } = filling.reading;
  let from = verb + 1;
  while (BETWEEN.test(tokens[from]?.text ?? '')) from += 1;
  for (let length = Math.min(MAX_WORDS, tokens.length - from); length > 0; length -= 1) {
    const run = tokens.slice(from, from + length);
    // A word that asks or names a column is no part of what is looked for, unless it is all there is.
    if (run.some(({ role }) => role !== undefined)) continue;
    const phrase = run.map(({ text }) => text).join(' ');
    const found = textsWith(filling, phrase);
    if (found.length > 0) return { phrase, end: from + length, found };
  }
  return undefined;
}

function waysOf(
  { column, words, all }: Found,
  { phrase, isNot }: { phrase: string; isNot: boolean },
): Condition[] {
  if (isNot) return [{ column, is: 'not', values: all }];
  const anywhere: Condition = { column, is: 'contains', values: [phrase] };
  // "loud" is no word of "cloudy".
  const asWord: Condition = { column, is: 'is', values: words };
  if (words.length === all.length || words.length > MAX_TOLD) return [anywhere];
  return words.length === 0 ? [anywhere] : [asWord, anywhere];
}

const labelOf = (filling: Filling, { column, is, values }: Condition, phrase: string) => {
  const within =
    is === 'contains' ? `contains “${phrase}”, also within words` : `has a word that begins with “${phrase}”`;
  return `${nameAt(filling, column)} ${is === 'not' ? `is none of ${values.length} texts with “${phrase}”` : within}`;
};

/** "How many rows mention loud": the rows with a text that holds what is said, in the column that is named or has it. */
export function takeMentions(filling: Filling): void {
  const { tokens, names } = filling.reading;
  const verb = tokens.findIndex(({ text, role }) => role === undefined && MENTIONS.test(text));
  const mentioned = verb < 0 ? undefined : findMentioned(filling, verb);
  if (!mentioned) return;
  const { phrase, end, found } = mentioned;
  const named = found.filter(({ column }) => names.some((one) => one.column === column));
  const isNot = isRuledOut(filling, verb);
  const ways = (named.length > 0 ? named : found).flatMap((one) => waysOf(one, { phrase, isNot }));
  for (const token of tokens.slice(verb, end)) if (token.role === undefined) token.role = 'filter';
  const [way, ...others] = ways;
  if (way) filling.free = filling.free.filter((at) => !ways.some(({ column }) => column === at));
  // An empty cell is none of the comments that do not mention it.
  if (way && isNot && named.length > 0) filling.where.push({ column: way.column, is: 'filled', values: [] });
  if (way && others.length === 0) filling.where.push(way);
  else
    filling.problems.push((query) => ({
      says: `“${phrase}” may be meant in more than one way.`,
      choices: ways.slice(0, 3).map((one) => ({
        label: labelOf(filling, one, phrase),
        query: { ...query, where: [...query.where, one] },
      })),
    }));
}
