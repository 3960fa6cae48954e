import type { ImportedVoice } from '@/shared/contracts/analysis.ts';
import type { Block } from '@/shared/documents/document.ts';
import { decodeText } from '@/shared/documents/formats/decode-text.ts';
import { limits } from '@/shared/documents/limits.ts';
import { readDocument } from '@/shared/documents/read-document.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { toVoice } from './to-voice.ts';
import { voicesOfJson } from './voice-json.ts';
import { readVoiceTable, type TextColumn } from './voice-table.ts';
import { voicesOfText } from './voices-of-text.ts';

/** What was found in a file or a pasted text; texts stand there whole, however long. */
export interface FoundVoices {
  voices: ImportedVoice[];
  /** Columns of which the user has to choose the texts: nothing was taken yet. */
  choose?: TextColumn[];
  /** The first row of a table, where it was taken for a head by its look alone. */
  guessedHead?: string | undefined;
}

function voicesOfTable(table: readonly (readonly string[])[], chosen?: readonly number[]): FoundVoices {
  const { rows, columnOf, texts, guessedHead } = readVoiceTable(table);
  if (!chosen && texts.length > 1) return { voices: [], choose: texts };
  const columns = chosen ?? texts.map(({ at }) => at);
  const voices = rows.flatMap((row) => {
    const cell = (part: keyof ImportedVoice) => row[columnOf(part)]?.trim() || undefined;
    return columns.flatMap((at) =>
      toVoice({
        text: row[at],
        author: cell('author'),
        createdAt: cell('createdAt'),
        url: cell('url'),
        title: cell('title'),
        rating: cell('rating'),
      }),
    );
  });
  return { voices, guessedHead };
}

/** How a block goes on from the one before: the readers cut long lines and paragraphs, nobody who wrote them did. */
function joint(before: Block | undefined, block: Block): string {
  if (before?.place.in !== 'lines' || block.place.in !== 'lines' || block.kind !== 'paragraph') return '\n\n';
  if (block.place.from === before.place.to) return ' ';
  return block.place.from === before.place.to + 1 ? '\n' : '\n\n';
}

/** The same table goes on in a further block, below its head again or without it. */
function addRows(tables: string[][][], rows: string[][]): void {
  const last = tables.at(-1);
  const head = last?.[0];
  if (!last || head?.length !== rows[0]?.length) tables.push([...rows]);
  else last.push(...(JSON.stringify(head) === JSON.stringify(rows[0]) ? rows.slice(1) : rows));
}

interface Reading {
  signal: AbortSignal;
  /** The columns the user chose for the texts, where it was asked for. */
  columns?: readonly number[] | undefined;
}

/**
 * Reads all voices of a file of any kind the readers take; nothing is sent.
 * @throws AppError `document_*` for what cannot be read, SyntaxError for JSON that is none
 * @public called through a module that is loaded late
 */
export async function voicesOfFile(file: File, { signal, columns }: Reading): Promise<FoundVoices> {
  if (file.size > limits.fileBytes) throw new AppError('document_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.(?:json|jsonl|ndjson)$/i.test(file.name)) {
    if (bytes.length === 0) throw new AppError('document_empty');
    const decoded = await decodeText(bytes);
    return { voices: voicesOfJson(decoded?.text ?? '') };
  }
  const tables: string[][][] = [];
  const parts: string[] = [];
  let before: Block | undefined;
  // The site holds no text recognition: a picture has no texts here.
  const request = { bytes, name: file.name, signal, assets: '/', recognise: false };
  for await (const event of readDocument(request)) {
    if (event.type !== 'blocks') continue;
    for (const block of event.blocks) {
      if (block.kind === 'table' && block.rows) addRows(tables, block.rows);
      else if (block.kind !== 'heading' && block.place.in !== 'image') {
        if (parts.length > 0) parts.push(joint(before, block));
        parts.push(block.text);
      }
      before = block;
    }
  }
  const found = tables.map((table) => voicesOfTable(table, columns));
  const unsure = found.find(({ choose }) => choose);
  if (unsure) return unsure;
  return {
    voices: [...found.flatMap(({ voices }) => voices), ...voicesOfText(parts.join(''))],
    guessedHead: found.find(({ guessedHead }) => guessedHead)?.guessedHead,
  };
}
