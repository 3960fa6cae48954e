import { foldValue } from '@/shared/documents/query/conditions.ts';
import { valueWords } from '@/shared/documents/query/match-names.ts';
import type { Condition } from '@/shared/documents/query/table-query.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { AskedQuestion, AskedWord } from './asked-words.ts';
import { likeWord, type Strengths } from './names-said.ts';

/** A condition a question may have said, and how well it explains its words. */
export interface Filter {
  condition: Condition;
  strengths: Strengths;
  /** How many values it holds for. */
  count: number;
  kind: 'value' | 'part' | 'comment' | 'time' | 'flag' | 'number' | 'empty' | 'sign';
}

/** A column of so many different words is not looked through for words that are only like one. */
const MAX_LIKE = 4_000;
/** Only of few values are those looked for that are near a word. */
const MAX_NEAR = 60;
const MAX_DISTINCT = 20_000;
const MAX_VALUES = 200;
/** Texts of more letters on average are remarks. */
const COMMENT_LETTERS = 30;
const LEAST = 0.5;
/** Words of one value may stand so far apart. */
const MAX_GAP = 3;

interface Words {
  /** Texts of the column by each word in them. */
  texts: Map<string, string[]>;
  isComment: boolean;
  distinct: number;
}

/** "Wi-Fi" as it is typed in one: `wifi`. */
const joinedWords = (text: string) =>
  (text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []).map((word) => foldValue(word).replaceAll('-', ''));

const known = new WeakMap<DataColumn, Words>();

function wordsIn(column: DataColumn): Words {
  const found = known.get(column);
  if (found) return found;
  const distinct =
    column.kind === 'text' ? new Set([...column.values.values()].map(String)) : new Set<string>();
  const texts = new Map<string, string[]>();
  let letters = 0;
  for (const text of distinct) letters += text.length;
  if (distinct.size <= MAX_DISTINCT)
    for (const text of distinct)
      for (const word of new Set([...valueWords(text), ...joinedWords(text)])) {
        const own = texts.get(word);
        if (own) own.push(text);
        else texts.set(word, [text]);
      }
  const isComment = distinct.size > 0 && letters / distinct.size > COMMENT_LETTERS;
  const words = { texts, isComment, distinct: distinct.size };
  known.set(column, words);
  return words;
}

/** The texts a word may mean, each with how surely. */
function hitsOf(question: AskedQuestion, word: AskedWord, { texts, distinct }: Words): Map<string, number> {
  const hits = new Map<string, number>();
  const take = (own: string, score: number) => {
    for (const text of texts.get(own) ?? []) hits.set(text, Math.max(score, hits.get(text) ?? 0));
  };
  take(word.text, 1);
  take(word.stem, 1);
  // "Wi-Fi" is one word of a question and two of a value.
  const [part, ...more] = word.text.includes('-') ? valueWords(word.text) : [];
  if (part !== undefined && more.length > 0)
    for (const text of texts.get(part) ?? [])
      if (more.every((one) => texts.get(one)?.includes(text))) hits.set(text, 1);
  const isSure = word.role === undefined && word.text.length >= 3;
  if (hits.size > 0 || !isSure || texts.size > MAX_LIKE || /^\d+$/.test(word.text)) return hits;
  const scene = { near: distinct <= MAX_NEAR ? question.near : undefined };
  for (const own of texts.keys()) {
    const score = likeWord(scene, word, own);
    if (score >= LEAST) take(own, score * 0.95);
  }
  return hits;
}

interface Piece {
  words: number[];
  texts: Map<string, number>;
}

/** Words that stand near each other in one value belong together; others are each a value of their own. */
function piecesOf(hits: readonly Map<string, number>[], question: AskedQuestion): Piece[] {
  const pieces: Piece[] = [];
  hits.forEach((own, at) => {
    if (own.size === 0) return;
    const last = pieces.at(-1);
    const from = last?.words.at(-1) ?? -10;
    const both = new Map([...own].filter(([text]) => last?.texts.has(text)));
    const isJoined = question.words.slice(from + 1, at).some(({ role }) => role === 'and' || role === 'or');
    if (last && both.size > 0 && at - from <= MAX_GAP && !isJoined) {
      last.words.push(at);
      last.texts = both;
      return;
    }
    pieces.push({ words: [at], texts: new Map(own) });
  });
  return pieces;
}

