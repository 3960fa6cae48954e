/** What no rewriting may touch. */
export type ProtectedKind = 'code' | 'url' | 'email' | 'placeholder' | 'quote';
export interface ProtectedSpan {
  kind: ProtectedKind;
  /** Offsets in UTF-16 code units, end exclusive. */
  start: number;
  end: number;
  /** What has to survive: code without its back-ticks, a quotation without its marks. */
  value: string;
}

/** Endings taken for an address without `https://`; those that are also words ("done.in time") are not among them. */
const DOMAINS =
  'com|org|net|io|dev|app|ai|gov|edu|info|biz|xyz|shop|uk|de|fr|nl|pl|jp|cn|br|ru|ch|eu|com\\.au|co\\.in';
const FILE_TYPES =
  'pdf|docx?|xlsx?|pptx?|csv|tsv|txt|md|json|ya?ml|toml|xml|html?|css|scss|jsx?|tsx?|mjs|py|ipynb|rb|rs|java|kt|swift|php|sql|sh|cpp|png|jpe?g|gif|svg|webp|mp[34]|mov|wav|zip|log|env|conf|ini|exe|dll';

/** In order of precedence: what an earlier pattern took, a later one no longer sees. A text without the sign holds none. The first group is the value. */
const PATTERNS: readonly (readonly [kind: ProtectedKind, sign: RegExp, pattern: RegExp])[] = [
  ['code', /```|~~~/, /^ {0,3}(`{3,12}|~{3,12})[^\n]*\n(?<value>[\s\S]*?)\n {0,3}\1[ \t]*$/gm],
  ['code', /`/, /(?<!`)(`{1,2})(?!`)(?<value>[^`\n]+)\1(?!`)/g],
  // "a ?? b": who wonders writes no single letter before it
  ['code', / \?\?/, /(?<![\p{L}\d'’_])[a-hj-qstv-xz] \?\?=? \w{1,40}(?![\p{L}\d])/gu],
  ['placeholder', /\{\{|\$\{/, /\{\{[^{}\n]{1,60}\}\}|\$\{[^{}\n]{1,60}\}/g],
  ['url', /:\/\/|www\./i, /\b(?:https?|ftp):\/\/[^\s<>"“”«»]+|\bwww\.[^\s<>"“”«»]+/gi],
  [
    'email',
    /@/,
    /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,24}/gu,
  ],
  [
    'url',
    /\.[a-z]/i,
    new RegExp(
      `(?<![\\p{L}\\d@./_-])(?:[a-z\\d-]{1,63}\\.){1,6}(?:${DOMAINS})(?![\\p{L}\\d@_-])(?:/[^\\s<>"“”]*)?`,
      'giu',
    ),
  ],
  [
    'placeholder',
    /\[/,
    /\[\[[^[\]\n]{1,60}\]\]|\[(?=[^[\]\n]*(?:\p{L}{2}|\p{Lu}|…))[^[\]\n]{1,60}\](?![([])/gu,
  ],
  ['placeholder', /</, /<\/?[\p{L}_][^<>\n]{0,80}>/gu],
  ['placeholder', /\{/, /(?<![\w{])\{[\p{L}_][\p{L}\d_ .-]{0,40}\}(?!\})/gu],
  [
    'code',
    /\.\w/,
    new RegExp(
      `(?<![\\p{L}\\d_-])(?:[\\w-]{1,60}/){0,12}[\\w-]{1,60}(?:\\.[\\w-]{1,30}){0,4}\\.(?:${FILE_TYPES})(?![\\p{L}\\d/])`,
      'gu',
    ),
  ],
  [
    'code',
    /\/|:\\/,
    /(?<![\p{L}\d])(?:~|\.{1,2})?\/(?:[\w.-]{1,60}\/){1,20}(?:[\w.-]{0,59}[\w-])?|\b[A-Z]:\\[^\s"<>|]+/gu,
  ],
  ['code', /\(\)/, /(?<![\p{L}\d_])[A-Za-z_$][\w$]{0,60}(?:\.[A-Za-z_$][\w$]{0,60}){0,6}\(\)/gu],
  [
    'code',
    /_|\p{Ll}\p{Lu}/u,
    /(?<![\p{L}\d_@#])(?:\p{L}[\p{L}\d]{0,40}_[\p{L}\d_]{1,80}|\p{Ll}{1,40}(?:\p{Lu}[\p{Ll}\d]{1,40}){1,10})(?![\p{L}\d_])/gu,
  ],
  // prod-db-02
  ['code', /-\d/, /(?<![\p{L}\d_-])\p{Ll}+(?:-\p{Ll}+){0,3}-\d{1,6}(?![\p{L}\d-])/gu],
  ['code', /-[a-z]/i, /(?<=^|\s)--[a-z][a-z\d-]*(?==|\s|$|[.,])|(?<=[^\n] )-[a-z](?=\s|$)/gim],
  [
    'quote',
    /["“«„]/,
    /"(?=\S)(?<value>[^"\n]{0,400}?[^\s"])"|“(?<value2>[^“”\n]{1,400})”|«\s?(?<value3>[^«»\n]{1,400}?)\s?»|„(?<value4>[^„“”\n]{1,400})[“”]/g,
  ],
  [
    'quote',
    /['‘]/,
    /(?<![\p{L}\d])['‘](?=[\p{L}\d])(?<value>[^'‘’\n]{2,200}?(?:[\p{L}]['’][\p{L}][^'‘’\n]*?)*)['’](?![\p{L}\d])/gu,
  ],
];

/**
 * Code (fenced, inline, file names, identifiers, flags), URLs, e-mail addresses, placeholders (`{{x}}`, `[X]`, `<x>`)
 * and quotations of a text.
 * @returns spans in the order of the text, none overlapping
 */
export function findProtectedSpans(text: string): ProtectedSpan[] {
  const spans: ProtectedSpan[] = [];
  let rest = text;
  for (const [kind, sign, pattern] of PATTERNS) {
    if (!sign.test(rest)) continue;
    const found = [...rest.matchAll(pattern)].map((match) => toSpan(kind, match, text));
    spans.push(...found);
    rest = blank(rest, found);
  }
  spans.sort((left, right) => left.start - right.start || right.end - left.end);
  let covered = 0;
  return spans.filter((span) => {
    const isOutside = span.start >= covered;
    if (isOutside) covered = span.end;
    return isOutside;
  });
}

function toSpan(kind: ProtectedKind, match: RegExpExecArray, text: string): ProtectedSpan {
  const raw = kind === 'url' ? trimUrl(match[0]) : match[0];
  const start = match.index;
  const inner = Object.values(match.groups ?? {}).find((group) => group !== undefined) ?? raw;
  const innerStart = start + match[0].indexOf(inner);
  return { kind, start, end: start + raw.length, value: text.slice(innerStart, innerStart + inner.length) };
}

/** The sentence's own marks at the end of an address are not part of it. */
function trimUrl(url: string): string {
  let end = url.length;
  while (end > 0) {
    const last = url[end - 1] ?? '';
    const part = url.slice(0, end);
    const isOpen = last === ')' && part.split('(').length >= part.split(')').length;
    if (!/[.,;:!?'"’)\]}*_]/.test(last) || isOpen) break;
    end -= 1;
  }
  return url.slice(0, end);
}

/** The text with spans overwritten by blanks of the same length. Line breaks stay, so lines keep their numbers. */
export function blank(text: string, spans: readonly { start: number; end: number }[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of [...spans].sort((left, right) => left.start - right.start)) {
    if (start < from) continue;
    result += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, '\uE000');
    from = end;
  }
  return result + text.slice(from);
}
