import { isUsualName } from './column-names.ts';
import { comparedBy, comparedColumns } from './compared.ts';
import { columnAt, type Filling, isFigures, isGroups, nameAt, namesEachRow, superlative } from './draft.ts';
import { sizeCondition } from './fill-having.ts';
import { fillPer } from './fill-per.ts';
import { asksEachTime } from './fill-time.ts';
import { columnForUnit, UNITS, unitAt } from './fill-unit.ts';
import { isStop } from './fill-unknown.ts';
import { sayGrouping, whenGroups, whereWord } from './fill-when.ts';
import { ownOf, peopleColumns } from './people-columns.ts';
import { isRate } from './rates.ts';
import type { Grouping, TableQuery } from './table-query.ts';
import { people } from './word-families.ts';
import type { WordRole } from './words-by-language.ts';

/** The first telling word behind a place. */
function nextTelling({ reading: { tokens, language } }: Filling, from: number): number {
  let at = from;
  while (
    at < tokens.length &&
    (tokens[at]?.role === undefined
      ? isStop(tokens[at]?.text ?? '', language)
      : ['each', 'by', 'which', 'count', 'stop', 'distinct'].includes(tokens[at]?.role ?? ''))
  )
    at += 1;
  return at;
}

/** What stands behind "per", "by" or "which": a column, or months, quarters and years. */
function groupBehind(filling: Filling, at: number): Grouping[] {
  const next = nextTelling(filling, at);
  const token = filling.reading.tokens[next];
  if (token && token.role === undefined) filling.askedGroup = token.text;
  // "Which fruit" of a file called fruit: no column says so, and rows may be put together by several.
  const isOpen = filling.titled.has(next) && superlative(filling) !== null;
  if (token && isOpen && likelyGroups(filling, '').some((own) => !namesEachRow(filling, own)))
    filling.askedGroup = token.text;
  const unit = unitAt(filling, next);
  if (unit) return columnForUnit(filling, unit);
  const name = filling.reading.names.find((match) => match.at === next);
  if (!name) return [];
  if (isFigures(columnAt(filling, name.column)) && filling.reading.asks.get('each')?.includes(at))
    fillPer(filling, name.column);
  return isFigures(columnAt(filling, name.column)) ? [] : [{ column: name.column, unit: 'value' }];
}

/** "The most clients" counts clients, "the top client" is one. */
const MOST_OF = /^(?:most|fewest|meisten|wenigsten|mas|menos|plus|moins)$/;

function whoColumn(filling: Filling): Grouping[] {
  const texts = peopleColumns(filling);
  // "Who has the most clients": what stands behind "most" is counted, and is not who has it.
  const { asks, names, tokens } = filling.reading;
  const counted = [...(asks.get('most') ?? []), ...(asks.get('least') ?? [])].filter((at) =>
    tokens.slice(at, at + 2).some(({ text }) => MOST_OF.test(text)),
  );
  const whose = texts.filter(
    (at) =>
      !names.some((name) => name.column === at && counted.some((own) => name.at > own && name.at <= own + 2)),
  );
  const named = whose.find((at) => filling.free.includes(at));
  // What each row is of comes before those who have to do with it.
  const own = ownOf(filling, whose);
  const first = named ?? own;
  return (first === undefined ? whose : [first]).map((column) => ({ column, unit: 'value' as const }));
}

const ONE_AT_A_TIME = 'It can be put together by one column at a time.';

const SUPERLATIVES: readonly WordRole[] = ['most', 'least', 'good', 'bad'];

/** Columns that put rows together well: not one for each row, unless rows are ranked; those of people first, where one is asked for. */
function likelyGroups(filling: Filling, word: string): number[] {
  const { table } = filling;
  const isRanked = superlative(filling) !== null;
  const likely = table.columns.flatMap((column, at) => {
    const distinct = new Set(column.values.values()).size;
    return column.kind === 'text' && (isRanked || distinct < Math.max(2, table.rows.length)) ? [at] : [];
  });
  const who = people.includes(word) ? whoColumn(filling)[0]?.column : undefined;
  return who === undefined ? likely : [...new Set([who, ...likely])];
}

/** A query put together by a column: "the highest" is then the group with most of it. */
export function groupedBy(filling: Filling, query: TableQuery, by: Grouping): TableQuery {
  // "The top 3 clients" are those with most in sum, no three rows.
  const isRanked =
    query.how === 'list' && query.sort !== null && isFigures(columnAt(filling, query.measure ?? -1));
  if (query.how !== 'max' && query.how !== 'min' && !isRanked) return { ...query, by };
  const isMean = query.measure !== null && isRate(columnAt(filling, query.measure));
  return {
    ...query,
    by,
    how: isMean ? 'average' : 'sum',
    sort: isRanked ? query.sort : query.how === 'max' ? 'most' : 'least',
    limit: filling.reading.limit ?? 1,
  };
}

