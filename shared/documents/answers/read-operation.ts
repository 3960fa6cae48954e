import { claim, type Token, typedNumber } from './question-tokens.ts';

/** What is to be worked out. */
export type Operation =
  | { kind: 'sum' | 'mean' | 'median' | 'min' | 'max' | 'distinct' }
  /** Rows, or cells of a column that hold something. */
  | { kind: 'count' }
  /** The rows or groups with the largest or smallest numbers. */
  | { kind: 'top'; count: number; isLowest: boolean }
  /** The one of a column that has the largest or smallest number: "which region has the highest sales". */
  | { kind: 'which'; isLowest: boolean };

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
};
const HIGH = /^(?:highest|largest|biggest|most|greatest|max|maximum|best|latest|newest|longest|top)$/;
const LOW = /^(?:lowest|smallest|least|min|minimum|fewest|worst|earliest|oldest|cheapest|shortest|bottom)$/;

function topOf(tokens: Token[]): Operation | undefined {
  for (const [at, token] of tokens.entries()) {
    const count = COUNTS[token.text] ?? typedNumber(token.text);
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    if (count === undefined || count < 1 || count > 100 || !Number.isInteger(count)) continue;
    const beside = [before, after].find(
      (one) => one && one.role === undefined && (HIGH.test(one.text) || LOW.test(one.text)),
    );
    if (!beside) continue;
    token.role = 'operation';
    beside.role = 'operation';
    return { kind: 'top', count, isLowest: LOW.test(beside.text) };
  }
  return undefined;
}

function whichOf(tokens: Token[]): Operation | undefined {
  const first = tokens[0];
  if (!first || !/^(?:which|who|what)$/.test(first.text)) return undefined;
  const isWhich = first.text === 'which' || first.text === 'who';
  const verb = tokens.findIndex(({ text }) =>
    /^(?:has|have|had|got|sold|made|earned|paid|with|is|was|did)$/.test(text),
  );
  const rank = tokens.findIndex(
    ({ text, role }) => role === undefined && (HIGH.test(text) || LOW.test(text)),
  );
  const isAsked = isWhich || (tokens[verb]?.text !== 'is' && tokens[verb]?.text !== 'was');
  if (!isAsked || verb < 1 || rank < verb) return undefined;
  const token = tokens[rank];
  if (!token) return undefined;
  token.role = 'operation';
  first.role = 'operation';
  return { kind: 'which', isLowest: LOW.test(token.text) };
}

const phrases: readonly [Operation, ...(RegExp | string)[]][] = [
  [{ kind: 'distinct' }, 'how', 'many', /^(?:different|distinct|unique)$/],
  [{ kind: 'distinct' }, /^(?:number|count)$/, 'of', /^(?:different|distinct|unique)$/],
  [{ kind: 'distinct' }, /^(?:distinct|unique)$/],
  [{ kind: 'count' }, 'how', 'many'],
  [{ kind: 'count' }, /^(?:number|count)$/, 'of'],
  [{ kind: 'mean' }, /^(?:average|mean|avg)$/],
  [{ kind: 'median' }, /^median$/],
  [{ kind: 'sum' }, /^(?:sum|total|overall)$/, 'of'],
  [{ kind: 'sum' }, /^(?:sum|altogether|totals?|overall)$/],
  [{ kind: 'sum' }, 'add', 'up'],
  [{ kind: 'sum' }, 'in', 'total'],
  [{ kind: 'min' }, LOW],
  [{ kind: 'max' }, HIGH],
  [{ kind: 'count' }, /^count$/],
];

/** What a question asks to be worked out; undefined for one that asks for no figure. Claims its words. */
export function readOperation(tokens: Token[]): Operation | undefined {
  // "at least 10" compares; it asks for no smallest one.
  const held = tokens.filter(
    ({ text }, at) => /^(?:least|most)$/.test(text) && tokens[at - 1]?.text === 'at',
  );
  for (const token of held) token.role ??= 'held';
  const operation = operationOf(tokens);
  for (const token of held) if (token.role === 'held') delete token.role;
  return operation;
}

function operationOf(tokens: Token[]): Operation | undefined {
  const ranked = topOf(tokens) ?? whichOf(tokens);
  if (ranked) return ranked;
  for (const [operation, ...pattern] of phrases) {
    if (claim(tokens, 'operation', ...pattern) < 0) continue;
    // "how many in total" and "the total number of" say one thing.
    if (operation.kind === 'count') claim(tokens, 'operation', /^(?:total|altogether|overall)$/);
    return operation;
  }
  // "how much did we sell": only a sum can be meant once a column is named.
  return claim(tokens, 'operation', 'how', 'much') >= 0 ? { kind: 'sum' } : undefined;
}

const UNREAD =
  /^(?:average|mean|median|sum|percentage|percent|share|ratio|growth|difference|increase|decrease|change|trend|correlation|rate|forecast|minus|plus|times|divided|without|except|excluding|not|no|or|other)$/;

/** A word that is left and would make it another figure: one taken away, compared, or a second one. */
export function unreadWord(tokens: Token[]): string | undefined {
  return tokens.find(({ role, text }) => role === undefined && UNREAD.test(text))?.text;
}
