/** A run of lines that can be parsed on its own. */
export interface MarkdownSection {
  kind: 'front' | 'note' | 'markdown';
  /** Its first line, counted from 1. */
  from: number;
  lines: string[];
  /** UTF-16 units of the source up to its end. */
  until: number;
}

/** Long files are parsed in pieces of about this many characters, so that reading them can be stopped. */
const SECTION_CHARS = 48_000;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const NOTE = /^\[\^[^\]\s]+\]:\s/;

/**
 * Cuts Markdown where a new block begins for certain: after a blank line, outside fences, at a line without indentation.
 * The head of metadata and the texts of footnotes, which the parser does not know, are sections of their own.
 */
export function* markdownSections(text: string): Generator<MarkdownSection> {
  const lines = text.split('\n');
  let at = 0;
  let chars = 0;
  const take = (kind: MarkdownSection['kind'], end: number): MarkdownSection => {
    const part = lines.slice(at, end);
    chars += part.reduce((sum, line) => sum + line.length + 1, 0);
    const section = { kind, from: at + 1, lines: part, until: Math.min(chars, text.length) };
    at = end;
    return section;
  };
  const front =
    lines[0] === '---' ? lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)$/.test(line)) : -1;
  if (front > 0) yield take('front', front + 1);
  let fence: string | undefined;
  let size = 0;
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const isFresh = !fence && (index === 0 || lines[index - 1]?.trim() === '' || index === at);
    if (isFresh && index > at && size > SECTION_CHARS && /^\S/.test(line)) {
      yield take('markdown', index);
      size = 0;
    }
    if (!fence && NOTE.test(line)) {
      if (index > at) yield take('markdown', index);
      let end = index + 1;
      while (end < lines.length && lines[end]?.trim() && !NOTE.test(lines[end] ?? '')) end += 1;
      yield take('note', end);
      index = end - 1;
      size = 0;
      continue;
    }
    const mark = FENCE.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && fence && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark)
      fence = undefined;
    size += line.length + 1;
  }
  if (at < lines.length) yield take('markdown', lines.length);
}
