import type { LaidOut, LayOutRequest } from './laid-out.ts';
import { type MarkedText, type MarkupLine, readInline, readMarkup } from './read-markup.ts';

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inHtml = (text: string) => text.replace(/[&<>"]/g, (char) => escaped[char] ?? char);

/** Marks of text that may go back into an editor, and what they may say of it. */
const TAGS = new Set('a b strong i em u s strike del code span font mark sub sup small'.split(' '));
const SAYS = new Set('href style color face size dir lang'.split(' '));
const ADDRESS = /^(?:https?:|mailto:|tel:|[/#?])/i;
/** Names of the same mark. */
const SAME: Record<string, string> = { b: 'strong', i: 'em' };

const nameOf = (mark: string) => mark.split(' ', 1)[0] ?? '';

/** A mark as `a href=…`, the way an editor is read. */
function tagOf(mark: string): { open: string; close: string } | null {
  const [name = '', ...told] = mark.split(' ');
  if (!TAGS.has(name)) return null;
  const says = told.flatMap((part) => {
    const at = part.indexOf('=');
    const [key, value] = [part.slice(0, at), part.slice(at + 1)];
    if (!SAYS.has(key) || (key === 'href' && !ADDRESS.test(value))) return [];
    return [` ${key}="${inHtml(value)}"`];
  });
  return { open: `<${name}${says.join('')}>`, close: `</${name}>` };
}

function withMarks(html: string, marks: readonly string[]): string {
  return marks.reduceRight((inner, mark) => {
    const tag = tagOf(mark);
    return tag ? tag.open + inner + tag.close : inner;
  }, html);
}

/** The marks an editor had, and those of the Markdown that say something else. */
function joinMarks(own: readonly string[], added: readonly string[]): string[] {
  const kind = (mark: string) => SAME[nameOf(mark)] ?? nameOf(mark);
  const known = new Set(own.map(kind));
  return [...own, ...added.filter((mark) => !known.has(kind(mark)))];
}

/** Runs beside each other that are marked alike, as one: a link stays one link. */
function joined(marked: LayOutRequest['marked']): LayOutRequest['marked'] {
  const runs: { start: number; end: number; marks: readonly string[] }[] = [];
  for (const run of marked) {
    const last = runs.at(-1);
    if (last?.end === run.start && last.marks.join() === run.marks.join()) last.end = run.end;
    else runs.push({ ...run });
  }
  return runs;
}

class Page {
  private readonly marked: LayOutRequest['marked'];

  constructor(private readonly request: LayOutRequest) {
    this.marked = joined(request.marked);
  }

  private inner({ start, end }: MarkupLine): MarkedText[] {
    return [...readInline(this.request.text, { start, end })];
  }

  said(line: MarkupLine): string {
    return this.inner(line)
      .map((part) => this.request.text.slice(part.start, part.end))
      .join('');
  }

  html(line: MarkupLine): string {
    const { text } = this.request;
    return this.inner(line)
      .flatMap(({ start, end, marks }) => {
        const inside = this.marked.filter((run) => run.start < end && run.end > start);
        const borders = inside.flatMap((run) => [run.start, run.end]).filter((at) => at > start && at < end);
        const places = [...new Set([start, ...borders, end])].sort((left, right) => left - right);
        return places.slice(0, -1).map((from, index) => {
          const own = inside.find((run) => run.start <= from && run.end > from);
          const letters = inHtml(text.slice(from, places[index + 1]));
          return withMarks(letters, own ? joinMarks(own.marks, marks) : marks);
        });
      })
      .join('');
  }

  /** Items that follow each other, those further in as a list of the item before them. */
  list(items: readonly MarkupLine[]): string {
    const [first] = items;
    if (!first) return '';
    const name = first.count ? 'ol' : 'ul';
    const from =
      first.count && Number.parseInt(first.count, 10) !== 1
        ? ` start="${Number.parseInt(first.count, 10)}"`
        : '';
    let made = '';
    let at = 0;
    for (; at < items.length; ) {
      const item = items[at];
      if (!item || (at > 0 && (item.count === '') !== (first.count === ''))) break;
      const rest = items.slice(at + 1);
      const next = rest.findIndex(({ indent }) => indent < first.indent + 2);
      const under = next < 0 ? rest : rest.slice(0, next);
      made += `<li>${this.html(item)}${this.list(under)}</li>`;
      at += 1 + under.length;
    }
    return `<${name}${from}>${made}</${name}>${this.list(items.slice(at))}`;
  }

  heading(line: MarkupLine): string {
    const level = this.request.heading + Number(line.level > 2);
    return `<h${level}>${this.html(line)}</h${level}>`;
  }

  line(line: MarkupLine): string {
    const { line: name } = this.request;
    return `<${name}>${this.html(line)}</${name}>`;
  }
}

/** The item that follows, with nothing but blank lines before it. */
function endOfList(lines: readonly MarkupLine[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    const kind = lines[at]?.kind;
    if (kind === 'item') end = at + 1;
    else if (kind !== 'blank') break;
  }
  return end;
}

function htmlOf(page: Page, lines: readonly MarkupLine[], empty: string): string {
  let html = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    if (line.kind === 'heading') html += page.heading(line);
    else if (line.kind === 'line') html += page.line(line);
    else if (line.kind === 'item') {
      const end = endOfList(lines, at);
      html += page.list(lines.slice(at, end).filter(({ kind }) => kind === 'item'));
      at = end - 1;
    } else if (lines[at - 1]?.kind === 'line' && lines[at + 1]?.kind === 'line') html += empty;
  }
  return html;
}

function plainLine(page: Page, line: MarkupLine): string {
  if (line.kind === 'blank') return '';
  const said = page.said(line);
  return line.kind === 'item' ? `${' '.repeat(line.indent)}${line.count || '•'} ${said}` : said;
}

/** A rewrite in Markdown as an editor takes it: its headings and lists as such, what was marked in the draft marked still. */
export function layOut(request: LayOutRequest): LaidOut {
  const page = new Page(request);
  const lines = readMarkup(request.text);
  const empty = request.line === 'div' ? '<div><br></div>' : '<p></p>';
  return {
    html: htmlOf(page, lines, empty),
    plain: lines
      .map((line) => plainLine(page, line))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    lines: lines.flatMap((line) =>
      line.kind === 'blank' ? [] : [{ kind: line.kind, text: page.said(line) }],
    ),
    marks: [...new Set(request.marked.flatMap(({ marks }) => marks))],
  };
}
