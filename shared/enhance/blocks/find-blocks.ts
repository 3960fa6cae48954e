import type { BlockFinder, LineRun, TextBlock } from './block.ts';
import { findApart } from './find-apart.ts';
import { findBetween, findComments } from './find-between.ts';
import { findCode } from './find-code.ts';
import { findForeign } from './find-foreign.ts';
import { findHandedOver, findRest, findTalk } from './find-handed-over.ts';
import { findIndented, findLists, findQuotes, findSignature, findTests, findVerse } from './find-layout.ts';
import { findRefrains, findReports } from './find-repeats.ts';
import { findTables } from './find-tables.ts';
import { readLines } from './line.ts';
import { findPastedParagraphs } from './wrapped.ts';

/** A rule of tildes under an indented title is none. */
const FENCE = /^(?:\s*(`{3,})| {0,3}(~{3,}))/;

/** Everything between two fences, or from one that never closes to the end. */
const findFences: BlockFinder = (lines) => {
  const runs: LineRun[] = [];
  let open: { mark: string; first: number } | undefined;
  lines.forEach(({ text }, index) => {
    const found = FENCE.exec(text);
    const mark = found?.[1] ?? found?.[2];
    if (!mark) return;
    if (!open) open = { mark, first: index };
    else if (mark[0] === open.mark[0] && mark.length >= open.mark.length && text.trim() === mark) {
      runs.push({ kind: 'fence', first: open.first, last: index });
      open = undefined;
    }
  });
  if (open) runs.push({ kind: 'fence', first: open.first, last: lines.length - 1 });
  return runs;
};

/** In order of precedence: what an earlier one took, a later one no longer sees. */
const FINDERS: readonly BlockFinder[] = [
  findFences,
  findQuotes,
  findComments,
  findTables,
  findTalk,
  findTests,
  findCode,
  findForeign,
  findSignature,
  findReports,
  findRefrains,
  findLists,
  findIndented,
  findVerse,
  findApart,
  findHandedOver,
  findPastedParagraphs,
  findBetween,
  findRest,
];
/** A text that is worked on again and again is read once. */
const MAX_REMEMBERED = 32;
const remembered = new Map<string, readonly TextBlock[]>();

/**
 * What of a text has a layout of its own or was pasted into it: code, output of programs, tables, quoted lines, lists,
 * verse, signatures, paragraphs wrapped elsewhere. Told by features of the lines, not by a language's words.
 * @returns blocks in the order of the text, none overlapping
 */
export function findBlocks(text: string): readonly TextBlock[] {
  const known = remembered.get(text);
  if (known) return known;
  const lines = readLines(text);
  const taken = lines.map(() => false);
  const blocks: TextBlock[] = [];
  for (const find of FINDERS)
    for (const { kind, first, last, from } of find(lines, taken)) {
      taken.fill(true, first, last + 1);
      blocks.push({ kind, start: from ?? lines[first]?.start ?? 0, end: lines[last]?.end ?? text.length });
    }
  const joined = joinNear(
    text,
    blocks.sort((left, right) => left.start - right.start),
  );
  if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(text, joined);
  return joined;
}

/** Neighbours that are one thing: a query and the table below it, settings with a list in them. */
function joinNear(text: string, blocks: readonly TextBlock[]): TextBlock[] {
  const joined: TextBlock[] = [];
  const isData = ({ kind }: TextBlock) => kind === 'code' || kind === 'table';
  for (const block of blocks) {
    const last = joined.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, block.start);
    if (last !== undefined && block.start < last.end) {
      last.end = Math.max(last.end, block.end);
      continue;
    }
    const areData = last !== undefined && isData(last) && isData(block);
    // an arrow's "v" between two boxes
    const isOne =
      (areData && !/\p{L}{2}/u.test(gap)) ||
      (last !== undefined &&
        gap.trim() === '' &&
        gap.split('\n').length === 2 &&
        (isData(last) || isData(block)));
    if (isOne) {
      last.end = block.end;
      if (isData(block)) last.kind = 'code';
    } else joined.push({ ...block });
  }
  return joined;
}

/** The blocks that stay word for word at every level; lists may have their mistakes mended, inside their lines. */
export function findVerbatim(text: string): TextBlock[] {
  return findBlocks(text).filter(({ kind }) => kind !== 'list');
}
