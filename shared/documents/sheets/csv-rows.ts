const [QUOTE, FEED, RETURN] = [34, 10, 13];

interface Dialect {
  /** One character. */
  delimiter: string;
  newline: '\n' | '\r\n' | '\r';
}

const SAMPLE = 50_000;

/** How lines end, by the first 50,000 characters outside of quotes. */
export function findNewline(text: string): Dialect['newline'] {
  const length = Math.min(text.length, SAMPLE);
  let [both, feeds, returns] = [0, 0, 0];
  let isQuoted = false;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (!isQuoted && code === RETURN) returns += 1;
    else if (!isQuoted && code === FEED) {
      feeds += 1;
      if (text.charCodeAt(at - 1) === RETURN) both += 1;
    }
  }
  if (feeds === 0 && returns > 0) return '\r';
  return both > 0 && both >= feeds / 2 ? '\r\n' : '\n';
}

/** The rows of a delimited text in one pass, some at a time. Quotes are RFC 4180; what is not is kept as it stands. */
export class CsvRows {
  /** Whether a quote was opened and never closed: the rest of the text is one field then. */
  hasOpenQuote = false;
  readonly #text: string;
  readonly #delimiter: number;
  readonly #newline: string;
  readonly #lineEnd: number;
  #at = 0;
  #width = 0;
  /** Behind the quoted field read last: a delimiter, a line end or the end of the text. */
  #end = 0;

  constructor(text: string, { delimiter, newline }: Dialect) {
    this.#text = text;
    this.#delimiter = delimiter.charCodeAt(0);
    this.#newline = newline;
    this.#lineEnd = newline.charCodeAt(0);
  }

  /** The next rows; nothing after the last. */
  next(most: number): string[][] | undefined {
    const { length } = this.#text;
    if (this.#at >= length) return undefined;
    const rows: string[][] = [];
    while (rows.length < most && this.#at < length) rows.push(this.#row());
    return rows;
  }

  #row(): string[] {
    // Kept at hand: five million characters pass here.
    const text = this.#text;
    const delimiter = this.#delimiter;
    const lineEnd = this.#lineEnd;
    const { length } = text;
    const isPair = this.#newline.length > 1;
    // As wide as the row before, so that it need not grow: growing takes three times the memory.
    const row = new Array<string>(this.#width);
    let count = 0;
    let at = this.#at;
    for (;;) {
      let end = at;
      if (text.charCodeAt(at) === QUOTE) {
        row[count] = this.#quoted(at);
        end = this.#end;
      } else {
        for (; end < length; end += 1) {
          const code = text.charCodeAt(end);
          if (code === delimiter) break;
          if (code === lineEnd && (!isPair || text.charCodeAt(end + 1) === FEED)) break;
        }
        row[count] = text.slice(at, end);
      }
      count += 1;
      if (text.charCodeAt(end) === delimiter) at = end + 1;
      else {
        this.#at = end + this.#newline.length;
        this.#width = count;
        if (row.length > count) row.length = count;
        return row;
      }
    }
  }

  #quoted(from: number): string {
    const text = this.#text;
    let hasEscapes = false;
    for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
      const next = text.charCodeAt(at + 1);
      if (next === QUOTE) {
        hasEscapes = true;
        at += 1;
        continue;
      }
      const end = next === this.#delimiter ? at + 1 : this.#closing(at + 1);
      if (end === undefined) continue;
      this.#end = end;
      const field = text.slice(from + 1, at);
      return hasEscapes ? field.replaceAll('""', '"') : field;
    }
    this.hasOpenQuote = true;
    this.#end = text.length;
    return text.slice(from + 1);
  }

  /** Where a field ends whose quote closes before a place; undefined where anything but blanks follows it. */
  #closing(from: number): number | undefined {
    const text = this.#text;
    const isPair = this.#newline.length > 1;
    let at = from;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === this.#delimiter) return at;
      if (code === this.#lineEnd && (!isPair || text.charCodeAt(at + 1) === FEED)) return at;
      if (code !== 32 && code !== 9) return undefined;
    }
    return at;
  }
}
