import type { BlockFinder, LineRun } from './block.ts';
import { isOrder } from './find-handed-over.ts';
import { runsOf } from './find-layout.ts';
import type { DraftLine } from './line.ts';

/** What a line of a comment begins with, whatever the language. */
const COMMENT = /^\s*(#|\/\/?|;+|%+|--|!|rem\b|dnl\b)(?:\s|$)/i;
const COMMENT_LINES = 3;

/** Lines in a row that begin with the same mark of a comment: no list of the writer's, and no heading has one below it. */
export const findComments: BlockFinder = (lines, taken) =>
  runsOf(lines, 'code', ({ text }, index) => !taken[index] && COMMENT.test(text)).filter(
    ({ first, last }) =>
      last - first + 1 >= COMMENT_LINES &&
      new Set(lines.slice(first, last + 1).map(({ text }) => COMMENT.exec(text)?.[1])).size === 1,
  );

/** A question begins like that, whoever is asked. */
const ASKS = /^\s*(?:is|are|does|do|did|why|what|how|which|who|where|when|can|should)\b|\?\s*$/i;

/**
 * Whose a paragraph is: pasted, as found before; quoted line by line, so that what stands around it is the writer's answer; the
 * writer's, who speaks in it; or told by its neighbours.
 */
type Owner = 'pasted' | 'quoted' | 'writer' | 'open';

const QUOTED = /^\s*>/;

interface Paragraph extends LineRun {
  owner: Owner;
  isProse: boolean;
}

function readParagraphs(lines: readonly DraftLine[], taken: readonly boolean[]): Paragraph[] {
  return runsOf(lines, 'code', ({ isBlank }) => !isBlank).map((run) => {
    const own = lines.slice(run.first, run.last + 1);
    const isFree = own.every((_line, offset) => !taken[run.first + offset]);
    const isQuoted = own.every(({ text }) => QUOTED.test(text));
    const isSpoken = own.some(({ isAddressed, text }) => isAddressed || isOrder(text) || ASKS.test(text));
    return {
      ...run,
      owner: isQuoted ? 'quoted' : !isFree ? 'pasted' : isSpoken ? 'writer' : 'open',
      isProse: own.length > 1 && own.filter(({ isSentence }) => isSentence).length > own.length / 2,
    };
  });
}

/**
 * Paragraphs in which nobody speaks: between two that were pasted, and right above one where the writer speaks elsewhere. A
 * single line above code may be his own.
 */
export const findBetween: BlockFinder = (lines, taken) => {
  const paragraphs = readParagraphs(lines, taken);
  if (!paragraphs.some(({ owner }) => owner === 'writer')) return [];
  return paragraphs.filter(({ owner, first, last }, at) => {
    if (owner !== 'open') return false;
    const next = paragraphs.slice(at + 1).find((other) => other.owner !== 'open');
    const before = paragraphs.slice(0, at).findLast((other) => other.owner !== 'open');
    if (next?.owner !== 'pasted') return false;
    return before?.owner === 'pasted' || last > first || next.isProse;
  });
};
