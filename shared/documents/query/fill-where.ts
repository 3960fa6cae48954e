import { pairsOf } from './conditions.ts';
import { columnAt, type Filling, isFigures, nameAt } from './draft.ts';
import { addCondition, saidColumn } from './fill-beside.ts';
import { addEmpty, flagsOf } from './fill-empty.ts';
import { compareNames, isTime } from './groups.ts';
import { nameWords } from './match-names.ts';
import { hasDays, type PeriodMatch } from './match-periods.ts';
import type { OpenValue, ValueMatch } from './match-values.ts';
import { phraseAt } from './question-tokens.ts';
import { isRuledOut } from './ruled-out.ts';
import type { Condition } from './table-query.ts';
import { measured, people } from './word-families.ts';

function addValues(filling: Filling, { column, values, at, length }: ValueMatch): void {
  const is = isRuledOut(filling, at, length) ? 'not' : 'is';
  if (length === 1 && is === 'is' && isHalfName(filling, column, at))
    askHalfName(filling, { column, is, values });
  else addCondition(filling, { column, is, values });
}

/** "deaths by race" beside a column "death_date": deaths of one kind, or all rows. */
function isHalfName({ reading: { tokens, names }, table }: Filling, own: number, at: number): boolean {
  const { stem = '', text = '', isCapital } = tokens[at] ?? {};
  if (isCapital || stem === text || names.some(({ column }) => column === own)) return false;
  return table.columns.some(({ name }, column) => {
    const words = nameWords(name);
    return column !== own && words.length > 1 && words[0] === stem;
  });
}

function askHalfName(filling: Filling, one: Condition): void {
  filling.problems.push((query) => ({
    says: `“${one.values[0]}” may mean some rows or all of them.`,
    choices: [
      {
        label: `${nameAt(filling, one.column)} is “${one.values[0]}”`,
        query: { ...query, where: [...query.where, one] },
      },
      { label: 'All rows', query },
    ],
  }));
}

/** "from February to April" in a column of months or quarters: those between count too, unless two are compared. */
function addBetween(filling: Filling): void {
  const { values: matches, tokens, asks, language } = filling.reading;
  for (const [place, first] of matches.entries()) {
    const second = matches[place + 1];
    const condition = filling.where.find(({ column, is }) => column === first.column && is === 'is');
    if (!second || second.column !== first.column || !condition || asks.has('growth')) continue;
    if (!isTime(filling.table, { column: first.column, unit: 'value' })) continue;
    const at = first.at + first.length;
    const joint = phraseAt(tokens, at, { language, roles: ['until', 'to'] });
    const isSpan = joint && (!/^(?:and|y|et)$/.test(joint.words[0] ?? '') || isLed(filling, first.at));
    if (!isSpan || at + joint.words.length !== second.at) continue;
    const all = [...new Set(columnAt(filling, first.column)?.values.values() ?? [])].sort((a, b) =>
      compareNames(String(a), String(b)),
    );
    const [from, to] = [all.indexOf(first.values[0] ?? ''), all.indexOf(second.values[0] ?? '')];
    if (from >= 0 && to > from) condition.values = all.slice(from, to + 1);
  }
}

/** Whether "between" stands before a value. */
const isLed = ({ reading: { tokens } }: Filling, at: number) =>
  /^(?:between|zwischen|entre)$/.test(tokens[at - 1]?.text ?? '');

function addOpen(filling: Filling, { at, length, options }: OpenValue): void {
  const is = isRuledOut(filling, at, length) ? ('not' as const) : ('is' as const);
  const column = saidColumn(
    filling,
    options.map((one) => one.column),
  );
  const own = options.find((one) => one.column === column);
  if (own) {
    addCondition(filling, { ...own, is });
    return;
  }
  const said = filling.reading.tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');
  filling.problems.push((query) => ({
    says: `“${said}” may stand in more than one column.`,
    choices: options.slice(0, 3).map(({ column, values }) => ({
      label: `${nameAt(filling, column)} ${is === 'not' ? 'is not' : 'is'} ${values.map((value) => `“${value}”`).join(' or ')}`,
      query: { ...query, where: [...query.where, { column, is, values }] },
    })),
  }));
}

/** "not approved", where some rows say neither yes nor no. */
function askFlag(filling: Filling, column: number, { yes, no }: { yes: string[]; no: string[] }): void {
  const name = nameAt(filling, column);
  const conditions: [string, Condition][] = [
    [`${name} is “${no[0]}”`, { column, is: 'is', values: no }],
    [`${name} is “${no[0]}” or empty`, { column, is: 'not', values: yes }],
    [`${name} is empty`, { column, is: 'empty', values: [] }],
  ];
  filling.problems.push((query) => ({
    says: `${name} is empty in some rows.`,
    choices: conditions.map(([label, one]) => ({
      label,
      query: { ...query, where: [...query.where, one] },
    })),
  }));
}

