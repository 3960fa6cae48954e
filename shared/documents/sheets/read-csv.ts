import type { DocumentWarning } from '@/shared/documents/document.ts';
import { decodeText, sniffText } from '@/shared/documents/formats/decode-text.ts';
import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { CsvRows, findNewline } from './csv-rows.ts';
import { eastAsianEncoding } from './east-asian-encoding.ts';
import { findDelimiter } from './find-delimiter.ts';

export interface CsvOptions {
  signal: AbortSignal;
}

export interface CsvText {
  /** Its WHATWG label, as `utf-8` or `shift_jis`. */
  encoding: string;
  delimiter: string;
  warnings: DocumentWarning[];
}

/** Rows between two looks at the signal. */
const ROWS_A_TURN = 5_000;

interface Decoded {
  text: string;
  encoding: string;
  isGuessed: boolean;
}

/** The text as it stands, line ends within quotes too; only NULs and a byte order mark are gone (faults F26). */
async function decodeWhole(bytes: Uint8Array): Promise<Decoded> {
  const sniffed = await sniffText(bytes);
  if (!sniffed) throw new AppError('document_mismatch');
  const { isGuessed } = sniffed;
  const isUnicode = sniffed.encoding.startsWith('utf-');
  const encoding = (isUnicode ? undefined : eastAsianEncoding(bytes)) ?? sniffed.encoding;
  try {
    const text = new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
    return { text: text.includes('\0') ? text.replaceAll('\0', '') : text, encoding, isGuessed };
  } catch {
    // Not what its beginning looked like, or an encoding the platform does not know.
    const decoded = await decodeText(bytes);
    if (!decoded) throw new AppError('document_mismatch');
    return decoded;
  }
}

/** Excel's own first line that names the delimiter: `sep=;`. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/i;

/** How long others may wait for their turn. */
const TURN_MS = 20;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A row of one empty field is an empty line. */
const isBlank = (row: readonly string[]) => row.length === 1 && row[0] === '';

/**
 * Rows of delimited text as they are parsed, some thousands at a time, ragged ones as they are. Types are not guessed: every
 * field is the text it is. Quotes are RFC 4180; one that is never closed is read to the end
 * and said so.
 */
export async function* csvSteps(
  bytes: Uint8Array,
  { signal }: CsvOptions,
): AsyncGenerator<string[][], CsvText> {
  if (bytes.length === 0) throw new AppError('document_empty');
  const decoded = await decodeWhole(bytes);
  const named = NAMED_DELIMITER.exec(decoded.text);
  const text = named ? decoded.text.slice(named[0].length) : decoded.text;
  if (text.trim() === '') throw new AppError('document_empty');
  const delimiter = named?.[1] ?? findDelimiter(text);
  const warnings: DocumentWarning[] = [];
  if (decoded.isGuessed) warnings.push({ code: 'encoding_guessed' });
  const parser = new CsvRows(text, { delimiter, newline: findNewline(text) });
  const shape = new Shape();
  let turnedAt = performance.now();
  for (let rows = parser.next(ROWS_A_TURN); rows; rows = parser.next(ROWS_A_TURN)) {
    signal.throwIfAborted();
    const kept = shape.take(rows);
    if (kept.length > 0) yield kept;
    if (shape.isFull) break;
    if (performance.now() - turnedAt < TURN_MS) continue;
    await nextTurn();
    turnedAt = performance.now();
  }
  if (parser.hasOpenQuote) warnings.push({ code: 'damaged' });
  if (shape.ragged > 0) warnings.push({ code: 'ragged_rows', count: shape.ragged });
  if (shape.isFull) warnings.push({ code: 'rows_cut' });
  return { encoding: decoded.encoding, delimiter, warnings };
}

/** Counts what comes in: how long rows are, and when there is more than is kept. */
class Shape {
  ragged = 0;
  isFull = false;
  #fields = 0;
  #rows = 0;
  #width = 0;

  take(rows: string[][]): string[][] {
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? [];
      if (this.#fields + row.length > limits.cells || this.#rows >= limits.rows) {
        this.isFull = true;
        return rows.slice(0, at);
      }
      this.#fields += row.length;
      this.#rows += 1;
      if (row.length === this.#width || isBlank(row)) continue;
      if (this.#width === 0) this.#width = row.length;
      else this.ragged += 1;
    }
    return rows;
  }
}
