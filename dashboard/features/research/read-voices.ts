import {
  type ImportedVoice,
  importedVoice,
  MAX_IMPORTED_CHARS,
  MAX_IMPORTED_ITEMS,
  MAX_VOICE_CHARS,
} from '@/shared/contracts/analysis.ts';
import { decodeText } from '@/shared/documents/formats/decode-text.ts';
import { limits } from '@/shared/documents/limits.ts';
import { readDocument } from '@/shared/documents/read-document.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** Heads under which tables of voices keep each part, by how often they are met. */
const heads: Record<keyof ImportedVoice, RegExp> = {
  text: /^(?:text|comment|review|body|content|message|feedback|answer|post|description)s?$/i,
  author: /^(?:author|user|username|name|by)$/i,
  createdAt: /^(?:date|time|created|created_?at|timestamp|posted)$/i,
  url: /^(?:url|link|permalink)$/i,
  title: /^(?:title|subject|headline)$/i,
};

/** Voices of a table: the named column is the text, else the one with the longest cells. */
function voicesOfTable([head = [], ...rows]: readonly (readonly string[])[]): ImportedVoice[] {
  const columnOf = (part: keyof ImportedVoice) => head.findIndex((name) => heads[part].test(name.trim()));
  const lengthOf = (column: number) => rows.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0);
  const longest = head.reduce((best, _, at) => (lengthOf(at) > lengthOf(best) ? at : best), 0);
  const named = columnOf('text');
  const text = named < 0 ? longest : named;
  // Cells of figures and ids alone, below a head or without one, are nobody's words.
  if (named < 0 && rows.length > 0 && !rows.some((row) => /\p{L}{2}/u.test(row[text] ?? ''))) return [];
  const hasHead = Object.values(heads).some((pattern) => head.some((name) => pattern.test(name.trim())));
  return (hasHead ? rows : [head, ...rows]).flatMap((row) => {
    const cell = (part: keyof ImportedVoice) => row[columnOf(part)]?.trim() || undefined;
    return voiceOf({
      text: row[text],
      author: cell('author'),
      createdAt: cell('createdAt'),
      url: cell('url'),
      title: cell('title'),
    });
  });
}

/** One voice, or none where nothing was said. */
function voiceOf(given: unknown): ImportedVoice[] {
  const known = typeof given === 'string' ? { text: given } : given;
  if (typeof known !== 'object' || known === null) return [];
  const entries = Object.entries(known).flatMap(([name, value]) => {
    const part = (Object.keys(heads) as (keyof ImportedVoice)[]).find(
      (key) => key === name || heads[key].test(name),
    );
    return part && (typeof value === 'string' || typeof value === 'number')
      ? [[part, String(value).trim()]]
      : [];
  });
  const fields = Object.fromEntries(entries);
  const text = fields.text?.slice(0, MAX_VOICE_CHARS);
  const voice = importedVoice.safeParse({ ...fields, text });
  if (voice.success) return [voice.data];
  // A name or an address out of all bounds is no reason to lose what was said.
  const alone = importedVoice.safeParse({ text });
  return alone.success ? [alone.data] : [];
}

/** Voices of a pasted text: one to each paragraph, or to each line where no paragraphs are. */
export function voicesOfText(text: string): ImportedVoice[] {
  const paragraphs = text.split(/\n\s*\n/);
  const parts = paragraphs.length > 1 ? paragraphs : text.split('\n');
  return parts.flatMap((part) => voiceOf(part.trim()));
}

/** How deep a list of voices may lie in what an API answered. */
const MAX_DEPTH = 4;

/** The first list in a value, looked for from the outside in. */
function findList(value: unknown, depth = 0): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return [];
  const parts: unknown[] = Object.values(value);
  const near = parts.find((part): part is unknown[] => Array.isArray(part) && part.length > 0);
  if (near) return near;
  return parts.map((part) => findList(part, depth + 1)).find(({ length }) => length > 0) ?? [];
}

/** A line of JSON each, as exports of many rows come. @throws SyntaxError for what is none either */
const readLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));

/** JSON of voices: a list of texts or of objects, something that holds one, or an object a line. */
function voicesOfJson(text: string): ImportedVoice[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = readLines(text);
  }
  return findList(parsed).flatMap(voiceOf);
}

/** Whether a text is so long that only its beginning is read. */
export const isShortened = ({ text }: ImportedVoice) => text.length >= MAX_VOICE_CHARS;

/** So many as one analysis takes. */
export function within(voices: readonly ImportedVoice[]): ImportedVoice[] {
  let room = MAX_IMPORTED_CHARS;
  return voices.slice(0, MAX_IMPORTED_ITEMS).filter(({ text }) => {
    room -= text.length;
    return room >= 0;
  });
}

/**
 * Reads all voices of a file of any kind the readers take; nothing is sent.
 * @throws AppError `document_*` for what cannot be read, SyntaxError for JSON that is none
 */
export async function voicesOfFile(file: File, signal: AbortSignal): Promise<ImportedVoice[]> {
  if (file.size > limits.fileBytes) throw new AppError('document_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.json$/i.test(file.name)) {
    if (bytes.length === 0) throw new AppError('document_empty');
    const decoded = await decodeText(bytes);
    return voicesOfJson(decoded?.text ?? '');
  }
  const voices: ImportedVoice[] = [];
  for await (const event of readDocument({ bytes, name: file.name, signal, assets: '/' })) {
    if (event.type !== 'blocks') continue;
    for (const { kind, rows, text } of event.blocks) {
      if (kind === 'table' && rows) voices.push(...voicesOfTable(rows));
      else if (kind !== 'heading') voices.push(...voicesOfText(text));
    }
  }
  return voices;
}
