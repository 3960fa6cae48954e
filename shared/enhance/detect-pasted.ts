import { findVerbatim } from './blocks/find-blocks.ts';
import { isGreeting } from './blocks/letter.ts';
import { contentStems } from './content-words.ts';
import { lostBlocks } from './detect-dropped.ts';
import { findMaterialBelow } from './material-below.ts';

/** Beyond, lines are no longer compared one by one. */
const MAX_CHARS = 20_000;
/** A paragraph of so many words shows whose hand it is. */
const LEAST_WORDS = 14;
const LEAST_LINES = 2;
/** Notes are short lines too, of plain words: fewer lines than these need other signs among their words. */
const NOTED_LINES = 4;
const NOTED_SHARE = 0.5;
/** One line alone shows with so many that it is none of the writer's sentences. */
const LINE_TOKENS = 6;
/** Speech has so many words that carry nothing by themselves. */
const SPOKEN_SHARE = 0.15;
/** So many of its tokens have to be plain words. */
const PLAIN_SHARE = 0.7;
const PLAIN = /^[("'“‘]*\p{L}[\p{L}\p{M}’'-]*[.,;:!?)"'”’]*$/u;
const ITEM = /^\s*(?:[-*•+–·#]|\(?\d{1,3}[.)])\s/;
const ASKS = /\b(?:i|my|me|you|your|please|pls|can|could|what|why|how)\b/i;

interface Paragraph {
  text: string;
  lines: string[];
}

/** Blocks, handed-over texts and what looks pasted by other signs, where the result does not hold them as they came. */
export function lostMaterial(draft: string, result: string): { raw: string }[] {
  const below = findMaterialBelow(draft);
  const handed = below ? draft.slice(below.start, below.end) : '';
  const lost = [...lostBlocks(draft, result), ...(result.includes(handed) ? [] : [{ raw: handed }])];
  const isKnown = ({ raw }: { raw: string }) =>
    lost.some((one) => one.raw.includes(raw) || raw.includes(one.raw));
  return [...lost, ...alteredPasted(draft, result).filter((one) => !isKnown(one))];
}

/** Fenced code is compared as it is. */
const FENCED = /^(`{3,}|~{3,})[\s\S]*?^\1/gm;

/**
 * What was most likely pasted and does not stand in the result as it came. Looks for it by other signs than the block
 * finders do, so that what those take for the writer's own words is still noticed: lines in which nobody speaks, a paragraph in
 * another hand than the one above it, and a letter below what is said about it.
 */
function alteredPasted(draft: string, result: string): { raw: string }[] {
  if (draft.length > MAX_CHARS) return [];
  const paragraphs = draft
    .replace(FENCED, '')
    .split(/\n[ \t]*\n/)
    .map((text) => ({ text, lines: text.split('\n').filter((line) => line.trim() !== '') }))
    .filter(({ lines }) => lines.length > 0);
  const kept = new Set(result.split('\n').map((line) => line.trim()));
  const isAltered = (line: string) => !kept.has(line.trim()) && !result.includes(line.trim());
  const blocks = findVerbatim(draft).map(({ start, end }) => draft.slice(start, end));
  const isFound = (line: string) => blocks.some((block) => block.includes(line));
  return [
    ...unspoken(paragraphs),
    ...mostlyFound(paragraphs, isFound),
    ...otherHands(paragraphs),
    ...letters(draft),
  ]
    .filter((lines) => lines.some(isAltered))
    .map((lines) => ({ raw: lines.join('\n') }));
}

/** How much of a line is said to somebody, rather than listed. */
function isSpeech(line: string): boolean {
  const tokens = line.match(/\S+/g) ?? [];
  const words = line.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const empty = words.length - contentStems(words.join(' ')).length;
  return empty >= words.length * SPOKEN_SHARE && plainShare(tokens) >= PLAIN_SHARE;
}

const plainShare = (tokens: readonly string[]): number =>
  tokens.filter((token) => PLAIN.test(token)).length / Math.max(1, tokens.length);

const isListed = (run: readonly string[]): boolean =>
  run.length >= NOTED_LINES ||
  ((run.length >= LEAST_LINES || (run[0]?.match(/\S+/g)?.length ?? 0) >= LINE_TOKENS) &&
    plainShare(run.join(' ').match(/\S+/g) ?? []) < NOTED_SHARE);

/** Lines in a row in which nobody speaks, in a text in which somebody does. */
function unspoken(paragraphs: readonly Paragraph[]): string[][] {
  const runs: string[][] = [];
  for (const { lines } of paragraphs) {
    let run: string[] = [];
    for (const line of [...lines, '']) {
      if (line !== '' && !isSpeech(line) && !ITEM.test(line) && !ASKS.test(line)) run.push(line);
      else {
        if (isListed(run)) runs.push(run);
        run = [];
      }
    }
  }
  return paragraphs.some(({ lines }) => lines.some(isSpeech)) ? runs : [];
}

/** Paragraphs of which the finders took most lines: the others hang together with them. */
function mostlyFound(paragraphs: readonly Paragraph[], isFound: (line: string) => boolean): string[][] {
  return paragraphs
    .map(({ lines }) => lines)
    .filter((lines) => {
      const own = lines.filter((line) => !isFound(line));
      const [last = '', before = ''] = lines.toReversed();
      const isNext = openingOf(last) !== undefined && openingOf(last) === openingOf(before);
      return (
        lines.length > LEAST_LINES &&
        own.length > 0 &&
        own.length <= lines.length / 3 &&
        !own.includes(lines[0] ?? '') &&
        (isNext || !own.includes(last))
      );
    });
}

/** What a line begins with, whatever its letters and figures are: "[09:17]", "hint:". */
const openingOf = (line: string): string | undefined =>
  /^\S*\W(?=\s)/
    .exec(line.trim())?.[0]
    .replace(/\d/g, '9')
    .replace(/\p{L}+/gu, 'a');

/** Begins small, leaves out the last stop, or writes "i". */
const isTyped = (text: string): boolean =>
  /^\s*\p{Ll}/u.test(text) || /\bi\b/.test(text) || !/[.!?:…]["”')]*\s*$/.test(text);

/** Every sentence begins with a capital and ends with a mark. */
const isEdited = (text: string): boolean =>
  /^\s*["“(]?\p{Lu}/u.test(text) &&
  /[.!?]["”')]*\s*$/.test(text) &&
  !/[.!?]\s+\p{Ll}|\bi\b|,\S\p{L}/u.test(text);

/** A paragraph without a slip below words that were typed as they came. */
function otherHands(paragraphs: readonly Paragraph[]): string[][] {
  const [first] = paragraphs;
  if (!first || !isTyped(first.text)) return [];
  return paragraphs
    .slice(1)
    .filter(
      ({ text }) =>
        isEdited(text) && !ASKS.test(text) && text.split(/\s+/).length >= LEAST_WORDS && !ITEM.test(text),
    )
    .map(({ lines }) => lines);
}

/** From a greeting that does not open the text to the end of its paragraph. */
function letters(draft: string): string[][] {
  const lines = draft.split('\n');
  const at = lines.findIndex((line, index) => index > 0 && isGreeting(line));
  if (
    at < 0 ||
    isGreeting(lines[0] ?? '') ||
    !/\?|\b(?:mail|e-?mail|letter|message|reply|answer)\b/i.test(lines.slice(0, at).join('\n'))
  )
    return [];
  const end = lines.findIndex((line, index) => index > at + 1 && line.trim() === '');
  return [lines.slice(at, end < 0 ? undefined : end).filter((line) => line.trim() !== '')];
}
