import type { BlockFinder, LineRun } from './block.ts';
import { isClosing } from './letter.ts';
import type { DraftLine } from './line.ts';

/** What one answers with in a test of several choices. */
const CHOICE = /^\s*\(?[a-eA-E][.)]\s+\S/;
export const ITEM = /^\s*(?:[-*•+–·▪◦]|\(?\d{1,3}[.)]|\(?[a-z][.)]|[ivx]{1,4}[.)]|\[[ xX]\])\s+\S/;
const MAX_SIGNATURE_LINES = 10;
const SIGNATURE_CHARS = 70;

/** "On Tuesday Ana wrote:", in whatever language: a line with a date or an address that ends with a colon. */
const ATTRIBUTION = /(?:\d|@|\bwrote\b).*:\s*$/;

/** Lines that begin with `>`, with the line that says whose they are. */
export const findQuotes: BlockFinder = (lines, taken) =>
  quotedRuns(lines, taken).map((run) =>
    run.first > 0 && !taken[run.first - 1] && ATTRIBUTION.test(lines[run.first - 1]?.text ?? '')
      ? { ...run, first: run.first - 1 }
      : run,
  );

const quotedRuns = (lines: readonly DraftLine[], taken: readonly boolean[]): LineRun[] =>
  runsOf(
    lines,
    'quote',
    (line, index) => !taken[index] && /^\s*(?:>|\|\s?>)/.test(line.text) && !/^>>> /.test(line.text),
  );

/** Items in a row with what is indented below them; a lone item is prose with a dash. */
export const findLists: BlockFinder = (lines, taken) => {
  const runs: LineRun[] = [];
  lines.forEach((line, index) => {
    if (taken[index] || line.isBlank) return;
    const open = runs.at(-1);
    const isNext =
      open && lines.slice(open.last + 1, index).every(({ isBlank }) => isBlank) && index - open.last <= 2;
    const isBelow = isNext && line.indent >= 2 && line.indent > (lines[open.first]?.indent ?? 0);
    if (isNext && (ITEM.test(line.text) || isBelow)) open.last = index;
    else if (ITEM.test(line.text)) runs.push({ kind: 'list', first: index, last: index });
  });
  return runs.filter(({ first, last }) => last > first);
};

/** Numbered questions with lettered answers: somebody's test, the writer's own list has one kind of mark. */
export const findTests: BlockFinder = (lines, taken) =>
  runsOf(lines, 'table', ({ text }, index) => !taken[index] && ITEM.test(text)).filter(
    ({ first, last }) =>
      !CHOICE.test(lines[first]?.text ?? '') &&
      lines.slice(first, last + 1).filter(({ text }) => CHOICE.test(text)).length > 1,
  );

/** Below `-- `, or the names, titles and addresses under a closing formula, up to the end. */
export const findSignature: BlockFinder = (lines, taken) => {
  const mark = lines.findIndex((line, index) => !taken[index] && /^--\s?$/.test(line.text));
  if (mark >= 0 && lines.length - mark <= MAX_SIGNATURE_LINES + 2)
    return [{ kind: 'signature', first: mark, last: lastFilled(lines) }];
  const closing = lines.findLastIndex((line) => isClosing(line.text));
  const last = lastFilled(lines);
  if (closing < 0 || closing >= last || last - closing > MAX_SIGNATURE_LINES) return [];
  const below = lines.slice(closing + 1, last + 1);
  const isOne = below.every(
    (line, offset) =>
      !taken[closing + 1 + offset] &&
      line.text.length <= SIGNATURE_CHARS &&
      (!line.isSentence || /[|·•]/.test(line.text)) &&
      !/[.!?]\s*$/.test(line.text),
  );
  return isOne ? [{ kind: 'signature', first: closing + 1, last }] : [];
};

const lastFilled = (lines: readonly DraftLine[]): number => lines.findLastIndex(({ isBlank }) => !isBlank);

const VERSE_CHARS = 62;
const VERSE_LINES = 3;
const ADDRESS_CHARS = 44;

/** What a writer says to whoever answers, and no poet does. */
const REQUEST =
  /\b(?:please|pls|(?:can|could|would) (?:you|u)|i (?:want|need)|make sure|thanks|help me|asap)\b/i;

/**
 * Stanzas: short lines in a row, most without an end mark, apart from what else is written, with the shorter ones next to
 * them. A draft that is nothing but short lines is notes, the writer's own.
 */
export const findVerse: BlockFinder = (lines, taken) => {
  const groups = runsOf(
    lines,
    'verse',
    (line, index) => !taken[index] && !line.isBlank && line.text.length <= VERSE_CHARS,
  )
    .filter(({ first, last }) => isApart(lines, taken, first - 1) && isApart(lines, taken, last + 1))
    .map((run) =>
      isAskedAbout(lines.slice(run.first, run.last + 1)) ? { ...run, first: run.first + 1 } : run,
    );
  const isVerse = groups.map(
    ({ first, last }) => last - first + 1 >= VERSE_LINES && isStanza(lines.slice(first, last + 1)),
  );
  const stanzas = groups.filter(
    ({ first, last }, index) =>
      isVerse[index] ||
      ((isVerse[index - 1] || isVerse[index + 1]) && last > first && isStanza(lines.slice(first, last + 1))),
  );
  const others = lines.some(
    (line, index) => !line.isBlank && !stanzas.some(({ first, last }) => index >= first && index <= last),
  );
  return others ? joinNear(stanzas, lines) : [];
};

