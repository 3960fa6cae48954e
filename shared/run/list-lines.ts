/** A stretch of a text as it is drawn: an item of a list, or lines that are none. */
export interface TextPart {
  text: string;
  /** What an item begins with, the blanks around it included: a dot is drawn in its place, a number stays. */
  mark: string;
  kind: 'lines' | 'dotted' | 'numbered';
  /** How many lists it stands in besides its own. */
  depth: number;
}

const ITEM = /^([ \t]*)(?:([-*•])|\d{1,3}[.)])[ \t]+(?=\S)/;

/** Deeper than this a narrow card has no room to tell one from the other. */
const DEEPEST = 3;

/** What opens a block of code, and with the same sign ends it. */
const FENCE = /^[ \t]*(`{3,}|~{3,})/;

/** The items among lines, by their places; what stands in a block of code is as it was written. */
function itemsOf(lines: readonly string[]): (RegExpExecArray | null)[] {
  let fence = '';
  return lines.map((line) => {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence === '' && mark !== '') fence = mark;
    else if (fence !== '' && mark.startsWith(fence)) fence = '';
    return fence === '' && mark === '' ? ITEM.exec(line) : null;
  });
}

const widthOf = (blanks: string): number => blanks.replaceAll('\t', '    ').length;

/** A text in stretches, its line breaks with the line they end; one line alone that begins so is no list. */
export function listLines(text: string): TextPart[] {
  const lines = text.split(/(?<=\n)/);
  const items = itemsOf(lines);
  const isItem = (from: number, step: number) => {
    let at = from + step;
    // Items may stand apart by an empty line.
    if (lines[at]?.trim() === '') at += step;
    return Boolean(items[at]);
  };
  const parts: TextPart[] = [];
  let indents: number[] = [];
  for (const [at, line] of lines.entries()) {
    const item = isItem(at, -1) || isItem(at, 1) ? items[at] : null;
    const last = parts.at(-1);
    if (item) {
      const width = widthOf(item[1] ?? '');
      indents = [...indents.filter((indent) => indent < width), width];
      const depth = Math.min(indents.length - 1, DEEPEST);
      parts.push({ text: line, mark: item[0], kind: item[2] ? 'dotted' : 'numbered', depth });
      continue;
    }
    // What is no item and not set in ends all the lists before it.
    if (/^\S/.test(line)) indents = [];
    if (last?.kind === 'lines') last.text += line;
    else parts.push({ text: line, mark: '', kind: 'lines', depth: 0 });
  }
  return parts;
}
