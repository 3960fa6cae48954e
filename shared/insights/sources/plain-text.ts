const BLOCK_END = /<\/(?:p|div|li|h\d|blockquote|pre|tr)>|<br\s*\/?>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
};

/** The characters that an HTML text names, once: `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const isHex = name[1]?.toLowerCase() === 'x';
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

/** Text of a source that speaks HTML: tags out, blocks on lines of their own, quoted code left out. */
export function htmlToText(html: string): string {
  const text = html
    .replace(/<(pre|script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '');
  return tidy(decodeEntities(text));
}

/** Text of a source that speaks Markdown: marks out where they only set off, link texts kept, quoted lines left out. */
export function markdownToText(markdown: string): string {
  return tidy(
    decodeEntities(markdown)
      .replace(/```[\s\S]*?```/g, ' ')
      .replace(/^>.*$/gm, '')
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '$1')
      .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
      .replace(/^#{1,6}\s+/gm, ''),
  );
}

function tidy(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
