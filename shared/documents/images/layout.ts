import type { Block, Place } from '@/shared/documents/document.ts';
import { type Found, findTables } from './table-layout.ts';
import type { OcrLine, OcrWord } from './words.ts';

const BULLET = /^[•●▪■◦○·*+»>–—-]$/;
/** What a bullet is often read as; taken for one where every line of the paragraph begins so. */
const LIKE_A_BULLET = /^[eo°©®¢«]$/;
const NUMBERED = /^(?:\(?\d{1,3}[.)]|[a-z][.)])$/;
/** Letters at least this much taller than those of most lines are a heading's. */
const HEADING = 1.35;

/** What was recognised as blocks, in reading order: headings, paragraphs, lists, and tables by aligned words. */
export function blocksOf(words: readonly OcrWord[], place: Place): Block[] {
  const tables = findTables(linesOf(words));
  const inTables = new Set(tables.flatMap(({ words: members }) => members));
  const order = new Map(words.map((word, index) => [word, index]));
  const tableAt = (table: Found) => Math.min(...table.words.map((word) => order.get(word) ?? 0));
  const blocks: { at: number; block: Block }[] = tables.map((table) => ({
    at: tableAt(table),
    block: withDoubtful(
      {
        kind: 'table',
        place,
        text: table.rows.map((row) => row.join('\t')).join('\n'),
        rows: table.rows,
      },
      table.words,
    ),
  }));
  const usual = medianOf(words.map(({ height }) => height));
  for (const paragraph of grouped(words, (word) => word.paragraph)) {
    const left = paragraph.filter((word) => !inTables.has(word));
    if (left.length === 0) continue;
    const at = order.get(left[0] as OcrWord) ?? 0;
    for (const block of paragraphBlocks(linesOf(left), usual))
      blocks.push({ at, block: withDoubtful({ ...block, place }, left) });
  }
  return blocks.sort((a, b) => a.at - b.at).map(({ block }) => block);
}

/** Below this a word is often another one; of those above it few are (of 100 at most). */
const DOUBTFUL = 60;

const isDoubtful = ({ text, confidence }: OcrWord) => confidence < DOUBTFUL && /[\p{L}\p{N}]/u.test(text);

/** Whether most of what was read is doubtful, as handwriting and letters of another language are. */
export const isUnsure = (words: readonly OcrWord[]): boolean =>
  words.filter(isDoubtful).length * 2 > words.length;

/** Names the words of a block that were read with little certainty. */
function withDoubtful(block: Block, words: readonly OcrWord[]): Block {
  const own = new Set(block.text.split(/\s+/));
  const doubtful = words.flatMap((word) => (isDoubtful(word) && own.has(word.text) ? [word.text] : []));
  return doubtful.length > 0 ? { ...block, doubtful: [...new Set(doubtful)] } : block;
}

function linesOf(words: readonly OcrWord[]): OcrLine[] {
  return grouped(words, ({ line }) => line).map((members) => ({
    words: members,
    left: Math.min(...members.map(({ left }) => left)),
    right: Math.max(...members.map(({ left, width }) => left + width)),
    top: Math.min(...members.map(({ top }) => top)),
    bottom: Math.max(...members.map(({ top, height }) => top + height)),
  }));
}

type Bare = Omit<Block, 'place'>;

function paragraphBlocks(lines: OcrLine[], usual: number): Bare[] {
  const starts = lines.map(({ words }) => words[0]?.text ?? '');
  const areLikeBullets = lines.length > 1 && starts.every((start) => LIKE_A_BULLET.test(start));
  const isItem = (start: string) => BULLET.test(start) || NUMBERED.test(start) || areLikeBullets;
  const items = lines.filter(({ words }, index) => isItem(starts[index] ?? '') && words.length > 1);
  const first = items[0] ? lines.indexOf(items[0]) : -1;
  // One line that begins with a number is as often a date or a telephone number.
  if (first < 0 || (items.length === 1 && !BULLET.test(starts[first] ?? '')))
    return plainBlocks(lines, usual);
  return [...plainBlocks(lines.slice(0, first), usual), listBlock(lines.slice(first), isItem)];
}

function listBlock(lines: OcrLine[], isItem: (start: string) => boolean): Bare {
  const items: string[] = [];
  const isOrdered = NUMBERED.test(lines[0]?.words[0]?.text ?? '');
  for (const { words } of lines) {
    const start = words[0]?.text ?? '';
    if (isItem(start)) items.push((isOrdered ? words : words.slice(1)).map(({ text }) => text).join(' '));
    else items.push(joinLines([items.pop() ?? '', words.map(({ text }) => text).join(' ')]));
  }
  return { kind: 'list', text: items.join('\n'), ordered: isOrdered };
}

/** A paragraph, and the heading over it where the recognition took both for one. */
function plainBlocks(lines: OcrLine[], usual: number): Bare[] {
  const isTall = ({ words }: OcrLine) => medianOf(words.map(({ height }) => height)) > usual * HEADING;
  const start = lines.findIndex((line) => !isTall(line));
  const tall = start < 0 ? lines : lines.slice(0, start);
  const rest = start < 0 ? [] : lines.slice(start);
  const title = textOf(tall);
  const isHeading = tall.length > 0 && tall.length <= 2 && title.length <= 120 && /\p{L}{2}/u.test(title);
  if (!isHeading) return lines.length > 0 ? [{ kind: 'paragraph', text: textOf(lines) }] : [];
  const size = medianOf(tall.flatMap(({ words }) => words.map(({ height }) => height)));
  const heading: Bare = { kind: 'heading', text: title, level: size > usual * 1.8 ? 1 : 2 };
  return rest.length > 0 ? [heading, { kind: 'paragraph', text: textOf(rest) }] : [heading];
}

function textOf(lines: readonly OcrLine[]): string {
  return joinLines(lines.map(({ words }) => words.map(({ text }) => text).join(' ')));
}

/** Lines of a paragraph as one; a word parted at the end of a line becomes whole again. */
function joinLines(lines: string[]): string {
  return lines
    .filter(Boolean)
    .reduce(
      (text, line) =>
        /\p{L}{2}[-‐]$/u.test(text) && /^\p{Ll}/u.test(line)
          ? text.slice(0, -1) + line
          : `${text} ${line}`.trim(),
      '',
    );
}

/** Middle one of the values, 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Neighbours with the same key, together. */
function grouped<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
}
