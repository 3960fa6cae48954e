import { rankUnits } from '@/shared/documents/context/rank-units.ts';
import { questionTerms, termsOf } from '@/shared/documents/context/search-terms.ts';
import { unitsOf } from '@/shared/documents/context/units.ts';
import type { Block, Place } from '@/shared/documents/document.ts';
import { isStop } from '@/shared/documents/query/fill-unknown.ts';
import { languageOf, tokensOf } from '@/shared/documents/query/question-tokens.ts';
import type { Workbook } from '@/shared/documents/workbook.ts';
import { cutText, linesOf, type Quote, rowsThatFit, standsIn } from './quotes.ts';

/** An amount, which makes a heading worth quoting: the `TOTAL $821.14` of a receipt is set as large as one. */
const AMOUNT = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%)/u;

/** What stands in a file, word for word, and where. */
export interface Passage {
  place: Place;
  text: string;
}

const MAX_PASSAGES = 5;
/** Beyond two, only passages that fit about as well as the best one. */
const MIN_SCORE_SHARE = 0.45;
const MAX_CHARS = 420;
/** A unit this small is one passage; of longer ones the sentences that fit. */
const UNIT_TOKENS = 500;

const SENTENCE = /[^.!?。！？\n]+(?:[.!?。！？]+(?=\s|$|[^\s])|\n|$)/gu;

/** The sentences of a text, joined where a point ends none: `Fig. 3`, `1.5`. */
function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(SENTENCE)) {
    const last = found.at(-1);
    // What no pattern took lies between: the end of a line.
    const isNextTo = index === end && !/\n$/.test(last ?? '\n');
    const goesOn = isNextTo && (/(?:\b\p{L}{1,3}|\d)\.$/u.test(last ?? '') || /^\S/.test(piece));
    if (goesOn) found[found.length - 1] = last + piece;
    else found.push(piece);
    end = index + piece.length;
  }
  return found.map((sentence) => sentence.trim()).filter(Boolean);
}

/** The part of a text that holds most of the question's words: a sentence, and what is beside it as far as it fits. */
function bestPart(text: string, terms: readonly string[]): string {
  if (text.length <= MAX_CHARS) return text;
  const wanted = new Set(terms);
  const sentences = sentencesOf(text);
  const scores = sentences.map(
    (sentence) => new Set(termsOf(sentence).filter((term) => wanted.has(term))).size,
  );
  const best = scores.indexOf(Math.max(...scores));
  let [from, to] = [best, best];
  const length = () => sentences.slice(from, to + 1).join(' ').length;
  while (length() < MAX_CHARS && (from > 0 || to < sentences.length - 1)) {
    const isAfter =
      to < sentences.length - 1 && (from === 0 || (scores[to + 1] ?? 0) >= (scores[from - 1] ?? 0));
    if (isAfter) to += 1;
    else from -= 1;
    if (length() > MAX_CHARS) {
      if (isAfter) to -= 1;
      else from += 1;
      break;
    }
  }
  const part = sentences.slice(from, to + 1).join(' ');
  return cutText(part, MAX_CHARS * 2);
}

/** Rows of a table that hold words of the question, under its head; its first ones where none does. */
function bestRows({ rows = [] }: Block, terms: readonly string[]): (readonly string[])[] {
  const wanted = new Set(terms);
  const [head = [], ...body] = rows;
  const fitting = body
    .map((row) => ({ row, hits: termsOf(row.join(' ')).filter((term) => wanted.has(term)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, 4);
  if (fitting.length === 0) return rowsThatFit(rows, MAX_CHARS);
  return rowsThatFit([head, ...fitting.map(({ row }) => row)], MAX_CHARS * 2);
}

const DENSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * How many of the question's words a passage must hold: one of two, two of three or four, then half of them. Of pairs of
 * letters, which scripts without blanks are compared by, a quarter: most of them span two words.
 */
function neededOf(terms: readonly string[]): number {
  const pairs = terms.filter((term) => DENSE.test(term)).length;
  const words = terms.length - pairs;
  const ofWords = words === 0 ? 0 : words <= 2 ? 1 : words <= 4 ? 2 : Math.ceil(words / 2);
  return ofWords + (pairs === 0 ? 0 : Math.max(1, Math.floor(pairs / 4)));
}

/** How many of a question's words a text holds. */
export function hitsOf(text: string, terms: readonly string[]): number {
  const words = new Set(termsOf(text));
  return terms.filter(
    (term) =>
      words.has(term) || (term.length >= 5 && [...words].some((word) => word.startsWith(term.slice(0, -1)))),
  ).length;
}

/**
 * The two to five passages that fit a question best, quoted, with their addresses; none where nothing fits: a passage must
 * hold a good part of the question's words. What is hidden is never quoted, and nothing that the cells of `book` do not bear out.
 */
export async function findPassages(
  blocks: readonly Block[],
  question: string,
  book?: Workbook | null,
): Promise<Passage[]> {
  const terms = questionTerms(question);
  const units = unitsOf(
    blocks.filter(({ hidden, kind, text }) => !hidden && (kind !== 'heading' || AMOUNT.test(text))),
    UNIT_TOKENS,
  );
  const ranked = await rankUnits(units, question);
  const tokens = tokensOf(question);
  const language = languageOf(tokens);
  const small = new Set(tokens.flatMap(({ text, stem }) => (isStop(text, language) ? [text, stem] : [])));
  const needed = neededOf(terms.filter((term) => !small.has(term)));
  const best = ranked[0]?.score ?? 0;
  const passages: Passage[] = [];
  const seen = new Set<string>();
  for (const { index, score } of ranked.slice(0, 60)) {
    const unit = units[index];
    if (!unit || passages.length >= MAX_PASSAGES) break;
    if (passages.length >= 2 && score < best * MIN_SCORE_SHARE) break;
    if (hitsOf(unit.block.text, terms) < needed) continue;
    const { block } = unit;
    const quote: Quote = block.rows
      ? { rows: bestRows(block, terms) }
      : { text: bestPart(block.text, terms) };
    const text = 'rows' in quote ? linesOf(quote.rows).join('\n') : quote.text;
    if (seen.has(text) || !standsIn(quote, block, book)) continue;
    seen.add(text);
    passages.push({ place: block.place, text });
  }
  return passages;
}
