/** Counts the tokens of a text by the o200k encoding, which current models of OpenAI use; others count about as many. */
export type CountTokens = (text: string) => number;

/** A longer run without a blank is counted in parts: the encoder's time grows with the square of its length. */
const MAX_RUN_CHARS = 80;
const LONG_RUN = new RegExp(`[^\\s]{${MAX_RUN_CHARS + 1},}`);
const RUN_PARTS = new RegExp(`[^\\s]{${MAX_RUN_CHARS}}(?=[^\\s])`, 'gu');
/** What is handed to the encoder at once. */
const PIECE_CHARS = 16_000;
/** Texts up to this length are counted whole; of longer ones so much is counted, in equal parts, and the rest inferred. */
const EXACT_CHARS = 600_000;
const SAMPLES = 40;

/** Pieces that end at a line or a blank where there is one. */
function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + PIECE_CHARS);
    if (end < text.length) {
      const line = text.lastIndexOf('\n', end);
      const blank = text.lastIndexOf(' ', end);
      end = line > at ? line : blank > at ? blank : end;
    }
    yield text.slice(at, end);
    at = end;
  }
}

/** Loads the encoding, about 1 MB, on first use. Counts exactly up to 600,000 characters, and infers the rest beyond. */
export async function loadTokenCounter(): Promise<CountTokens> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // Words such as <|endoftext|> are text when a file says them.
  const options = { disallowedSpecial: new Set<string>() };
  const count = (piece: string) => {
    if (!LONG_RUN.test(piece)) return countTokens(piece, options);
    let sum = 0;
    for (const part of piece.replace(RUN_PARTS, '$&\u0000').split('\u0000'))
      sum += countTokens(part, options);
    return sum;
  };
  return (text) => {
    if (text.length <= EXACT_CHARS) return sum(pieces(text), count);
    const step = Math.floor(text.length / SAMPLES);
    const chars = Math.floor(EXACT_CHARS / SAMPLES);
    let tokens = 0;
    for (let at = 0; at < SAMPLES; at += 1) tokens += count(text.slice(at * step, at * step + chars));
    return Math.round((tokens / (chars * SAMPLES)) * text.length);
  };
}

function sum(parts: Iterable<string>, count: CountTokens): number {
  let total = 0;
  for (const part of parts) total += count(part);
  return total;
}
