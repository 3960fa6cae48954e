import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { type Token, typedNumber } from './question-tokens.ts';
import type { WordRole } from './words-by-language.ts';

type Asks = Map<WordRole, number[]>;

const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten',
    'ein zwei drei vier funf sechs sieben acht neun zehn',
    'uno dos tres cuatro cinco seis siete ocho nueve diez',
    'un deux trois quatre cinq six sept huit neuf dix',
  ].flatMap((line) => line.split(' ').map((word, at) => [word, at + 1])),
);

/** "The most common answer" counts how often each is there. */
const COMMON = /^(?:common|often|frequently|frequent|haufigste[nrs]?|frecuente|comun|frequente?|courante?)$/;

export function countCommon(tokens: readonly Token[], asks: Asks): void {
  const at = tokens.findIndex(
    ({ text, role }, own) =>
      COMMON.test(text) &&
      (role === 'most' || (role === undefined && /^(?:most|least)$/.test(tokens[own - 1]?.role ?? ''))),
  );
  const token = tokens[at];
  if (!token) return;
  token.role = 'count';
  asks.set('count', [at]);
}

/** "Who joined first", "what was delivered last": the first day or the last one. */
const ENDS: readonly (readonly [RegExp, WordRole])[] = [
  [/^(?:first|zuerst|primero|premier)$/, 'earliest'],
  [/^(?:last|zuletzt)$/, 'latest'],
];

/** Behind these words stands how long ago something was, or a name. */
const SPAN =
  /^(?:\d.*|name|names|fiscal|financial|business|calendar|working|school|academic|season|term|semester|trimester|period|spring|summer|autumn|fall|winter|few|couple|several|half|seconds?|minutes?|hours?|days?|nights?|weeks?|weekend|months?|quarters?|years?|time|one|two|three|four|five|six|seven|eight|nine|ten|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

export function takeEnds(tokens: readonly Token[], columns: readonly DataColumn[], asks: Asks): void {
  if (!columns.some(({ kind }) => kind === 'date')) return;
  // "Between the first and the last reading" asks for no single day.
  // Of a sum or a count "the last" may be any length of time.
  const isWhen = tokens.some(({ text }) => /^(?:when|date)$/.test(text));
  const isOfBoth = ENDS.every(([word]) => tokens.some(({ text }) => word.test(text)));
  for (const [at, token] of tokens.entries()) {
    const role = ENDS.find(([word]) => word.test(token.text))?.[1];
    const next = tokens[at + 1];
    const isAtEnd = next === undefined || /^(?:in|on|of|at|among)$/.test(next.text);
    const isOfThing = isWhen && !isOfBoth && next?.role === undefined && !SPAN.test(next?.text ?? '');
    if (!role || token.role !== undefined || !(isAtEnd || isOfThing)) continue;
    token.role = role;
    asks.set(role, [at]);
  }
}

const SUPERLATIVES: readonly WordRole[] = ['most', 'least', 'good', 'bad', 'latest', 'earliest'];

const WITH = /^(?:with|having|mit|con|avec)$/;

/** A small number beside a superlative. */
export function takeLimit(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const count = COUNTS[token.text] ?? typedNumber(token.text);
    if (
      token.role !== undefined ||
      count === undefined ||
      !Number.isInteger(count) ||
      count < 1 ||
      count > 100
    )
      continue;
    const isSuperlative = (one: Token | undefined) => SUPERLATIVES.includes(one?.role as WordRole);
    const isBeside = [tokens[at - 1], tokens[at + 1]].some(isSuperlative);
    // "which 5 states have the highest"
    const isLed = tokens[at - 1]?.role === 'which' && tokens.slice(at + 2, at + 5).some(isSuperlative);
    // "the 3 districts with the fewest", "los 3 barrios con menos"
    const isOf = WITH.test(tokens[at + 2]?.text ?? '') && tokens.slice(at + 3, at + 5).some(isSuperlative);
    if (!isBeside && !isLed && !isOf) continue;
    token.role = 'number';
    return count;
  }
  return null;
}