/** A column of yes and no that is named stands for its yes: "active employees". */
function addFlags(filling: Filling): void {
  const { names, tokens } = filling.reading;
  for (const { column, at } of names) {
    const own = columnAt(filling, column);
    const flags = flagsOf(own);
    const isLacked = tokens[at - 1]?.role === 'empty' && (flags?.no.length ?? 0) > 0;
    if (!flags || isLacked || filling.where.some((one) => one.column === column)) continue;
    const { yes, no } = flags;
    if (own && no.length > 0 && own.values.size < filling.table.rows.length && isRuledOut(filling, at))
      askFlag(filling, column, { yes, no });
    else addValues(filling, { column, values: yes, at, length: 1 });
    filling.free = filling.free.filter((one) => one !== column);
  }
}

/** "Executions in the south" beside a column SOUTH of 0 and 1: the rows with 1, where something else is asked of them. */
function addOnes(filling: Filling): void {
  const { names, asks } = filling.reading;
  const isBinary = (column: number) => {
    const values = new Set(columnAt(filling, column)?.values.values() ?? []);
    return values.size === 2 && values.has(0) && values.has(1);
  };
  const others = filling.free.filter((at) => isFigures(columnAt(filling, at)) && !isBinary(at));
  const isOfRows = (['count', 'who', 'which'] as const).some((role) => asks.has(role));
  for (const { column } of names) {
    const isAsked = filling.where.some((one) => one.column === column);
    if (!isBinary(column) || isAsked || (others.length === 0 && !isOfRows)) continue;
    filling.where.push({ column, is: 'is', values: [1] });
    filling.free = filling.free.filter((one) => one !== column);
  }
}

function periodCondition(filling: Filling, column: number, { periods }: PeriodMatch): Condition[] {
  const own = columnAt(filling, column);
  const meant = own && periods.length > 1 ? periods.filter((period) => hasDays(own, period)) : periods;
  return (meant.length > 0 ? meant : periods).map(({ from, until }) => ({
    column,
    is: 'within',
    values: [from, until],
  }));
}

/** Whether days lie in both, as a month and its year do: then both hold. */
const overlaps = (one: Condition, other: Condition) =>
  pairsOf(one.values).some(([from, until]) =>
    pairsOf(other.values).some(([start, end]) => from < end && start < until),
  );

/** Days that are named, of the one column of days there is; which one, or which year, is asked for else. */
function addPeriods(filling: Filling): void {
  const { matches, columns } = filling.reading.periods;
  const isCompared = filling.reading.asks.has('growth');
  for (const match of matches) {
    if (isCompared && (match.ends || matches.length > 1)) continue;
    const ways = columns.flatMap((column) => periodCondition(filling, column, match));
    const spread = match.periods.length > 1 && match.ends !== undefined;
    const [way] = ways;
    const known = filling.where.find(
      ({ column, is, values }) => column === way?.column && is === 'within' && !values.includes(''),
    );
    // "in January and March": a day lies in one of them.
    if (ways.length === 1 && way && !spread && known && !way.values.includes('') && !overlaps(known, way))
      known.values.push(...way.values);
    else if (ways.length === 1 && way && !spread) filling.where.push(way);
    else if (spread && columns.length === 1 && !isCompared)
      filling.where.push({ ...(way as Condition), values: ways.flatMap(({ values }) => values) });
    else if (ways.length > 0)
      filling.problems.push((query) => ({
        says: columns.length > 1 ? 'More than one column holds days.' : 'Days of more than one year fit.',
        choices: ways.slice(0, 3).map((way) => ({
          label: `${nameAt(filling, way.column)}: ${way.values.map(String).join(' to ')}`,
          query: { ...query, where: [...query.where, way] },
        })),
      }));
  }
}

/** "Members under 25", "who is over 60": an age, where it is of people and one column holds ages. */
function ageOfPeople({ reading: { tokens, asks }, table }: Filling): number | undefined {
  const isOfPeople =
    asks.has('who') || tokens.some(({ stem, text }) => people.includes(stem) || /^aged$/.test(text));
  const ages = table.columns.flatMap(({ kind, name }, at) =>
    kind === 'number' && nameWords(name).some((word) => measured.get('oldest')?.includes(word)) ? [at] : [],
  );
  return isOfPeople && ages.length === 1 ? ages[0] : undefined;
}

function addComparisons(filling: Filling): void {
  const { comparisons } = filling.reading;
  for (const { is, values, column, options: inUnit } of comparisons) {
    const own = column ?? ageOfPeople(filling);
    if (own !== undefined) {
      filling.where.push({ column: own, is, values });
      continue;
    }
    const figures = filling.table.columns.flatMap(({ kind, isYear }, at) =>
      kind === 'number' && !isYear ? [at] : [],
    );
    const options = inUnit ?? figures;
    filling.problems.push((query) => ({
      says: `It does not say which column “${values.join(' to ')}” is about.`,
      choices: options.slice(0, 3).map((own) => ({
        label: `${nameAt(filling, own)} ${is.replaceAll('_', ' ')} ${values.join(' to ')}`,
        query: { ...query, where: [...query.where, { column: own, is, values }] },
      })),
    }));
  }
}

/** Which rows a question is about. */
export function fillWhere(filling: Filling): void {
  for (const match of filling.reading.values) addValues(filling, match);
  addBetween(filling);
  for (const match of filling.reading.open) addOpen(filling, match);
  addFlags(filling);
  addOnes(filling);
  addEmpty(filling);
  addPeriods(filling);
  addComparisons(filling);
}
