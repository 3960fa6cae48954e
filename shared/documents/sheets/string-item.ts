import { resolveReferences, xmlTags } from './xml-tags.ts';

const decoder = new TextDecoder();
const PLAIN_ITEM = /^<(?:\w+:)?t(?: [^<>]*)?>([^<]*)<\/(?:\w+:)?t>$/;
const ESCAPE = /_x([0-9A-Fa-f]{4})_/g;

/** Excel writes characters that XML cannot hold as `_x000D_` (ECMA-376 part 1, 22.9.2.19), and line ends as it likes. */
export function unescapeText(text: string): string {
  const plain = text.includes('_x')
    ? text.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  return plain.includes('\r') ? plain.replace(/\r\n?/g, '\n') : plain;
}

/**
 * The text of a string item: its runs one after another, without the phonetic ones (ECMA-376 part 1, 18.4.8). A value
 * that stands in a cell has no runs at all.
 */
export function stringItemText(xml: string): string {
  const plain = xml.includes('<') ? PLAIN_ITEM.exec(xml)?.[1] : xml;
  if (plain !== undefined) return unescapeText(resolveReferences(plain));
  let text = '';
  let phonetic = 0;
  for (const tag of xmlTags(xml)) {
    if (tag.name === 'rPh' && !tag.isEmpty) phonetic += tag.isClosing ? -1 : 1;
    if (tag.name === 't' && tag.isClosing && phonetic === 0) text += tag.before;
  }
  return unescapeText(text);
}

/** The text of a string item that lies in bytes. */
export function decodeStringItem(bytes: Uint8Array): string {
  return bytes.length === 0 ? '' : stringItemText(decoder.decode(bytes));
}
