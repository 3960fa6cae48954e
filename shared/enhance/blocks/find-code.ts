import type { BlockFinder, LineRun } from './block.ts';
import { type DraftLine, readLines } from './line.ts';
import { MAX_OPEN_LINES, markDelimited } from './mark-delimited.ts';
import { markHeaded, markMail, markRecords, markSongs } from './mark-records.ts';
import { isProseWithTags } from './prose-with-tags.ts';

const SURE = 1.8;
const LIKELY = 0.5;
/** A line of prose has at most this; what stands between two sure lines and has more belongs to them. */
const UNLIKELY = -0.7;
const MAX_GAP = 3;
const COMMENT = /^\s*(?:#|\/\/|\/?\*|--|%|;|<!--|rem\b|'|"""|''')/i;
const ITEM = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+/;
/** "I get this error:" hands over what the program said, be it a sentence. */
const SAYS =
  /\b(?:errors?|exception|output|logs?|warning|traceback|stack ?trace|says|prints?|printed|console|terminal|returns?|response|message)\b[^\n:]{0,60}:\s*$/i;
const SAID =
  /\b(?:error|exception|failed|failure|denied|conflict|cannot|unable|not found|warning|fatal|timed out|refused|invalid|expected|undefined|null|missing)\b/i;
const TAIL = /:\s+(?=\S)/g;
const TAIL_SURE = 1.6;
const MAX_TAIL_CHARS = 1_000;

const GROUP_MEAN = 0.6;
const MAX_CLAUSE_CHARS = 90;
const SPOKEN = -1.9;
/** A text that opens in so many plain words opens with what is to be done. */
export const opensInWords = ({ start, evidence }: DraftLine): boolean => start === 0 && evidence <= SPOKEN;
const NUMBERED = /^\s*\d+\s+\S/;
/** A comment of a program, and no heading or item of a list. */
const COMMENTED = /^\s*(?:\/\/|--\s|;;|%\s|#\s(?!\p{Lu}[^\n]*[^.:,]$)|\*\s(?=.*(?:@\w|\*\/)))/u;
const SAYS_NEXT = /[:?]\s*$/;

/** "whats wrong, i tried that": misspelt, it has too few small words for a sentence. An alias "u" or "i" goes with signs of code. */
const OWN = /(?:^|\s)(?:i|my|we|our|please|pls) \p{L}{2}/iu;
const isOwn = ({ evidence, text }: DraftLine): boolean => evidence <= 0 && OWN.test(text);

const isSure = (line: DraftLine | undefined): boolean => line !== undefined && line.evidence >= SURE;
const isLikely = (line: DraftLine): boolean => !line.isBlank && line.evidence >= LIKELY;

/**
 * Unfenced code, queries, settings, logs, traces: lines that are sure by their shape, and what hangs together with them
 * (likely neighbours, comments, deeper indents, all up to the closing bracket).
 */
export const findCode: BlockFinder = (lines, taken) => {
  if (isProseWithTags(lines)) return [];
  const inside = lines.map((line, index) => !taken[index] && isSure(line) && !isIntroduction(line));
  const from = findTails(lines, taken, inside);
  markQuotedOutput(lines, taken, inside);
  markDelimited(lines, taken, inside);
  markMail(lines, taken, inside);
  markRecords(lines, taken, inside);
  markSongs(lines, taken, inside);
  markHeaded(lines, taken, inside);
  markGroups(lines, taken, inside);
  for (let round = 0; round < 2; round += 1) {
    grow(lines, taken, inside);
    bridge(lines, taken, inside);
    closeBrackets(lines, taken, inside);
  }
  return toRuns(lines, inside, from);
};

/** "Here is my config {": an introduction that happens to end like code is one no more than a sentence is. */
function isIntroduction({ text, isSentence, evidence }: DraftLine): boolean {
  return isSentence && /[:?.!]\s*$/.test(text) && evidence < 2.6;
}

/** What a sentence introduces on its own line: "fix this: SELECT …". */
function findTails(
  lines: readonly DraftLine[],
  taken: readonly boolean[],
  inside: boolean[],
): Map<number, number> {
  const from = new Map<number, number>();
  lines.forEach(({ text, start }, index) => {
    // below a line of code it is one, too: "const title: FC<Props>;"
    if (taken[index] || text.length > MAX_TAIL_CHARS || isSure(lines[index - 1])) return;
    for (const match of text.matchAll(TAIL)) {
      const head = text.slice(0, match.index);
      const at = match.index + match[0].length;
      if (!/^\s*\p{L}[\p{L}'’]*\s+\p{L}/u.test(head)) continue;
      const [before] = readLines(head);
      const [tail] = readLines(text.slice(at));
      if (!before || before.evidence > 0.5 || !tail || tail.evidence < TAIL_SURE || tail.isSentence) continue;
      from.set(index, start + at);
      inside[index] = true;
      return;
    }
  });
  return from;
}

function markQuotedOutput(lines: readonly DraftLine[], taken: readonly boolean[], inside: boolean[]): void {
  lines.forEach((line, index) => {
    if (inside[index] || taken[index] || !SAYS.test(line.text)) return;
    let at = index + 1;
    while (lines[at]?.isBlank) at += 1;
    const isOutput = lines[at] && (SAID.test(lines[at]?.text ?? '') || !lines[at]?.isSentence);
    if (!isOutput || ITEM.test(lines[at]?.text ?? '')) return;
    // one paragraph at most: the writer goes on behind it
    for (
      ;
      at < lines.length && !lines[at]?.isBlank && !taken[at] && !/\?\s*$/.test(lines[at]?.text ?? '');
      at += 1
    )
      inside[at] = true;
  });
}

/** Neighbours of a sure line that are no sentences; and lines that prove little alone, but together. */
function markGroups(lines: readonly DraftLine[], taken: readonly boolean[], inside: boolean[]): void {
  let first = 0;
  const close = (end: number) => {
    const group = lines.slice(first, end);
    const mean = group.reduce((sum, { evidence }) => sum + evidence, 0) / Math.max(1, group.length);
    const isKnown = group.some((_line, offset) => inside[first + offset]);
    const isRow =
      (group.length >= 2 && (mean >= GROUP_MEAN || isCommented(group))) ||
      (group.length >= 3 && group.every(({ text }) => NUMBERED.test(text)));
    if (isKnown || isRow) inside.fill(true, first, end);
    first = end + 1;
  };
  lines.forEach((line, index) => {
    const belongs =
      !taken[index] &&
      !line.isBlank &&
      (inside[index] ||
        COMMENTED.test(line.text) ||
        (!line.isSentence && line.evidence > UNLIKELY && !isOwn(line) && !/\?\s*$/.test(line.text)) ||
        isClause(line));
    if (!belongs || (index === first && SAYS_NEXT.test(line.text) && !inside[index])) close(index);
  });
  close(lines.length);
}

/** "from users u", "called on a none value": words without an end mark that nobody says to anybody. */
const isClause = (line: DraftLine): boolean =>
  !line.isAddressed &&
  !opensInWords(line) &&
  /^\s*(?:- )?\p{Ll}/u.test(line.text) &&
  !/[.!?:]\s*$/.test(line.text) &&
  line.text.length <= MAX_CLAUSE_CHARS;

const isCommented = (group: readonly DraftLine[]): boolean =>
  group.every(
    ({ text }) => COMMENTED.test(text) && text.trim().charAt(0) === group[0]?.text.trim().charAt(0),
  );

/** "[09:17] ", "2024-06-11 02:14 ": when it was said or logged. */
const STAMP = /^\s*[[(]?\d[\d:.,/T-]+\d(?: ?[AP]M|Z)?[\])]?(?=\s)/i;

/** Whether two lines open with a time written in the same way: a sentence among them was logged, too. */
function haveOneStamp(one: DraftLine, other: DraftLine): boolean {
  const [own, near] = [one, other].map(({ text }) => STAMP.exec(text)?.[0].replace(/\d/g, '9'));
  return own?.includes(':') === true && own === near;
}

/** Takes in likely neighbours, comments beside code, and whatever is indented below it. */
function grow(lines: readonly DraftLine[], taken: readonly boolean[], inside: boolean[]): void {
  const indentOfRun = (at: number) => {
    let first = at;
    while (inside[first - 1] && !lines[first - 1]?.isBlank) first -= 1;
    return lines[first]?.indent ?? 0;
  };
  const joins = (index: number, beside: number) => {
    const line = lines[index];
    const known = lines[beside];
    if (!line || !known || taken[index] || inside[index] || !inside[beside] || line.isBlank) return false;
    if (isLikely(line) || COMMENT.test(line.text) || haveOneStamp(line, known)) return true;
    return beside < index && line.indent >= indentOfRun(beside) + 2;
  };
  for (let index = 1; index < lines.length; index += 1) if (joins(index, index - 1)) inside[index] = true;
  for (let index = lines.length - 2; index >= 0; index -= 1)
    if (joins(index, index + 1)) inside[index] = true;
  // "name: build", a blank line, "jobs:" …
  lines.forEach((line, index) => {
    const isBeside = [index - 2, index + 2].some(
      (beside) => inside[beside] && lines[(index + beside) / 2]?.isBlank,
    );
    if (isBeside && !taken[index] && isLikely(line) && !line.isAddressed) inside[index] = true;
    // the message of a commit stands below its head, a statement as deep as the ones above it
    const isBelow = lines[index - 1]?.isBlank && inside[index - 2] && !taken[index];
    const depth = line.indent - (lines[index - 2]?.indent ?? 0);
    // "// Return it from your handler." below the code, and nothing that is said to anybody
    if (isBelow && /^\s*\/[/*]/.test(line.text)) inside[index] = true;
    if (
      isBelow &&
      ((line.indent >= 4 && depth > 0) || (line.indent >= 2 && depth === 0 && !line.isAddressed))
    )
      inside[index] = true;
  });
}

/** A few lines between two sure ones that are no sentences, or blank ones. */
function bridge(lines: readonly DraftLine[], taken: readonly boolean[], inside: boolean[]): void {
  let last = -1;
  inside.forEach((isInside, index) => {
    if (!isInside) return;
    const between = lines.slice(last + 1, index);
    const belong = between.every(
      (line, offset) =>
        !taken[last + 1 + offset] &&
        (line.isBlank ||
          isClause(line) ||
          (line.evidence > 0 && !line.isAddressed) ||
          (!line.isSentence && line.evidence > UNLIKELY) ||
          line.indent >= Math.max(2, (lines[last]?.indent ?? 0) + 1)),
    );
    const isNear = between.filter((line) => !line.isBlank).length <= MAX_GAP && between.length <= MAX_GAP + 2;
    if (last >= 0 && isNear && belong) inside.fill(true, last + 1, index);
    last = index;
  });
}

/** A bracket opened in a block is closed in it, whatever stands between. */
function closeBrackets(lines: readonly DraftLine[], taken: readonly boolean[], inside: boolean[]): void {
  let depth = 0;
  let lastInside = -1;
  for (let index = 0; index < lines.length; index += 1) {
    if (!inside[index] && depth <= 0) continue;
    if (taken[index] || (!inside[index] && index - lastInside > MAX_OPEN_LINES)) depth = 0;
    if (inside[index]) {
      if (depth > 0 && index - lastInside > 1) inside.fill(true, lastInside + 1, index);
      lastInside = index;
    }
    const bare = (lines[index]?.text ?? '').replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '');
    const opened = bare.match(/[{[(]/g)?.length ?? 0;
    const closed = bare.match(/[}\])]/g)?.length ?? 0;
    if (inside[index] || closed > 0) depth += opened - closed;
    if (depth < 0) depth = 0;
  }
}

function toRuns(
  lines: readonly DraftLine[],
  inside: readonly boolean[],
  from: ReadonlyMap<number, number>,
): LineRun[] {
  const runs: LineRun[] = [];
  lines.forEach((_line, index) => {
    if (!inside[index]) return;
    const open = runs.at(-1);
    const start = from.get(index);
    if (open && open.last === index - 1 && start === undefined) open.last = index;
    else
      runs.push({ kind: 'code', first: index, last: index, ...(start === undefined ? {} : { from: start }) });
  });
  return runs;
}
