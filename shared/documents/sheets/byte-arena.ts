/** Bytes of many small texts one after another, so that a text costs nothing until somebody reads it. */
export class ByteArena {
  #bytes = new Uint8Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Takes over a copy of `source[from, to)`; gives where it begins. */
  add(source: Uint8Array, from: number, to: number): number {
    const start = this.#length;
    const end = start + to - from;
    if (end > this.#bytes.length) this.#grow(end);
    this.#bytes.set(source.subarray(from, to), start);
    this.#length = end;
    return start;
  }

  slice(from: number, to: number): Uint8Array {
    return this.#bytes.subarray(from, to);
  }

  #grow(needed: number): void {
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 1.5, 4096) | 0);
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}

/** A growing list of whole numbers up to 2³²−1. */
export class NumberList {
  #items = new Uint32Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(item: number): void {
    if (this.#length === this.#items.length) {
      const grown = new Uint32Array(this.#length * 2);
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[this.#length] = item;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  /** Where `item` stands in a list that only rises; -1 where it does not. */
  find(item: number): number {
    const at = this.firstAtLeast(item);
    return at < this.#length && this.#items[at] === item ? at : -1;
  }

  /** Place of the first number that is not below `item`, in a list that only rises. */
  firstAtLeast(item: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#items[middle] ?? 0) < item) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
