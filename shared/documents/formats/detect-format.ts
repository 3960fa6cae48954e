import { extensionOf } from '@/shared/documents/display-name.ts';
import type { DocumentFormat } from '@/shared/documents/document.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { archiveKind } from './archive-parts.ts';
import { sniffText } from './decode-text.ts';
import { familyOf, formatOfExtension } from './file-extensions.ts';
import { kindOfText, markedText } from './text-kind.ts';

/** Where pdf.js and Acrobat still look for the header; further only in files that are called PDF (faults F4). */
const PDF_HEADER_BYTES = 1_024;
const PDF_JUNK_BYTES = 1024 * 1024;

const imageMarks: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x49, 0x49, 0x2b, 0x00],
];
/** What an ISO media file of one picture names itself: HEIC, AVIF and their kin (ISO 23008-12). */
const PICTURE_BRANDS = /^(?:heic|heix|hevc|heim|heis|mif1|msf1|avif|avis)$/;

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));
const begins = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

function isImage(bytes: Uint8Array): boolean {
  if (begins(bytes, [0x42, 0x4d])) {
    // "BM" also begins texts: a bitmap says where its pixels are, within the file.
    const at = bytes.length > 14 ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(10, true) : 0;
    return at >= 26 && at < bytes.length && at < 2_000;
  }
  if (imageMarks.some((mark) => begins(bytes, mark))) return true;
  if (latin1(bytes, 0, 4) === 'RIFF') return latin1(bytes, 8, 12) === 'WEBP';
  return latin1(bytes, 4, 8) === 'ftyp' && PICTURE_BRANDS.test(latin1(bytes, 8, 12));
}

function findPdfHeader(bytes: Uint8Array, within: number): boolean {
  const first = bytes.subarray(0, within);
  for (let at = first.indexOf(0x25); at >= 0; at = first.indexOf(0x25, at + 1))
    if (latin1(bytes, at, at + 5) === '%PDF-') return true;
  return false;
}

/** What an OLE2 compound file holds, by the names in its directory, which are UTF-16 ([MS-CFB] 2.6). */
function oleKind(bytes: Uint8Array): DocumentFormat | 'encrypted' | undefined {
  const holds = (name: string) => {
    const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
    for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
      if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
    return false;
  };
  if (holds('EncryptedPackage')) return 'encrypted';
  if (holds('WordDocument') || holds('PowerPoint Document')) return undefined;
  return holds('Workbook') || holds('Book') ? 'workbook' : undefined;
}

/** What stands in the way of any reader: the code that says so. */
type Refusal = 'document_not_supported' | 'document_damaged' | 'document_mismatch';
const refuse = (code: Refusal): never => {
  throw new AppError(code);
};

/** What the bytes are by their first ones; undefined for what may be text. */
function byMagic(bytes: Uint8Array, promised: DocumentFormat | undefined): DocumentFormat | undefined {
  if (latin1(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04]) || begins(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    const kind = archiveKind(bytes);
    if (kind !== 'other') return kind;
    // An odd or cut-off package is for the reader of its ending to look into.
    if (promised === 'workbook' || promised === 'docx') return promised;
    return refuse(promised === undefined ? 'document_not_supported' : 'document_mismatch');
  }
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    const kind = oleKind(bytes) ?? refuse('document_not_supported');
    return kind === 'encrypted' ? (promised === 'docx' ? 'docx' : 'workbook') : kind;
  }
  // Excel 2 to 4 wrote bare records: a beginning-of-file record of 4 to 8 bytes ([MS-XLS] 2.4.21).
  if (
    promised === 'workbook' &&
    bytes[0] === 0x09 &&
    (bytes[2] === 0x04 || bytes[2] === 0x06) &&
    bytes[3] === 0
  )
    return 'workbook';
  return isImage(bytes) ? 'image' : undefined;
}

/** What a text is, by what it holds and, where that leaves a choice, by what its name promises. */
function byText(
  sample: string,
  {
    promised,
    extension,
    isWhole,
  }: { promised: DocumentFormat | undefined; extension: string; isWhole: boolean },
): DocumentFormat {
  const marked = markedText(sample);
  if (marked === 'rtf') return refuse('document_not_supported');
  if (marked === 'sheet-xml' && promised !== 'text') return 'workbook';
  // A picture that may carry scripts and fetch others; its source can still be read as code under a name that says so.
  if (marked === 'svg' && promised !== 'code' && promised !== 'text') return refuse('document_not_supported');
  if (promised === 'code' || promised === 'json' || promised === 'markdown') return promised;
  if (marked === 'html') return 'html';
  // Many programs call a table of text or HTML `.xls`, and Excel opens it.
  if (promised === 'csv' || extension === 'xls') return 'csv';
  if (promised === 'html') return 'html';
  return kindOfText(sample, isWhole);
}

/**
 * What a file is, by its bytes; its name is believed only between kinds of text.
 *
 * Read as what they are, whatever the ending: other kinds of the same family (`.jpg` that is PNG, `.txt` that is Markdown,
 * `.csv` that is a workbook), a table of text or HTML called `.xls`, and unknown extensions.
 * @throws AppError `document_mismatch` for a file of one family under the name of another (HTML or PNG called `.pdf`, a PDF
 * called `.xlsx`, text called `.xlsx`), `document_damaged` for bytes that are nothing under a known name,
 * `document_not_supported` for everything else that no reader takes
 */
export async function detectFormat(bytes: Uint8Array, name: string): Promise<DocumentFormat> {
  const extension = extensionOf(name);
  const promised = formatOfExtension(extension);
  const format = byMagic(bytes, promised) ?? (await byContent(bytes, promised, extension));
  const isHarmless =
    promised === undefined ||
    familyOf(promised) === familyOf(format) ||
    (familyOf(format) === 'text' && (promised === 'csv' || extension === 'xls')) ||
    (format === 'workbook' && familyOf(promised) === 'text');
  return isHarmless ? format : refuse('document_mismatch');
}

/** Archives, programs, sound and film, which are known and not read. */
const foreignMarks: readonly (readonly number[])[] = [
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x4d, 0x5a],
  [0x49, 0x44, 0x33],
  [0x4f, 0x67, 0x67, 0x53],
  [0x1a, 0x45, 0xdf, 0xa3],
];

/** Why bytes that are neither of a known format nor text are not read. */
function unknownBytes(bytes: Uint8Array, promised: DocumentFormat | undefined): Refusal {
  if (promised === undefined) return 'document_not_supported';
  const isForeign = foreignMarks.some((mark) => begins(bytes, mark)) || latin1(bytes, 4, 8) === 'ftyp';
  const isText = familyOf(promised) === 'text' || promised === 'csv';
  return isForeign || isText ? 'document_mismatch' : 'document_damaged';
}

async function byContent(
  bytes: Uint8Array,
  promised: DocumentFormat | undefined,
  extension: string,
): Promise<DocumentFormat> {
  const decoded = await sniffText(bytes);
  const marked = decoded && markedText(decoded.text);
  if (!marked && findPdfHeader(bytes, promised === 'pdf' ? PDF_JUNK_BYTES : PDF_HEADER_BYTES)) {
    if (promised === 'pdf' || !decoded) return 'pdf';
  }
  if (!decoded) return refuse(unknownBytes(bytes, promised));
  if (promised === 'pdf' && /(?:^|\n)\d+ \d+ obj\b/.test(decoded.text)) return 'pdf';
  const isWhole = bytes.length <= 64 * 1024;
  return byText(decoded.text, { promised, extension, isWhole });
}
