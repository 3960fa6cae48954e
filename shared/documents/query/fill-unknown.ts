import { areSameName, isOnlyName } from './column-names.ts';
import { asksFor, columnAt, type Filling, isFigures, nameAt, namesEachRow } from './draft.ts';
import { takeDays } from './fill-days.ts';
import { askDone, takeUndone } from './fill-empty.ts';
import { hasNamelessFigures, hasOfKind, takeRowOfKind } from './fill-of-kind.ts';
import { takePeople } from './fill-people.ts';
import { takeTime } from './fill-time.ts';
import { takeOptions, takeValue } from './fill-value.ts';
import { takeWith } from './fill-with.ts';
import { alike, columnsWith, isCutOff, nameWords, valueWords } from './match-names.ts';
import { valuesInCapitals } from './match-values.ts';
import { typedNumber } from './question-tokens.ts';
import { phrases } from './question-words.ts';
import { isRowName } from './row-names.ts';
import type { How } from './table-query.ts';
import { families, measured, people } from './word-families.ts';
import type { Language } from './words-by-language.ts';

const SMALL_ROLES = new Set(['stop', 'in', 'to', 'and', 'or', 'between', 'since', 'until']);
const stops = new Map<Language, Set<string>>();

/** Words that say nothing of which figure is meant, in the question's language or in English. */
export function isStop(text: string, language: Language): boolean {
  let own = stops.get(language);
  if (!own) {
    const all = [...phrases(language), ...phrases('en')].filter(({ role }) => SMALL_ROLES.has(role));
    own = new Set(all.flatMap(({ words }) => words));
    stops.set(language, own);
  }
  return own.has(text);
}

const familiesOf = (stem: string, text: string) =>
  Object.entries(families).flatMap(([name, members]) =>
    members.some((member) => member === text || member === stem) ? [name] : [],
  );

/** "How many hours": of figures their sum is asked for. */
const isCount = (how: How) => how === 'count' || how === 'distinct';

/** A word that is a part of one column's name; of several where only one of them holds figures and none was named yet. */
function takeColumn(filling: Filling, at: number): boolean {
  const token = filling.reading.tokens[at];
  if (!token) return false;
  const all = columnsWith(token, filling.table.columns);
  const known = new Set(filling.reading.names.map(({ column }) => column));
  const found = all.filter((column) => !known.has(column));
  if (all.length > 0 && found.length === 0) {
    token.role = 'name';
    return true;
  }
  const [column] = found;
  if (column === undefined) return false;
  token.role = 'name';
  // "Gew." is short for a Gewicht, and perhaps for a Gewinn.
  const isSure =
    !isCutOff(columnAt(filling, column)?.name ?? '', token.text) ||
    isOnlyName(token.text, columnAt(filling, column)?.name ?? '');
  if (found.length === 1 && all.length === 1 && isSure) {
    filling.reading.names.push({ column, at, length: 1, score: 0.6 });
    if (!filling.where.some((one) => one.column === column)) filling.free.push(column);
    return true;
  }
  const figures = found.filter((one) => isFigures(columnAt(filling, one)));
  const named = filling.free.some((one) => isFigures(columnAt(filling, one)));
  if (all.length > found.length || (isSure && named && figures.length > 0)) return true;
  const options = figures.length > 0 ? figures : found;
  if (figures.length > 0) filling.askedMeasure ??= figures[0];
  filling.problems.push((query) => ({
    says: `“${token.text}” may mean the column ${options
      .slice(0, 4)
      .map((one) => nameAt(filling, one))
      .join(' or ')}.`,
    choices: options.slice(0, 3).map((one) => ({
      label: nameAt(filling, one),
      query: isFigures(columnAt(filling, one))
        ? { ...query, measure: one, ...(isCount(query.how) && { how: 'sum' as const }) }
        : isCount(query.how) && query.measure === null && query.by === null
          ? { ...query, how: 'distinct' as const, measure: one }
          : { ...query, by: { column: one, unit: 'value' as const } },
    })),
  }));
  return true;
}

/** A word that stands in the value of each row, as "guest" in "Guest 1": it says what the rows are. */
function takeRows(filling: Filling, at: number): boolean {
  const token = filling.reading.tokens[at];
  const isRows = filling.table.columns.some((column, own) => {
    if (!token || column.kind !== 'text' || column.values.size < 2 || !namesEachRow(filling, own))
      return false;
    return [...column.values.values()].every((value) =>
      valueWords(String(value)).some((word) => word === token.stem || word === token.text),
    );
  });
  if (token && isRows) token.role = 'rows';
  return isRows;
}

