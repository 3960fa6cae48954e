export interface DecodedText {
  text: string;
  /** Its WHATWG label, as `utf-8`, `utf-16le` or `shift_jis`. */
  encoding: string;
  /** Nothing in the file says so: the encoding is the likeliest one by its letters. */
  isGuessed: boolean;
}

/** An encoding, and where the text begins behind a mark that is false. */
interface Found extends Omit<DecodedText, 'text'> {
  from: number;
}

/** As many bytes are looked at to tell an encoding. */
const SAMPLE_BYTES = 64 * 1024;
/** Of the units of a text: more of them that no text holds make it a binary file. */
const MAX_CONTROL_SHARE = 0.02;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being counted
const CONTROLS = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: and removed (faults F26)
const UNREADABLE = /[\u0000-\u0008\u000E-\u001F]/g;

const marks: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** So many bytes of UTF-16 have a zero in them, for a space, a comma or the end of a line. */
const TELLING_BYTES = 32;

const markOf = (bytes: Uint8Array) => marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));

/** Whether bytes are what the mark before them says: programs that put files together leave marks that are not. */
function isTrueMark(label: string, body: Uint8Array, isWhole: boolean): boolean {
  if (label.startsWith('utf-32')) return true;
  const wide = bareUtf16(body);
  if (label === 'utf-8') return !wide && (isUtf8(body, isWhole) || isDamagedUtf8(body));
  if (wide) return wide === label;
  return body.length < TELLING_BYTES || body.includes(0) || !isUtf8(body, isWhole);
}

/** UTF-16 without a mark, told by where its zeros are: every other byte of Latin text, on one side. */
function bareUtf16(sample: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at += 1)
    if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > half * 0.3 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.3 && odd < half * 0.05) return 'utf-16be';
  return undefined;
}

/** UTF-8 that may end within a character, where it is the beginning of a larger file. */
function isUtf8(sample: Uint8Array, isWhole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}

/** One bad byte in a long file of UTF-8 is damage, not another encoding. */
function isDamagedUtf8(sample: Uint8Array): boolean {
  const lenient = new TextDecoder('utf-8').decode(sample);
  const bad = lenient.match(/\uFFFD/g)?.length ?? 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: whatever is not ASCII
  const good = lenient.match(/[^\u0000-\u007F\uFFFD]/g)?.length ?? 0;
  return good > bad * 10;
}

/** UTF-32, which `TextDecoder` does not know. */
function decodeUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, isLittle);
    parts.push(
      point > 0x10ffff || (point >= 0xd800 && point < 0xe000) ? '\uFFFD' : String.fromCodePoint(point),
    );
  }
  return parts.join('');
}

function decodeAs(bytes: Uint8Array, { encoding, from }: Found): string {
  if (encoding.startsWith('utf-32')) return decodeUtf32(bytes, encoding === 'utf-32le');
  return new TextDecoder(encoding).decode(from > 0 ? bytes.subarray(from) : bytes);
}

function isDecodable(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

/** Whether what was decoded reads like text at all. */
function readsAsText(text: string): boolean {
  const controls = text.match(CONTROLS)?.length ?? 0;
  return controls <= Math.max(1, text.length * MAX_CONTROL_SHARE);
}

/** Encodings that give any bytes some letters: believed only where nothing better is. */
async function guessEncoding(sample: Uint8Array): Promise<string> {
  const { analyse } = await import('chardet');
  const best = analyse(sample).find(({ name }) => isDecodable(name) && !/^utf-/i.test(name));
  const label = best?.name.toLowerCase() ?? 'windows-1252';
  return label === 'iso-8859-1' || label === 'ascii' ? 'windows-1252' : label;
}

/** The encoding of a text file by its mark or its bytes; undefined for bytes that are no text. */
async function findEncoding(bytes: Uint8Array): Promise<Found | undefined> {
  const [marked, mark = []] = markOf(bytes) ?? [];
  const isWhole = bytes.length <= SAMPLE_BYTES;
  const sample = bytes.subarray(mark.length, SAMPLE_BYTES);
  if (marked && isTrueMark(marked, sample, isWhole)) return { encoding: marked, isGuessed: false, from: 0 };
  const from = mark.length;
  const wide = bareUtf16(sample);
  if (wide) return { encoding: wide, isGuessed: true, from };
  if (isUtf8(sample, isWhole)) return { encoding: 'utf-8', isGuessed: from > 0, from };
  if (isDamagedUtf8(sample)) return { encoding: 'utf-8', isGuessed: true, from };
  if (sample.filter((byte) => byte === 0).length > sample.length * MAX_CONTROL_SHARE) return undefined;
  return { encoding: await guessEncoding(sample), isGuessed: true, from };
}

/**
 * The beginning of a file as text; undefined for bytes that are no text.
 * @param bytes of the whole file
 */
export async function sniffText(bytes: Uint8Array): Promise<DecodedText | undefined> {
  const found = await findEncoding(bytes);
  if (!found) return undefined;
  const { encoding, isGuessed } = found;
  const text = decodeAs(bytes.subarray(0, SAMPLE_BYTES), found);
  return readsAsText(text) ? { encoding, isGuessed, text } : undefined;
}

/**
 * A whole file as text: with `\n` line ends, without NUL and other control characters.
 * @returns undefined for bytes that are no text
 */
export async function decodeText(bytes: Uint8Array): Promise<DecodedText | undefined> {
  const found = await findEncoding(bytes);
  if (!found) return undefined;
  let { encoding, isGuessed } = found;
  let text = decodeAs(bytes, found);
  // Beyond the sample it may turn out to be no UTF-8 after all.
  if (encoding === 'utf-8' && !isGuessed && text.includes('\uFFFD') && !isUtf8(bytes, true)) isGuessed = true;
  if (!readsAsText(text.slice(0, SAMPLE_BYTES))) return undefined;
  text = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(UNREADABLE, '');
  encoding = encoding.toLowerCase();
  return { text, encoding, isGuessed };
}
