import type { BlockFinder, LineRun } from './block.ts';
import { runsOf } from './find-layout.ts';
import type { DraftLine } from './line.ts';
import { REQUEST_LABEL } from './mark-records.ts';

const ITEM = /^\s*(?:[-*•+–·]|\(?\d{1,3}[.)])\s+\S/;
/** "Expected: …", "Steps to reproduce:" */
const LABELLED = /^\s*(\p{Lu}\p{Ll}[\p{L} ]{1,24}):(?:\s+\S.*)?$/u;
const MIN_ITEMS = 2;
const MIN_LABELS = 2;
/** Labels of a request of the writer's own. */
const OWN_LABEL =
  /^\s*(?:requirements?|steps?|examples?|must|should|goal|task|context|tone|style|format|audience|length|topic|notes?|output|role|language|deadline|budget|keywords?|subject|details?|questions?)\s*:/i;

/** A report that was filled in: nothing but items and labelled lines, apart from what else is said. */
export const findReports: BlockFinder = (lines, taken) =>
  runsOf(lines, 'table', ({ isBlank }, index) => !taken[index] && !isBlank).filter(({ first, last }) => {
    const own = lines.slice(first, last + 1);
    const items = own.filter(({ text }) => ITEM.test(text));
    const labels = own.filter(({ text }) => LABELLED.test(text));
    return (
      own.length < lines.filter(({ isBlank }) => !isBlank).length &&
      items.length >= MIN_ITEMS &&
      labels.length >= MIN_LABELS &&
      items.length + labels.length === own.length &&
      !labels.some(({ text }) => REQUEST_LABEL.test(text) || OWN_LABEL.test(text))
    );
  });

const REPEATED_WORDS = 5;
const LINE_CHARS = 62;
const MOST_BETWEEN = 4;
const SPEAKS = /^\s*(?:i|we|please|pls|can|could|would|you)\b|[.!?]\s*$/i;

/** How a line begins, where nobody speaks in it to whoever answers. */
function openingOf({ text, isBlank }: DraftLine): string | undefined {
  if (isBlank || text.length > LINE_CHARS || SPEAKS.test(text)) return undefined;
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return words.length > REPEATED_WORDS ? words.slice(0, REPEATED_WORDS).join(' ') : undefined;
}

/** The lines of a song: two of them begin with the same words, and what stands between them is sung, too. */
export const findRefrains: BlockFinder = (lines, taken) => {
  const runs: LineRun[] = [];
  lines.forEach((line, first) => {
    const opening = openingOf(line);
    if (opening === undefined || taken[first] || first <= (runs.at(-1)?.last ?? -1)) return;
    const near = lines.slice(first + 1, first + 2 + MOST_BETWEEN);
    const last = near.findLastIndex((other) => openingOf(other) === opening) + first + 1;
    const isOne =
      last > first && lines.slice(first, last + 1).every(({ isBlank }, at) => !isBlank && !taken[first + at]);
    if (isOne) runs.push({ kind: 'verse', first, last });
  });
  return runs;
};