const best = (texts: ReadonlyMap<string, number>) => Math.max(0, ...texts.values());

/** Of a piece the texts that say nothing else, where there are some; and all that hold its words. */
function readingsOf(piece: Piece, question: AskedQuestion): Map<string, number>[] {
  const words = piece.words.flatMap((at) => question.words[at] ?? []);
  const top = best(piece.texts);
  const sure = new Map([...piece.texts].filter(([, score]) => score >= top - 0.05));
  const whole = new Map(
    [...sure].filter(([text]) =>
      valueWords(text).every((own) => words.some((word) => likeWord(question, word, own) >= LEAST)),
    ),
  );
  const readings = [sure];
  if (whole.size > 0 && whole.size < sure.size) readings.unshift(whole);
  return readings;
}

/** More values than these are said by the words that all of them hold. */
const MAX_SAID = 3;
const MAX_FOLDED = 2_000;

/** Whether just these texts hold any of the words that were said. */
function haveAll(words: Words, said: readonly string[], texts: ReadonlySet<string>): boolean {
  const all = new Set([...words.texts.values()].flat());
  return [...all].every((text) => {
    const folded = foldValue(text);
    return said.some((one) => folded.includes(one)) === texts.has(text);
  });
}

function filterOf(
  column: number,
  pieces: readonly { words: number[]; texts: Map<string, number> }[],
  { question, words }: { question: AskedQuestion; words: Words },
): Filter | undefined {
  const strengths = new Float64Array(question.words.length);
  const texts = new Set<string>();
  let whole = 0;
  for (const piece of pieces) {
    for (const at of piece.words) strengths[at] = best(piece.texts);
    for (const text of piece.texts.keys()) {
      texts.add(text);
      if (valueWords(text).length <= piece.words.length) whole += 1;
    }
  }
  if (texts.size === 0 || texts.size > MAX_VALUES || texts.size === words.distinct) return undefined;
  const kind = whole === texts.size ? 'value' : words.isComment ? 'comment' : 'part';
  const said = pieces.map((piece) => piece.words.flatMap((at) => question.words[at]?.text ?? []).join(' '));
  const values = [...texts];
  const isFew = words.distinct <= MAX_FOLDED;
  const isShort = values.length > MAX_SAID && isFew && haveAll(words, said, texts);
  const condition: Condition = isShort
    ? { column, is: 'contains', values: said }
    : { column, is: 'is', values };
  return { condition, strengths, kind, count: texts.size };
}

/** Conditions on a column of texts: each value the question may name, and all of them together. */
function filtersOn(column: number, own: DataColumn, question: AskedQuestion): Filter[] {
  const words = wordsIn(own);
  if (words.distinct < 2 || words.distinct > MAX_DISTINCT) return [];
  const hits = question.words.map((word) =>
    // A word that asks is a value's only where it is more than a small word.
    word.role === undefined || (word.role !== 'stop' && word.text.length > 3)
      ? hitsOf(question, word, words)
      : new Map<string, number>(),
  );
  // A word in so many texts tells none of them apart.
  const pieces = piecesOf(hits, question).filter(({ texts }) => texts.size <= MAX_VALUES);
  const scene = { question, words };
  const read = pieces.map((piece) => readingsOf(piece, question).map((texts) => ({ ...piece, texts })));
  const single = read.flatMap((ways) => ways.flatMap((way) => filterOf(column, [way], scene) ?? []));
  const first = read.flatMap((ways) => ways.slice(0, 1));
  const last = read.flatMap((ways) => ways.slice(-1));
  const joined = pieces.length > 1 ? [first, last].flatMap((way) => filterOf(column, way, scene) ?? []) : [];
  return [...single, ...joined];
}

/** Conditions on texts that a question may have named. */
export const valuesSaid = (question: AskedQuestion, { columns }: DataTable): Filter[] =>
  columns.flatMap((own, column) => (own.kind === 'text' ? filtersOn(column, own, question) : []));
