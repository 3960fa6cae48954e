import { AppError } from '@/shared/errors/app-error.ts';
import { UnusualWorkbook } from './unusual.ts';

/** One tag of an XML part, or the text before it. */
export interface XmlTag {
  /** Without its namespace prefix. */
  name: string;
  isClosing: boolean;
  /** `<a/>`. */
  isEmpty: boolean;
  /** By name without prefix; `r:id` is also found as `r:id`. */
  attribute(name: string): string | undefined;
  /** The text between the tag before and this one, references resolved. */
  before: string;
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function resolveReference(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED.get(name) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Character references and the five named ones; no other entity is ever expanded (faults F21). */
export function resolveReferences(text: string): string {
  return text.includes('&') ? text.replace(/&(#?[0-9A-Za-z]{1,8});/g, resolveReference) : text;
}

function readAttributes(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  // By hand: a pattern would go over a long tag without values again and again.
  for (;;) {
    const equals = source.indexOf('=', at);
    if (equals < 0) break;
    let open = equals + 1;
    while (source.charCodeAt(open) <= 32) open += 1;
    const quote = source[open];
    if (quote !== '"' && quote !== "'") break;
    const close = source.indexOf(quote, open + 1);
    if (close < 0) break;
    const name = source.slice(at, equals).trim();
    const value = resolveReferences(source.slice(open + 1, close));
    at = close + 1;
    found.set(name, value);
    const local = name.slice(name.indexOf(':') + 1);
    if (!found.has(local)) found.set(local, value);
  }
  return found;
}

/** Where a tag that begins at `from` ends; `>` inside quotes does not count. */
function tagEnd(xml: string, from: number): number {
  for (let at = from + 1; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (code === 62) return at;
    if (code === 34 || code === 39) {
      at = xml.indexOf(String.fromCharCode(code), at + 1);
      if (at < 0) break;
    }
  }
  throw new UnusualWorkbook('malformed XML');
}

function makeTag(
  xml: string,
  { start, end, before }: { start: number; end: number; before: string },
): XmlTag {
  const isClosing = xml.charCodeAt(start + 1) === 47;
  const isEmpty = xml.charCodeAt(end - 1) === 47;
  const inside = xml.slice(start + (isClosing ? 2 : 1), isEmpty ? end - 1 : end);
  const space = inside.search(/\s/);
  const full = space < 0 ? inside : inside.slice(0, space);
  let attributes: Map<string, string> | undefined;
  return {
    name: full.slice(full.indexOf(':') + 1),
    isClosing,
    isEmpty,
    before,
    attribute: (name) => {
      attributes ??= readAttributes(space < 0 ? '' : inside.slice(space));
      return attributes.get(name);
    },
  };
}

const SKIPPED = [
  { open: '<!--', close: '-->' },
  { open: '<?', close: '?>' },
] as const;

/** The tags of an XML part in order. A document type declaration is refused (faults F21). */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let at = 0;
  let text = '';
  for (;;) {
    const start = xml.indexOf('<', at);
    if (start < 0) return;
    text += resolveReferences(xml.slice(at, start));
    const skipped = SKIPPED.find(({ open }) => xml.startsWith(open, start));
    if (skipped) {
      const end = xml.indexOf(skipped.close, start);
      if (end < 0) throw new UnusualWorkbook('malformed XML');
      at = end + skipped.close.length;
    } else if (xml.startsWith('<![CDATA[', start)) {
      const end = xml.indexOf(']]>', start);
      if (end < 0) throw new UnusualWorkbook('malformed XML');
      text += xml.slice(start + 9, end);
      at = end + 3;
    } else if (xml.startsWith('<!', start)) {
      throw new AppError('document_damaged');
    } else {
      const end = tagEnd(xml, start);
      yield makeTag(xml, { start, end, before: text });
      text = '';
      at = end + 1;
    }
  }
}

/** An XML boolean; absent is false. */
export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
