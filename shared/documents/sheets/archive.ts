import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';

interface ArchiveEntry {
  name: string;
  /** 0 stored, 8 deflated; nothing else is read. */
  method: number;
  compressedBytes: number;
  /** Where its local header begins. */
  offset: number;
  isEncrypted: boolean;
}

/** Bytes given to the inflater at once: small, so that a bomb is seen after at most about a thousand times as many. */
const FEED_BYTES = 64 * 1024;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** Size of the end record without its comment, which is at most 65,535 bytes long. */
const END_BYTES = 22;

/** Whether the bytes begin as a ZIP archive does. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * The parts of a ZIP archive (APPNOTE.TXT 6.3), by its central directory. Names are keys alone, never paths. Sizes the
 * archive declares are not believed: bytes are counted as they come out (faults F19).
 */
export class Archive {
  readonly #entries = new Map<string, ArchiveEntry>();
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #signal: AbortSignal;
  #inflated = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) {
    this.#bytes = bytes;
    this.#signal = signal;
    this.#readDirectory();
  }

  get names(): string[] {
    return Array.from(this.#entries.values(), (entry) => entry.name);
  }

  /** Whether there is such a part; letters' case counts not (ECMA-376 part 2, 6.2.2.3). */
  has(name: string): boolean {
    return this.#entries.has(keyOf(name));
  }

  /** Bytes of the part inside the archive. */
  compressedBytes(name: string): number {
    return this.#entries.get(keyOf(name))?.compressedBytes ?? 0;
  }

  /** A whole part; nothing where it is missing. */
  async read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (!this.has(name)) return undefined;
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of this.stream(name)) {
      pieces.push(piece);
      length += piece.length;
    }
    const whole = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  /** A part as UTF-8 or UTF-16 text. */
  async readText(name: string): Promise<string | undefined> {
    const bytes = await this.read(name);
    return bytes && decodeXml(bytes);
  }

  /** A part piece by piece, as it is inflated. */
  async *stream(name: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const entry = this.#entries.get(keyOf(name));
    if (!entry) return;
    if (entry.isEncrypted) throw new AppError('document_password');
    const packed = this.#packed(entry);
    if (entry.method === 0) {
      this.#count(packed.length);
      yield packed;
      return;
    }
    if (entry.method !== 8) throw new AppError('document_not_supported');
    const reader = feed(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    try {
      for (;;) {
        this.#signal.throwIfAborted();
        const { done, value } = await reader.read().catch((cause: unknown) => {
          throw new AppError('document_damaged', { cause });
        });
        if (done) return;
        this.#count(value.length);
        yield value;
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  /** Inflates every part and keeps none: whether a reader that counts nothing may be given this archive. */
  async countAll(): Promise<void> {
    this.#inflated = 0;
    for (const name of this.names) for await (const _ of this.stream(name)) this.#signal.throwIfAborted();
  }

  #count(bytes: number): void {
    this.#inflated += bytes;
    const tooMuch =
      this.#inflated > limits.archiveBytes ||
      (this.#inflated > limits.archiveRatioFromBytes &&
        this.#inflated > this.#bytes.length * limits.archiveRatio);
    if (tooMuch) throw new AppError('document_too_complex');
  }

  #packed(entry: ArchiveEntry): Uint8Array<ArrayBuffer> {
    const view = viewOf(this.#bytes);
    if (entry.offset + 30 > view.byteLength || view.getUint32(entry.offset, true) !== LOCAL_HEADER)
      throw new AppError('document_damaged');
    const nameBytes = view.getUint16(entry.offset + 26, true);
    const extraBytes = view.getUint16(entry.offset + 28, true);
    const start = entry.offset + 30 + nameBytes + extraBytes;
    if (start + entry.compressedBytes > view.byteLength) throw new AppError('document_damaged');
    return this.#bytes.subarray(start, start + entry.compressedBytes);
  }

  #readDirectory(): void {
    const view = viewOf(this.#bytes);
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    // 0xffff also says "see the ZIP64 record", which no workbook under the limits needs.
    if (count > limits.archiveEntries) throw new AppError('document_too_complex');
    for (let index = 0; index < count; index += 1) {
      if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY)
        throw new AppError('document_damaged');
      const nameBytes = view.getUint16(at + 28, true);
      const name = partName(this.#bytes.subarray(at + 46, at + 46 + nameBytes));
      // Of entries with the same name the last one counts, as with other unpackers.
      this.#entries.set(keyOf(name), {
        name,
        method: view.getUint16(at + 10, true),
        compressedBytes: view.getUint32(at + 20, true),
        offset: view.getUint32(at + 42, true),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      });
      at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function keyOf(name: string): string {
  return name.toLowerCase();
}

/** Some writers use backslashes, some a leading slash. */
function partName(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\\', '/').replace(/^\/+/, '');
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new AppError('document_damaged');
}

function feed(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + FEED_BYTES));
      at += FEED_BYTES;
    },
  });
}

/** XML text by its byte order mark, UTF-8 without one. */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