/** "the heaviest": of the figures that tell of weight, where none was named. */
function takeMeasured(filling: Filling): void {
  const { tokens, asks } = filling.reading;
  const token = tokens.find(({ text }) => measured.has(text));
  const names = token && measured.get(token.text);
  if (!names || filling.free.some((own) => isFigures(columnAt(filling, own)))) return;
  const found = filling.table.columns.flatMap((column, own) =>
    isFigures(column) && nameWords(column.name).some((word) => names.includes(word)) ? [own] : [],
  );
  const end = asksFor(filling, 'most') ? /\bmax|high/i : /\bmin|low/i;
  const ends = found.filter((own) => end.test(nameAt(filling, own).replaceAll('_', ' ')));
  const [column, ...others] = found.length > 1 ? ends : found;
  if (column === undefined || others.length > 0) return;
  filling.free.push(column);
  // "the oldest" of people is no day
  if (/^(?:oldest|youngest)$/.test(token.text) && asks.delete('earliest')) asks.set('most', []);
  if (token.role === undefined) token.role = 'name';
}

/** A shorter word that says nothing elsewhere says nothing here. */
const LEAST_LETTERS = 5;

/** A word that says nothing elsewhere may name a column of figures here, as "value", or in capitals a value, as "IT". */
function takeSmall(filling: Filling, at: number): void {
  const token = filling.reading.tokens[at];
  if (!token) return;
  const isFigure = columnsWith(token, filling.table.columns).some((own) => isFigures(columnAt(filling, own)));
  const hasFigure = filling.free.some((own) => isFigures(columnAt(filling, own)));
  if (families.amount?.includes(token.text) && isFigure && !hasFigure) takeColumn(filling, at);
  else if (hasNamelessFigures(filling) && token.text.length >= LEAST_LETTERS) takeValue(filling, at);
  else if (token.isCapital) takeOptions(filling, at, valuesInCapitals(token, filling.table.columns));
}

/** Whether a usual word for figures can tell which one is meant: else it may be a word of a value, as "price" in "Q2 Price". */
function needsHint(filling: Filling, hints: readonly string[]): boolean {
  const { table, free } = filling;
  if (hasOfKind(filling, hints)) return true;
  const figures = table.columns.flatMap((column, at) => (isFigures(column) ? [at] : []));
  return !free.some((at) => figures.includes(at)) && !hints.every((hint) => hint === 'price');
}

const LESS = /^(?:net|netto|neto|nette|gross|brutto|bruto|brut)$/;

/** What a word is, beside names that stand there in full: a part of a name or a value, a usual word for figures, a title. */
export function fillUnknown(filling: Filling, titles: readonly string[]): string[] {
  const { tokens, language, asks } = filling.reading;
  const titleWords = titles.flatMap(nameWords);
  const unknown: string[] = [];
  takeMeasured(filling);
  const hasPeople = filling.table.columns.some(
    ({ kind, name }) => kind === 'text' && nameWords(name).some((word) => people.includes(word)),
  );
  tokens.forEach((token, at) => {
    if (token.role !== undefined) return;
    if (isStop(token.text, language)) {
      takeSmall(filling, at);
      return;
    }
    if (takeUndone(filling, at) || takeTime(filling, at) || takeDays(filling, at)) return;
    const hints = familiesOf(token.stem, token.text);
    if (hints.length > 0) askDone(filling, hints);
    if (typedNumber(token.text) === undefined && takeColumn(filling, at)) return;
    if (hints.length > 0 && takeRowOfKind(filling, at, hints)) return;
    if (hints.length > 0 && !needsHint(filling, hints) && takeValue(filling, at)) return;
    if (hints.length === 0 && takePeople(filling, at)) return;
    const isTitle = titleWords.some(
      (word) =>
        alike(word, token.stem) >= 0.85 ||
        // What rows are called, not which figure of them is meant.
        (asksFor(filling, 'count', 'distinct', 'most', 'least') &&
          (areSameName(token.text, word) || areSameName(token.stem, word))),
    );
    // Nothing here tells what is taken off.
    if (LESS.test(token.text)) {
      unknown.push(token.text);
      return;
    }
    if (hints.length > 0) {
      filling.hints.push(...hints);
      // A table that has a column of the kind is likelier meant than one that has none.
      filling.loose += isTitle || hasOfKind(filling, hints) ? 1 : 1.5;
      token.role = 'name';
      return;
    }
    if (isTitle) {
      filling.titled.add(at);
      filling.loose += 1;
      token.role = 'name';
      return;
    }
    const isMostOf =
      /^(?:most|fewest)$/.test(tokens[at - 1]?.text ?? '') && /^(?:people|persons?)$/.test(token.text);
    if (isMostOf && hasPeople) asks.set('count', [at]);
    if ((asks.has('who') || isMostOf) && people.includes(token.stem) && hasPeople) {
      token.role = 'name';
      return;
    }
    if (takeRows(filling, at) || takeValue(filling, at)) return;
    if (isRowName(token.text)) {
      token.role = 'rows';
      asks.set('rows', [at]);
      return;
    }
    unknown.push(token.text);
  });
  takeWith(filling);
  // A word that rules something out must rule something out.
  for (const at of asks.get('arithmetic') ?? [])
    for (let own = at; tokens[own]?.role === 'arithmetic'; own += 1) unknown.push(tokens[own]?.text ?? '');
  for (const role of ['not', 'empty'] as const)
    for (const at of asks.get(role) ?? [])
      if (tokens[at]?.role === role) unknown.push(tokens[at]?.text ?? '');
  return unknown;
}
