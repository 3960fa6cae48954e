/** A stretch of a text as it is drawn: an item of a list, or lines that are none. */
export interface TextPart {
  text: string;
  /** What an item begins with, the blanks around it included: a dot is drawn in its place, a number stays. */
  mark: string;
  kind: 'lines' | 'dotted' | 'numbered';
}

const ITEM = /^[ \t]*(?:([-*•])|\d{1,3}[.)])[ \t]+(?=\S)/;

/** A text in stretches, its line breaks with the line they end; one line alone that begins so is no list. */
export function listLines(text: string): TextPart[] {
  const lines = text.split(/(?<=\n)/);
  const marks = lines.map((line) => ITEM.exec(line));
  const parts: TextPart[] = [];
  for (const [at, line] of lines.entries()) {
    const mark = marks[at - 1] || marks[at + 1] ? marks[at] : null;
    const last = parts.at(-1);
    if (mark) parts.push({ text: line, mark: mark[0], kind: mark[1] ? 'dotted' : 'numbered' });
    else if (last?.kind === 'lines') last.text += line;
    else parts.push({ text: line, mark: '', kind: 'lines' });
  }
  return parts;
}