/** "what does this song mean", and the song right below. */
const isAskedAbout = ([first, ...below]: readonly DraftLine[]): boolean =>
  first?.isAddressed === true &&
  /\b(?:this|these|the following)\b/i.test(first.text) &&
  below.length >= VERSE_LINES &&
  below.every(({ text }) => !/[.!?]\s*$/.test(text) && !REQUEST.test(text));

const CODE_INDENT = 4;
const SMALL_INDENT = 2;
/** A smaller indent takes so many lines that nobody says to anybody. */
const INDENTED_LINES = 3;

/** A paragraph indented as a whole, in a text that is not: how code is set apart from prose. */
export const findIndented: BlockFinder = (lines, taken) => {
  if (!lines.some(({ isBlank, indent }) => !isBlank && indent === 0)) return [];
  const indented = (least: number) =>
    runsOf(lines, 'code', (line, index) => !taken[index] && !line.isBlank && line.indent >= least).filter(
      ({ first, last }) =>
        last > first && isApart(lines, taken, first - 1) && isApart(lines, taken, last + 1),
    );
  const deep = indented(CODE_INDENT);
  const shallow = indented(SMALL_INDENT).filter(({ first, last }) => {
    const own = lines.slice(first, last + 1);
    const isNew = !deep.some((run) => run.first <= last && run.last >= first);
    return isNew && !own.some(({ isAddressed }) => isAddressed);
  });
  // a shorter one goes with one that is as deep, across an empty line
  const isLong = ({ first, last }: LineRun) => last - first + 1 >= INDENTED_LINES;
  const isBeside = (run: LineRun) =>
    shallow.some(
      (other) =>
        isLong(other) &&
        lines[other.first]?.indent === lines[run.first]?.indent &&
        (other.last === run.first - 2 || run.last === other.first - 2),
    );
  return [...deep, ...shallow.filter((run) => isLong(run) || isBeside(run))];
};

const isApart = (lines: readonly DraftLine[], taken: readonly boolean[], index: number): boolean =>
  lines[index] === undefined ||
  lines[index]?.isBlank === true ||
  taken[index] === true ||
  /:\s*$/.test(lines[index]?.text ?? '');

/** Names, streets, numbers: what stands on an envelope or a card. */
const isAddress = (lines: readonly DraftLine[]): boolean =>
  lines.filter(({ text }) => /\d/.test(text)).length >= 2 &&
  lines.every(
    ({ text, isSentence, isAddressed }) =>
      !isSentence && !isAddressed && text.length <= ADDRESS_CHARS && !/[.!?:,]\s*$/.test(text),
  );

function isStanza(lines: readonly DraftLine[]): boolean {
  if (isAddress(lines)) return true;
  const count = (test: (line: DraftLine) => boolean) => lines.filter(test).length;
  const words = lines.map(({ text }) => text.trim().split(/\s+/).length);
  if (
    words.some((number) => number > 13) ||
    words.filter((number) => number >= 2).length < lines.length * 0.7
  )
    return false;
  if (lines.some(({ text }) => REQUEST.test(text) || (/\?\s*$/.test(text) && lines.length < 4))) return false;
  const capital = count(({ text }) => /^\s*[("“'‘]?\p{Lu}/u.test(text));
  const small = count(({ text }) => /^\s*[("“'‘]?\p{Ll}/u.test(text));
  const runOn = count(({ text }) => !/[.!?]["”’)]*\s*$/.test(text));
  const labelled = count(({ text }) => /^\s*[^:]{1,30}:\s/.test(text));
  return (
    (capital >= lines.length * 0.75 || small >= lines.length * 0.7) &&
    runOn >= lines.length * 0.5 &&
    labelled <= 1
  );
}

/** Stanzas with one blank line between them are one poem. */
function joinNear(runs: readonly LineRun[], lines: readonly DraftLine[]): LineRun[] {
  const joined: LineRun[] = [];
  for (const run of runs) {
    const open = joined.at(-1);
    if (open && lines.slice(open.last + 1, run.first).every(({ isBlank }) => isBlank)) open.last = run.last;
    else joined.push({ ...run });
  }
  return joined;
}

/** Lines in a row that belong together, as runs. */
export function runsOf(
  lines: readonly DraftLine[],
  kind: LineRun['kind'],
  belongs: (line: DraftLine, index: number) => boolean,
): LineRun[] {
  const runs: LineRun[] = [];
  lines.forEach((line, index) => {
    if (!belongs(line, index)) return;
    const open = runs.at(-1);
    if (open && open.last === index - 1) open.last = index;
    else runs.push({ kind, first: index, last: index });
  });
  return runs;
}
