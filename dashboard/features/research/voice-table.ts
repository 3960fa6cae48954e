import type { ImportedVoice } from '@/shared/contracts/analysis.ts';
import { say } from './say.ts';
import { partNamed } from './voice-heads.ts';

export interface TextColumn {
  at: number;
  /** What its head says; its place where it has none. */
  name: string;
  /** The first thing that stands in it. */
  example: string;
}

/** A table whose columns are known for what they hold. */
export interface VoiceTable {
  rows: readonly (readonly string[])[];
  columnOf: (part: keyof ImportedVoice) => number;
  /** Columns that may hold what people wrote, the likeliest first; one alone where there is no doubt. */
  texts: TextColumn[];
  /** What stands above the likeliest, where only its content told that it is a head. */
  guessedHead: string | undefined;
}

const NUMBER_OR_DAY = /^[\s\d.,:/%€$£+-]+(?:T[\d:.]+Z?|[ap]m)?$|^\d[\d.:/T-]*Z?$/i;
const MAX_HEAD_CHARS = 40;
/** Texts are so many times as long as one word, or several, above them, where nothing else tells that it is a head. */
const HEAD_RATIO = { word: 2, words: 3 };
/** A second column is as likely where its texts are this share of the first one's length. */
const RIVAL_SHARE = 0.5;
const MIN_RIVAL_CHARS = 12;

const isWord = (cell: string) => cell.trim() !== '' && !NUMBER_OR_DAY.test(cell.trim());

function averageLength(rows: VoiceTable['rows'], column: number): number {
  const cells = rows.flatMap((row) => row[column]?.trim() || []);
  return cells.length === 0 ? 0 : cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length;
}

/** Whether a column holds words: figures, days, addresses and ids are nobody's. */
function holdsWords(rows: VoiceTable['rows'], column: number): boolean {
  const cells = rows.flatMap((row) => row[column]?.trim() || []);
  const words = cells.filter((cell) => /\p{L}{2}/u.test(cell) && isWord(cell) && !/^https?:/i.test(cell));
  return words.length > 0 && words.length >= cells.length / 2;
}

/** Whether a first row names the columns below it, where none of its names is known. */
function looksLikeHead(first: readonly string[], rows: VoiceTable['rows'], text: number): boolean {
  const named = first.filter((cell) => cell.trim() !== '');
  if (rows.length === 0 || named.some((cell) => !isWord(cell) || cell.length > MAX_HEAD_CHARS)) return false;
  if (named.some((cell) => /[.!…]$/.test(cell.trim()))) return false;
  // A question above what nobody asks is a survey's; among questions it is one of them.
  const asks = (row: readonly string[]) => /\?$/.test(row[text]?.trim() ?? '');
  if (asks(first) && rows.some(asks)) return false;
  const standsOverFigures = first.some(
    (cell, at) => isWord(cell) && rows.every((row) => row[at]?.trim() && !isWord(row[at] ?? '')),
  );
  const head = first[text]?.trim() ?? '';
  const ratio = /\s/.test(head) ? HEAD_RATIO.words : HEAD_RATIO.word;
  return standsOverFigures || averageLength(rows, text) >= ratio * head.length;
}

/** Tells the columns of a table apart: by their heads where these are known, else by what stands in them. */
export function readVoiceTable(table: readonly (readonly string[])[]): VoiceTable {
  const [first = [], ...below] = table;
  const known = first.map((head) => partNamed(head));
  const columnOf = (part: keyof ImportedVoice) => {
    const ranks = known.map((named) => (named?.part === part ? named.rank : Number.POSITIVE_INFINITY));
    const best = Math.min(...ranks);
    return Number.isFinite(best) ? ranks.indexOf(best) : -1;
  };
  const isKnown = known.some(Boolean);
  const isTaken = (at: number) => (known[at]?.part ?? 'text') !== 'text';
  const measured = below.length > 0 ? below : table;
  const longestFirst = first
    .map((_, at) => ({ at, length: averageLength(measured, at) }))
    .filter(({ at }) => !isTaken(at) && holdsWords(measured, at))
    .sort((one, other) => other.length - one.length || one.at - other.at);
  const named = longestFirst.filter(({ at }) => known[at]?.part === 'text');
  const [best, ...others] = named.length > 0 ? named.slice(0, 1) : longestFirst;
  if (!best) return { rows: [], columnOf, texts: [], guessedHead: undefined };
  const isHead = isKnown || looksLikeHead(first, below, best.at);
  const rivals = others.filter(
    ({ length }) => length >= MIN_RIVAL_CHARS && length >= best.length * RIVAL_SHARE,
  );
  const rows = isHead ? below : table;
  return {
    rows,
    columnOf,
    texts: [best, ...rivals].map(({ at }) => ({
      at,
      name: (isHead && first[at]?.trim()) || say('columnAt', { at: at + 1 }),
      example: rows.find((row) => row[at]?.trim())?.[at]?.trim() ?? '',
    })),
    guessedHead: isHead && !isKnown ? first[best.at]?.trim() : undefined,
  };
}