/** A word behind "per" or "which" that names no column: which one is meant is asked. */
function askGroup(filling: Filling): string | undefined {
  const word = filling.by ? undefined : filling.askedGroup;
  // Of rows with one value of a column there is one group.
  const options = likelyGroups(filling, word ?? '').filter(
    (at) =>
      !filling.where.some(({ column, is, values }) => column === at && is === 'is' && values.length < 2),
  );
  if (word === undefined || options.length === 0) return undefined;
  const isCounted = filling.free.some((at) => isGroups(columnAt(filling, at)) && namesEachRow(filling, at));
  const own = options.filter((at) => isUsualName(word, columnAt(filling, at)?.name ?? ''));
  const near = [...new Set([...own, ...options.filter((at) => !filling.free.includes(at))])].slice(0, 3);
  // Of several tables the one with such a column is likelier meant.
  if (own.length > 0) filling.loose -= 2;
  if (near.length === 0) return undefined;
  const names = near.map((column) => nameAt(filling, column));
  filling.problems.push((query) => ({
    says: `No column called “${word}”. Try ${names.join(' or ')}.`,
    choices: near.map((column) => ({
      label: `By ${nameAt(filling, column)}`,
      query: isCounted
        ? {
            ...groupedBy(filling, query, { column, unit: 'value' }),
            how: 'count' as const,
            measure: null,
          }
        : groupedBy(filling, query, { column, unit: 'value' }),
    })),
  }));
  return word;
}

/** "by country and product": a second column of groups is not dropped without a word. */
function askSecond(filling: Filling): void {
  const { by, free, reading } = filling;
  if (
    !by ||
    !(reading.asks.has('each') || reading.asks.has('by')) ||
    reading.asks.has('count') ||
    reading.asks.has('distinct')
  )
    return;
  // "tickets per month" counts tickets.
  const second = free.find(
    (at) => at !== by.column && isGroups(columnAt(filling, at)) && !namesEachRow(filling, at),
  );
  if (second === undefined) return;
  const ways = [by, { column: second, unit: 'value' as const }];
  filling.problems.push((query) => ({
    says: ONE_AT_A_TIME,
    choices: ways.map((way) => ({
      label: `By ${nameAt(filling, way.column)}`,
      query: { ...query, by: way },
    })),
  }));
}

/** "per year" of a table that knows no years: not dropped without a word. */
function noTime(filling: Filling): void {
  const { asks, tokens } = filling.reading;
  for (const role of ['each', 'by'] as const)
    for (const at of asks.get(role) ?? []) {
      const next = nextTelling(filling, at);
      if (unitAt(filling, next)) filling.missing.push(tokens[next]?.text ?? '');
    }
}

/** By what rows are put together, and a question about it where that is not clear; gives the word it asks about. */
export function fillBy(filling: Filling): string | undefined {
  const { asks, periods } = filling.reading;
  const found: Grouping[][] = [];
  for (const role of ['each', 'by'] as const)
    for (const at of asks.get(role) ?? []) found.push(groupBehind(filling, at));
  const isRanked = SUPERLATIVES.some((role) => asks.has(role));
  const isSized = sizeCondition(filling) !== undefined;
  if (isRanked || isSized || asks.has('growth') || asks.has('share'))
    for (const at of asks.get('which') ?? []) found.push(groupBehind(filling, at));
  if (isSized && found.length === 0)
    for (const at of asks.get('count') ?? []) found.push(groupBehind(filling, at));
  if ((isRanked || isSized) && asks.has('who')) found.push(whoColumn(filling));
  if (isRanked && found.length === 0) {
    found.push(whenGroups(filling));
    filling.askedGroup ??= whereWord(filling);
  }
  // "the best day" is the one with most of something, no date.
  const day = filling.free.find((at) => columnAt(filling, at)?.kind === 'date') ?? -1;
  if (day >= 0 && (asks.has('good') || asks.has('bad'))) found.push([{ column: day, unit: 'value' }]);
  // "monthly sales", "year over year"
  const units = UNITS.filter((unit) => asks.has(unit));
  const isUnit = units.length > 0 && (asks.has('growth') || isRanked || asksEachTime(filling));
  const hasEnds = asks.has('growth') && periods.matches.some(({ ends }) => ends);
  if (found.every((one) => one.length === 0) && isUnit && units[0] && !hasEnds)
    found.push(columnForUnit(filling, units[0]));
  // Two times, or two values, that are set against each other.
  if (found.every((one) => one.length === 0) && asks.has('growth') && comparedColumns(filling).length === 0)
    found.push(comparedBy(filling));
  // "Which department has the most members": the members are counted, whatever the department is called here.
  if (found.every((one) => one.length === 0) && isRanked && filling.askedGroup === undefined) {
    const texts = filling.free.filter(
      (at) => isGroups(columnAt(filling, at)) && columnAt(filling, at)?.kind !== 'date',
    );
    if (texts[0] !== undefined) found.push([{ column: texts[0], unit: 'value' }]);
  }
  const ways = found.filter((one) => one.length > 0);
  if (ways.length === 0) noTime(filling);
  const [first = [], second] = ways;
  if (first.length === 1 && (!second || JSON.stringify(second) === JSON.stringify(first)))
    filling.by = first[0] ?? null;
  else if (first.length > 0) {
    const options = [
      ...new Map([...first, ...(second ?? [])].map((one) => [JSON.stringify(one), one])).values(),
    ];
    filling.problems.push((query) => ({
      says: second
        ? ONE_AT_A_TIME
        : options.some(({ column }) => columnAt(filling, column)?.kind === 'text')
          ? 'More than one column says who.'
          : 'Days can be put together in more than one way.',
      choices: options
        .slice(0, 3)
        .map((by) => ({ label: sayGrouping(filling, by), query: groupedBy(filling, query, by) })),
    }));
  }
  askSecond(filling);
  const { by } = filling;
  if (by) filling.free = filling.free.filter((at) => at !== by.column);
  return askGroup(filling);
}
