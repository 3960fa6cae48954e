/** A text as quotes are compared, and where each of its characters stood. */
export interface Normalised {
  text: string;
  /** Per UTF-16 code unit of `text`: where it began in the original, and where it ended. */
  starts: number[];
  ends: number[];
}

const REPLACED: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
};
const DROPPED = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

/**
 * What a quote may differ in from its source: case, kinds of quotation marks and dashes, width and spacing, characters that
 * are not seen. Every word, number and negation stays as it is.
 */
export function normaliseQuote(text: string): Normalised {
  let out = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (piece: string, start: number, end: number) => {
    for (let index = 0; index < piece.length; index += 1) {
      starts.push(start);
      ends.push(end);
    }
    out += piece;
  };
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    if (DROPPED.test(character)) continue;
    const folded = (REPLACED[character] ?? character).normalize('NFKC').toLowerCase();
    const replaced = [...folded].map((piece) => REPLACED[piece] ?? piece).join('');
    if (/^\s*$/.test(replaced)) {
      if (out !== '' && !out.endsWith(' ')) push(' ', start, at);
      continue;
    }
    push(replaced, start, at);
  }
  return { text: out, starts, ends };
}
