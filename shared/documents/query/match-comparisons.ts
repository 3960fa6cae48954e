import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { type ColumnMatch, columnsWith, nameWords } from './match-names.ts';
import { signBehind } from './number-first.ts';
import { claim, phraseAt, type Token, typedNumber } from './question-tokens.ts';
import { columnsInUnit } from './said-units.ts';
import type { Operator } from './table-query.ts';
import { measured } from './word-families.ts';
import type { Language } from './words-by-language.ts';

interface Scene {
  tokens: readonly Token[];
  columns: readonly DataColumn[];
  names: readonly ColumnMatch[];
  language: Language;
}

/** A comparison with a number; without a column it does not say which is compared. */
export interface Comparison {
  is: Operator;
  values: number[];
  column: number | undefined;
  /** Of a unit that is said, as "over 20 dollars": the columns it may be about. */
  options?: readonly number[] | undefined;
  at: number;
  /** Where the word behind it stands. */
  end: number;
}

const SIGNS: Readonly<Record<string, Operator>> = {
  '>': 'over',
  '<': 'under',
  '>=': 'at_least',
  '<=': 'at_most',
  '≥': 'at_least',
  '≤': 'at_most',
  '=': 'is',
};
const BETWEEN = /^(?:is|was|are|were|of|a|an|the|that|which|ist|sind|von|es|son|de|est|sont|que|qui)$/;

/** The number column a comparison is about: the one named right before it or after its number, or the only one there is. */
function comparedColumn({ tokens, columns, names }: Scene, from: number, to: number): number | undefined {
  const isNumber = ({ column }: ColumnMatch) => columns[column]?.kind === 'number';
  const before = names.findLast(
    (match) =>
      match.at < from && tokens.slice(match.at + match.length, from).every(({ text }) => BETWEEN.test(text)),
  );
  if (before && isNumber(before)) return before.column;
  const after = names.find((match) => match.at >= to && match.at <= to + 1);
  if (after && isNumber(after)) return after.column;
  const numbers = columns.flatMap(({ kind, isId, isYear }, at) =>
    kind === 'number' && !isId && !isYear ? [at] : [],
  );
  const partly = tokens[from - 1];
  const found =
    partly && partly.role === undefined
      ? columnsWith(partly, columns).filter((at) => columns[at]?.kind === 'number')
      : [];
  if (found.length === 1) return found[0];
  const told = toldBy(tokens.slice(from, to + 1), columns);
  return numbers.length === 1 ? numbers[0] : told;
}

