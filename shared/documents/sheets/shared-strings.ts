import { NumberList } from './byte-arena.ts';
import type { TextTable } from './plain-strings.ts';
import { decodeStringItem } from './string-item.ts';
import { UnusualWorkbook } from './unusual.ts';

const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const COLON = 58;
const LETTER_S = 115;
const LETTER_I = 105;

/** The texts that many cells share. Kept as bytes; each is decoded when it is first asked for. */
export class SharedStrings implements TextTable {
  readonly #bytes: Uint8Array;
  readonly #starts = new NumberList();
  readonly #ends = new NumberList();
  readonly #decoded: (string | undefined)[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#index();
  }

  get length(): number {
    return this.#starts.length;
  }

  text(index: number): string {
    if (index >= this.length) return '';
    const known = this.#decoded[index];
    if (known !== undefined) return known;
    const text = decodeStringItem(this.#bytes.subarray(this.#starts.at(index), this.#ends.at(index)));
    this.#decoded[index] = text;
    return text;
  }

  /** Finds where the `si` elements begin and end, with or without a namespace prefix. */
  #index(): void {
    const bytes = this.#bytes;
    let at = bytes.indexOf(LESS, 0);
    while (at >= 0) {
      const next = bytes[at + 1];
      if (next === 33) throw new UnusualWorkbook('markup declaration in shared strings');
      const isClosing = next === SLASH;
      const name = at + (isClosing ? 2 : 1);
      const local = this.#localName(name);
      if (local > 0 && bytes[local] === LETTER_S && bytes[local + 1] === LETTER_I)
        this.#mark(at, local + 2, isClosing);
      at = bytes.indexOf(LESS, at + 1);
    }
    if (this.#starts.length !== this.#ends.length) throw new UnusualWorkbook('unbalanced shared strings');
  }

  /** Where the name without its prefix begins. */
  #localName(from: number): number {
    const bytes = this.#bytes;
    if (bytes[from] === LETTER_S && bytes[from + 1] === LETTER_I) return from;
    for (let at = from; at < from + 12; at += 1) {
      const byte = bytes[at];
      if (byte === COLON) return at + 1;
      if (byte === undefined || byte <= 32 || byte === GREATER || byte === SLASH) return -1;
    }
    return -1;
  }

  #mark(tag: number, afterName: number, isClosing: boolean): void {
    const byte = this.#bytes[afterName];
    if (byte === GREATER) {
      if (isClosing) this.#ends.push(tag);
      else this.#starts.push(afterName + 1);
    } else if (byte === SLASH || byte === 32) {
      const end = this.#bytes.indexOf(GREATER, afterName);
      if (end < 0) throw new UnusualWorkbook('cut shared strings');
      this.#starts.push(end + 1);
      if (this.#bytes[end - 1] === SLASH) this.#ends.push(end + 1);
    }
  }
}
