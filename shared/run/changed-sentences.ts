import type { DiffSegment } from '@/shared/enhance/changes.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

/** A part of a sentence, with its place among the segments of the result. */
export interface SentencePart {
  segment: number;
  part: DiffSegment;
}

/** A text in pieces, cut at places in it. */
const cutAt = (text: string, places: readonly number[]): string[] =>
  [0, ...places].map((from, index) => text.slice(from, places[index]));

/** The sentences of a result in order, each with its changes. */
export function resultSentences(segments: readonly DiffSegment[]): SentencePart[][] {
  const textOf = (part: DiffSegment) => ('same' in part ? part.same : part.after);
  const result = segments.map(textOf).join('');
  let length = 0;
  const ends = splitSentences(result).map((sentence) => (length += sentence.length));
  const sentences: SentencePart[][] = [[]];
  let start = 0;
  segments.forEach((part, segment) => {
    const from = start;
    start += textOf(part).length;
    // What was taken away behind the last sentence belongs to it.
    const inside = ends.filter((end) => end > from && end <= start && end < result.length);
    if ('same' in part) {
      const [first = '', ...rest] = cutAt(
        part.same,
        inside.map((end) => end - from),
      );
      if (first !== '') sentences.at(-1)?.push({ segment, part: { same: first } });
      for (const same of rest) sentences.push(same === '' ? [] : [{ segment, part: { same } }]);
    } else {
      sentences.at(-1)?.push({ segment, part });
      // A change is one, also where a sentence ends inside it.
      if (inside.includes(start)) sentences.push([]);
    }
  });
  return sentences.filter((sentence) => sentence.length > 0);
}

export const isChanged = (sentence: readonly SentencePart[]): boolean =>
  sentence.some(({ part }) => !('same' in part));

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

const bareLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The letters that a change keeps at its beginning and its end: "untill" and "until" are one word in two spellings. */
function lettersKept(before: string, after: string): number {
  const [one, other] = [bareLetters(before), bareLetters(after)];
  const most = Math.min(one.length, other.length);
  let first = 0;
  while (first < most && one[first] === other[first]) first += 1;
  let last = 0;
  while (last < most - first && one.at(-1 - last) === other.at(-1 - last)) last += 1;
  return first + last;
}

/**
 * Whether more of a sentence was changed than stayed, in several places: its old and new words in one line read like neither,
 * so it is shown as it was and as it is.
 */
export function isRewritten(sentence: readonly SentencePart[]): boolean {
  let [stayed, changed, changes] = [0, 0, 0];
  for (const { part } of sentence) {
    if ('same' in part) stayed += lettersIn(part.same);
    else {
      const kept = lettersKept(part.before, part.after);
      changes += 1;
      stayed += kept;
      changed += Math.max(lettersIn(part.before), lettersIn(part.after)) - kept;
    }
  }
  return changes > 1 && changed > stayed;
}

/** A sentence as one change, with the places of those it is made of; what is refused of it stands as it was. */
export interface WholeSentence {
  before: string;
  after: string;
  segments: readonly number[];
}

export const wholeSentence = (
  sentence: readonly SentencePart[],
  refused: ReadonlySet<number>,
): WholeSentence => ({
  before: sentence.map(({ part }) => ('same' in part ? part.same : part.before)).join(''),
  after: sentence
    .map(({ part, segment }) =>
      'same' in part ? part.same : refused.has(segment) ? part.before : part.after,
    )
    .join(''),
  segments: sentence.flatMap(({ part, segment }) => ('same' in part ? [] : segment)),
});

const comma = (text: string): string => /^[\s,;]*/.exec(text)?.[0] ?? '';

interface OpenSection {
  before: string;
  after: string;
  segments: number[];
}

/**
 * A text that was parted into sections, each as it was and as it is. A change that holds the heading of a section belongs to
 * it, with the words that gave way; sections that came in one change stay one.
 */
export function wholeSections(
  segments: readonly DiffSegment[],
  refused: ReadonlySet<number>,
): WholeSentence[] {
  const sections: OpenSection[] = [];
  const opened = (): OpenSection => {
    const section = { before: '', after: '', segments: [] };
    sections.push(section);
    return section;
  };
  let isLineStart = true;
  for (const [segment, part] of segments.entries()) {
    const text = 'same' in part ? part.same : part.after;
    const heading = (isLineStart ? /^#{1,6} /m : /(?<=\n)#{1,6} /).exec(text)?.index;
    if (text !== '') isLineStart = text.endsWith('\n');
    let section = sections.at(-1) ?? opened();
    // Words before the heading belong to the section they end: the two are shown as one.
    const isOwn = 'same' in part || !/[\p{L}\p{N}]/u.test(text.slice(0, heading));
    const at = isOwn ? heading : undefined;
    const isRefused = refused.has(segment);
    if (at !== undefined) {
      if (!isRefused) section.after += text.slice(0, at);
      if ('same' in part) section.before += text.slice(0, at);
      // What ended the words before it was theirs.
      else section.before += comma(part.before);
      section = opened();
    }
    const rest = text.slice(at);
    if ('same' in part) section.before += rest;
    else section.before += at === undefined ? part.before : part.before.slice(comma(part.before).length);
    section.after += !('same' in part) && isRefused ? part.before : rest;
    if (!('same' in part)) section.segments.push(segment);
  }
  return sections.filter(({ before, after }) => before + after !== '');
}

/** A change as it is drawn: what stands around its two marks is no part of either. */
export interface ChangeParts {
  start: string;
  removed: string;
  between: string;
  added: string;
  end: string;
}

/** The space before and after the words of one side; what is space alone stands where the other side has some. */
function spaceIn(text: string, other: string) {
  const words = text.trim();
  if (words === '')
    return /^\s/.test(other) ? { start: text, words, end: '' } : { start: '', words, end: text };
  const at = text.indexOf(words);
  return { start: text.slice(0, at), words, end: text.slice(at + words.length) };
}

/** Space that both sides have is drawn once; what one of them lacks is marked with it, so that no words run together. */
export function changeParts({ before, after }: { before: string; after: string }): ChangeParts {
  if (before.trim() === '' && after.trim() === '')
    return { start: '', removed: before, between: '', added: after, end: '' };
  const [was, is] = [spaceIn(before, after), spaceIn(after, before)];
  // A blank that is left where words come or go stands outside of them.
  if (after === '') return { start: was.start, removed: was.words, between: '', added: '', end: was.end };
  const isShared = was.start !== '' && is.start !== '';
  return {
    start: isShared ? is.start : '',
    removed: (isShared ? '' : was.start) + was.words + (is.end ? '' : was.end),
    between: isShared ? '' : is.start,
    added: is.words,
    end: is.end,
  };
}

/** What a press on a whole sentence turns: all that is not refused yet, or else all of it back. */
export function toTurn({ segments }: WholeSentence, refused: ReadonlySet<number>): readonly number[] {
  const left = segments.filter((segment) => !refused.has(segment));
  return left.length > 0 ? left : segments;
}

/**
 * The sentences of a result that something was changed in, in order: what stayed as it was need not be read again.
 */
export const changedSentences = (segments: readonly DiffSegment[]): SentencePart[][] =>
  resultSentences(segments).filter(isChanged);

/** Less than this is narrower than a finger: a mark, a letter. */
const SMALL_CHARS = 4;

/** Whether what a change shows is so short that its target is widened. */
export const isSmallChange = ({ before, after }: { before: string; after: string }): boolean =>
  (before + after).trim().length < SMALL_CHARS;