/** "older than 60", "under 25s": the one column an adjective tells of. */
function toldBy(tokens: readonly Token[], columns: readonly DataColumn[]): number | undefined {
  const names = tokens.flatMap(({ text }) => measured.get(text) ?? []);
  const found = columns.flatMap(({ kind, name }, at) =>
    kind === 'number' && nameWords(name).some((word) => names.includes(word)) ? [at] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

function signAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { is: Operator; length: number } | undefined {
  const sign = SIGNS[tokens[at]?.text ?? ''];
  if (sign && tokens[at]?.role === undefined) return { is: sign, length: 1 };
  const phrase = phraseAt(tokens, at, { language, roles: ['over', 'under', 'at_least', 'at_most'] });
  return phrase ? { is: phrase.role as Operator, length: phrase.words.length } : undefined;
}

/** "10 or more": the number first. Claims its words. */
function numberFirst(scene: Scene, at: number): Comparison | undefined {
  const { tokens } = scene;
  const number = typedNumber(tokens[at]?.text ?? '');
  const behind = number === undefined ? undefined : signBehind(tokens, at + 1);
  if (number === undefined || !behind || tokens[at]?.role !== undefined) return undefined;
  const end = at + 1 + behind.length;
  const column = comparedColumn(scene, at, end);
  claim(tokens, at, { length: end - at, role: 'filter' });
  return { is: behind.is, values: [number], column, at, end };
}

/** "Over 20 dollars": of columns shown in dollars, where one or some are. Claims the word. */
function inUnit(one: Comparison, { tokens, columns }: Scene): Comparison {
  const token = tokens[one.end];
  const options = token?.role === undefined ? columnsInUnit(token?.text ?? '', columns) : undefined;
  if (!token || !options?.length || (one.column !== undefined && !options.includes(one.column))) return one;
  token.role = 'filter';
  const only = options.length === 1 ? options[0] : undefined;
  // Shares are kept as parts of one.
  const isShare = options.every((at) => columns[at]?.unit === '%');
  const isTyped = tokens[one.end - 1]?.text.endsWith('%') === true;
  const values = isShare && !isTyped ? one.values.map((value) => value / 100) : one.values;
  return { ...one, values, column: one.column ?? only, options, end: one.end + 1 };
}

/** "Over 20 %" as its column keeps it: a fifth where cells show the sign, 20 where only the head does; "10 and 20 %" are both percents. */
export function asKept(one: Comparison, { tokens, columns }: Pick<Scene, 'tokens' | 'columns'>): Comparison {
  const column = one.column === undefined ? undefined : columns[one.column];
  const signs = tokens
    .slice(one.at, one.end)
    .flatMap(({ text }) => (typedNumber(text) === undefined ? [] : [text.endsWith('%')]));
  if (!column || column.unit === null || !signs.includes(true)) return one;
  const isOfOne =
    column.unit === '%' || ![...column.values.values()].some((value) => Math.abs(Number(value)) > 1);
  const scaled = (value: number, isTyped = false) => {
    if (isTyped === isOfOne) return value;
    return Math.round((isTyped ? value * 100 : value / 100) * 1e8) / 1e8;
  };
  return { ...one, values: one.values.map((value, at) => scaled(value, signs[at])) };
}

/** Comparisons with numbers: "over 100", "10 or more", "between 2 and 6". Claims their words. */
export const matchComparisons = (scene: Scene): Comparison[] =>
  comparisonsIn(scene).map((one) => inUnit(one, scene));

function comparisonsIn(scene: Scene): Comparison[] {
  const { tokens, language } = scene;
  const found: Comparison[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = numberFirst(scene, at);
    if (first) {
      found.push(first);
      continue;
    }
    const sign = signAt(tokens, at, language);
    const end = at + (sign?.length ?? 0);
    const number = typedNumber(tokens[end]?.text ?? '');
    if (sign && number !== undefined && tokens[end]?.role === undefined) {
      found.push({
        is: sign.is,
        values: [number],
        column: comparedColumn(scene, at, end + 1),
        at,
        end: end + 1,
      });
      claim(tokens, at, { length: end + 1 - at, role: 'filter' });
      continue;
    }
    const span = phraseAt(tokens, at, { language, roles: ['between'] });
    const from = at + (span?.words.length ?? 0);
    const joint = span ? phraseAt(tokens, from + 1, { language, roles: ['to', 'and'] }) : undefined;
    const to = from + 1 + (joint?.words.length ?? 0);
    const [low, high] = [typedNumber(tokens[from]?.text ?? ''), typedNumber(tokens[to]?.text ?? '')];
    const isFree = tokens.slice(at, to + 1).every(({ role }) => role === undefined);
    if (!span || !joint || low === undefined || high === undefined || !isFree) continue;
    const column = comparedColumn(scene, at, to + 1);
    const isNamed = scene.names.some((match) => match.column === column);
    if ([low, high].every(isYearLike) && (tellsTime(scene.columns) || !isNamed)) continue;
    found.push({ is: 'between', values: [low, high], column, at, end: to + 1 });
    claim(tokens, at, { length: to + 1 - at, role: 'filter' });
  }
  return found;
}

const isYearLike = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;
const tellsTime = (columns: readonly DataColumn[]) =>
  columns.some(({ kind, isYear }) => kind === 'date' || isYear);

const BENDS = { since: 'at_least', after: 'over', before: 'under', until: 'at_most' } as const;

/** "after 2018" in a column of years. */
function yearBeyond({ tokens, language }: Omit<Scene, 'names'>, column: number): Comparison | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const lead = phraseAt(tokens, at, { language, roles: ['since', 'after', 'before', 'until'] });
    const end = at + (lead?.words.length ?? 0);
    const year = typedNumber(tokens[end]?.text ?? '');
    if (!lead || year === undefined || !isYearLike(year) || tokens[end]?.role !== undefined) continue;
    claim(tokens, at, { length: end + 1 - at, role: 'filter' });
    return { is: BENDS[lead.role as keyof typeof BENDS], values: [year], column, at, end: end + 1 };
  }
  return undefined;
}

/** "from 2022 to 2024" in a column of years; claims its words. */
export function matchYearSpan({ tokens, columns, language }: Omit<Scene, 'names'>): Comparison[] {
  const column = columns.findIndex(({ isYear }) => isYear);
  if (column < 0) return [];
  for (let at = 0; at < tokens.length; at += 1) {
    const span = phraseAt(tokens, at, { language, roles: ['between'] });
    const from = at + (span?.words.length ?? 0);
    const joint = phraseAt(tokens, from + 1, { language, roles: span ? ['to', 'and'] : ['until', 'to'] });
    const to = from + 1 + (joint?.words.length ?? 0);
    const [low, high] = [typedNumber(tokens[from]?.text ?? ''), typedNumber(tokens[to]?.text ?? '')];
    const isDashed = tokens[to]?.isYearTo === true;
    const isSpan =
      span !== undefined || isDashed || (joint && !/^(?:and|und|y|et)$/.test(joint.words[0] ?? ''));
    const isFree = tokens.slice(at, to + 1).every(({ role }) => role === undefined);
    if (
      !(joint || isDashed) ||
      !isSpan ||
      !isFree ||
      low === undefined ||
      high === undefined ||
      ![low, high].every(isYearLike)
    )
      continue;
    claim(tokens, at, { length: to + 1 - at, role: 'filter' });
    return [{ is: 'between', values: [low, high], column, at, end: to + 1 }];
  }
  // Both ends first: of "von 2020 bis 2022" the second half alone says "until".
  const bent = yearBeyond({ tokens, columns, language }, column);
  return bent ? [bent] : [];
}
