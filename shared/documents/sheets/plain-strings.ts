/** Texts that cells share, by number. */
export interface TextTable {
  text(index: number): string;
}

/** Texts that are strings already; the same one is kept once. */
export class PlainStrings implements TextTable {
  readonly #texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.push(text) - 1;
    this.#numbers.set(text, number);
    return number;
  }

  text(index: number): string {
    return this.#texts[index] ?? '';
  }
}
