/** A line of Markdown as it is meant. Places are offsets into the whole text. */
export interface MarkupLine {
  kind: 'heading' | 'item' | 'line' | 'blank';
  /** A heading's, from 1 to 6. */
  level: number;
  /** How far an item is indented. */
  indent: number;
  /** What counts an item, as `2.`; empty for one of a list without an order. */
  count: string;
  /** What it says, without the marks before and behind it. */
  start: number;
  end: number;
}

const HEADING = /^( {0,3}(#{1,6})[ \t]+)(.*?)[ \t]*#*[ \t]*$/;
const ITEM = /^(([ \t]*)(?:[-*+•]|(\d{1,3}[.)]))[ \t]+(?:\[[ xX]\][ \t]+)?)(?=\S)/;
/** A fence and a rule say nothing themselves. */
const SILENT = /^ {0,3}(?:```.*|~~~.*|(?:[-*_][ \t]*){3,})$/;

function readLine(line: string): Omit<MarkupLine, 'start' | 'end'> & { from: number; to: number } {
  const none = { level: 0, indent: 0, count: '', from: 0, to: line.length };
  if (line.trim() === '' || SILENT.test(line)) return { ...none, kind: 'blank' };
  const heading = HEADING.exec(line);
  const said = heading?.[3] ?? '';
  if (heading && said !== '') {
    const from = heading[1]?.length ?? 0;
    return { ...none, kind: 'heading', level: heading[2]?.length ?? 1, from, to: from + said.length };
  }
  const item = ITEM.exec(line);
  if (!item) return { ...none, kind: 'line' };
  const indent = (item[2] ?? '').replaceAll('\t', '    ').length;
  return { ...none, kind: 'item', indent, count: item[3]?.replace(')', '.') ?? '', from: item[0].length };
}

/** The lines of a text in Markdown: headings, items of lists, and lines that say what they say. */
export function readMarkup(text: string): MarkupLine[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const { from, to, ...rest } = readLine(line);
    const read = { ...rest, start: at + from, end: at + to };
    at += line.length + 1;
    return read;
  });
}

/** A stretch of a line whose letters are all marked alike. */
export interface MarkedText {
  start: number;
  end: number;
  /** As `strong` or `a href=…`, the outermost first. */
  marks: readonly string[];
}

const INLINE =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|`([^`\n]+)`|(?<![\w*])\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?![\w*])|\[([^\]\n]+)\]\(((?:https?:\/\/|mailto:)[^\s)]+)\)/g;

/** What a line says, without its inline marks. */
export function* readInline(
  text: string,
  { start, end, marks = [] }: { start: number; end: number; marks?: readonly string[] },
): Generator<MarkedText> {
  let at = start;
  for (const found of text.slice(start, end).matchAll(INLINE)) {
    const [whole, strong, code, em, label, address] = found;
    const from = start + found.index;
    const inner = strong ?? code ?? em ?? label ?? '';
    const first = from + whole.indexOf(inner);
    const mark = strong ? 'strong' : code ? 'code' : em ? 'em' : `a href=${address}`;
    if (at < from) yield { start: at, end: from, marks };
    const stretch = { start: first, end: first + inner.length, marks: [...marks, mark] };
    if (code) yield stretch;
    else yield* readInline(text, stretch);
    at = from + whole.length;
  }
  if (at < end) yield { start: at, end, marks };
}
