/** What the parts of a ZIP archive say it is. */
export type ArchiveKind = 'workbook' | 'docx' | 'other';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;
const END_BYTES = 22;
const COMMENT_BYTES = 0xffff;
/** More parts are not looked at to tell what it is. */
const MAX_NAMES = 5_000;

const utf8 = new TextDecoder();

/** Where the archive's directory begins; undefined for one without, a truncated file. */
function directoryAt(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES); at -= 1)
    if (view.getUint32(at, true) === END_RECORD) return view.getUint32(at + 16, true);
  return undefined;
}

function* directoryNames(view: DataView, bytes: Uint8Array, start: number): Generator<string> {
  let at = start;
  while (at + 46 <= bytes.length && view.getUint32(at, true) === CENTRAL_HEADER) {
    const nameBytes = view.getUint16(at + 28, true);
    yield utf8.decode(bytes.subarray(at + 46, at + 46 + nameBytes));
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** The names in the parts' own headers, found by their signature: what is left of an archive without a directory. */
function* headerNames(view: DataView, bytes: Uint8Array): Generator<string> {
  for (let at = bytes.indexOf(0x50); at >= 0 && at + 30 <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
    if (view.getUint32(at, true) !== LOCAL_HEADER) continue;
    const nameBytes = view.getUint16(at + 26, true);
    yield utf8.decode(bytes.subarray(at + 30, at + 30 + nameBytes));
  }
}

/** The names of an archive's parts, as they are written there; at most 5,000. */
export function archiveNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = directoryAt(view);
  let names = start === undefined ? [] : [...take(directoryNames(view, bytes, start))];
  if (names.length === 0) names = [...take(headerNames(view, bytes))];
  return names;
}

function* take(names: Iterable<string>): Generator<string> {
  let count = 0;
  for (const name of names) {
    if (++count > MAX_NAMES) return;
    yield name.replaceAll('\\', '/').replace(/^\//, '');
  }
}

/** The type an OpenDocument file names in its first part, which is stored as it is. */
function openDocumentType(bytes: Uint8Array): string {
  const head = utf8.decode(bytes.subarray(30, 130));
  return /^mimetype(application\/[\w.-]+)/.exec(head)?.[1] ?? '';
}

/** What a ZIP archive is, by its parts. */
export function archiveKind(bytes: Uint8Array): ArchiveKind {
  const type = openDocumentType(bytes);
  if (type) return type.startsWith('application/vnd.oasis.opendocument.spreadsheet') ? 'workbook' : 'other';
  const names = archiveNames(bytes);
  if (names.some((name) => /^xl\//i.test(name) || /(?:^|\/)workbook\.(?:xml|bin)$/i.test(name)))
    return 'workbook';
  if (names.some((name) => /^word\//i.test(name))) return 'docx';
  return 'other';
}
