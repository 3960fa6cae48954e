/**
 * How many words must be put in, taken out or replaced to make one row of words of another, and how many are left when a few
 * of them are replaced: from tables of all beginnings and all ends, so that asking costs little.
 */
type Row = Uint16Array<ArrayBuffer>;

export class WordDistance {
  readonly #target: readonly string[];
  readonly #before: Row[];
  readonly #after: Row[];
  readonly total: number;

  /** @param words as written @param target as meant, both in lower case */
  constructor(words: readonly string[], target: readonly string[]) {
    this.#target = target;
    this.#before = tableOf(words, target);
    this.#after = tableOf(words.toReversed(), target.toReversed()).reverse();
    for (const row of this.#after) row.reverse();
    this.total = this.#before[words.length]?.[target.length] ?? 0;
  }

  /** How many words less have to be changed once the words `from` to just before `to` are replaced; below 0 more. */
  gainOf({ from, to, words }: { from: number; to: number; words: readonly string[] }): number {
    let row: Row = this.#before[from] ?? new Uint16Array();
    for (const word of words) row = nextRow(row, word, this.#target);
    const after = this.#after[to] ?? new Uint16Array();
    let best = Number.POSITIVE_INFINITY;
    row.forEach((distance, at) => {
      best = Math.min(best, distance + (after[at] ?? 0));
    });
    return this.total - best;
  }
}

function nextRow(row: Row, word: string, target: readonly string[]): Row {
  const next = new Uint16Array(row.length);
  next[0] = (row[0] ?? 0) + 1;
  for (let at = 1; at < row.length; at += 1)
    next[at] = Math.min(
      (row[at - 1] ?? 0) + (target[at - 1] === word ? 0 : 1),
      (row[at] ?? 0) + 1,
      (next[at - 1] ?? 0) + 1,
    );
  return next;
}

function tableOf(words: readonly string[], target: readonly string[]): Row[] {
  const rows = [Uint16Array.from({ length: target.length + 1 }, (_, at) => at)];
  for (const word of words) rows.push(nextRow(rows.at(-1) ?? new Uint16Array(), word, target));
  return rows;
}
