/** One turn of a conversation, as its reader sees it. */
export interface Turn {
  who: 'user' | 'assistant';
  text: string;
}

/** The most that is sent along with a draft, in UTF-16 code units; the contract of every task says the same. */
export const MAX_CONTEXT_CHARS = 20_000;
/** A shorter rest of a turn tells nothing. */
const MIN_REST_CHARS = 200;
const BETWEEN = '\n\n';
const CUT = '…';

const names = { user: 'User', assistant: 'Assistant' } as const;
const headOf = ({ who }: Turn) => `${names[who]}:\n`;

export interface FittedContext {
  /** What is sent; `''` for nothing. */
  text: string;
  /** How many characters of each turn are in it, in the order the turns were given; 0: left out. */
  kept: readonly number[];
}

/** The end of a text, begun at a word and marked as cut. */
function endOf(text: string, maxChars: number): string {
  const end = text.slice(text.length - maxChars + CUT.length);
  const word = /^\S*\s+/.exec(end);
  return CUT + end.slice(word && word[0].length < end.length ? word[0].length : 0);
}

/** The turns as one text that fits: the newest are whole, the oldest are shortened or left out. */
export function fitTurns(turns: readonly Turn[], maxChars = MAX_CONTEXT_CHARS): FittedContext {
  const kept = turns.map(() => 0);
  const parts: string[] = [];
  let room = maxChars;
  for (let at = turns.length - 1; at >= 0; at -= 1) {
    const turn = turns[at];
    if (!turn) break;
    const frame = headOf(turn).length + (parts.length > 0 ? BETWEEN.length : 0);
    const most = room - frame;
    const isWhole = turn.text.length <= most;
    if (!isWhole && most < MIN_REST_CHARS) break;
    const shown = isWhole ? turn.text : endOf(turn.text, most);
    parts.unshift(headOf(turn) + shown);
    kept[at] = isWhole ? shown.length : shown.length - CUT.length;
    if (!isWhole) break;
    room -= frame + shown.length;
  }
  return { text: parts.join(BETWEEN), kept };
}

/** Scripts that models read about a character at a time. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
const CHARS_A_TOKEN = 4;

/** About how many tokens a text is; every model counts in its own way. */
export function approximateTokens(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / CHARS_A_TOKEN);
}

/** How a text begins, in one line. */
export function firstWords(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxChars ? `${line.slice(0, maxChars - 1).trimEnd()}…` : line;
}
