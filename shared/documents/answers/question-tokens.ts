import { foldText, termsOf } from '@/shared/documents/context/search-terms.ts';

/** A word or figure of a question. Every one that means something must be understood before a number is given. */
export interface Token {
  /** Folded, as it was written. */
  text: string;
  stem: string;
  /** What it was understood as; undefined as long as nothing claims it. */
  role?: string;
}

const TOKEN =
  /"[^"]{1,120}"|“[^”]{1,120}”|\d{4}-\d{2}-\d{2}|\p{Sc}?\d[\d.,]*\d%?|\p{Sc}?\d%?|[<>]=?|≥|≤|=|[\p{L}\p{N}_]+(?:['’-][\p{L}\p{N}]+)*/gu;

const stemOf = (text: string) => termsOf(text).join(' ') || text;

/** The words of a question; what stands in quotes stays together. */
export function tokensOf(question: string): Token[] {
  return (question.match(TOKEN) ?? []).map((match) => {
    const text = foldText(match.replace(/^["“]|["”]$/g, '')).replace(/['’]s$/, '');
    return { text, stem: stemOf(text) };
  });
}

/** A number as it is typed into a question: `1,000`, `2.5k`, `10%`. */
export function typedNumber(text: string): number | undefined {
  const match = /^\p{Sc}?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(%?)$/u.exec(text);
  if (!match) return undefined;
  const value = Number(`${(match[1] ?? '').replaceAll(',', '')}${match[2] ?? ''}`);
  return match[3] ? value / 100 : value;
}

/** Finds words in a row, and claims them: each place holds what may stand there. */
export function claim(tokens: Token[], role: string, ...pattern: readonly (RegExp | string)[]): number {
  for (let at = 0; at + pattern.length <= tokens.length; at += 1) {
    const isHere = pattern.every((one, offset) => {
      const token = tokens[at + offset];
      if (!token || token.role !== undefined) return false;
      return typeof one === 'string' ? token.text === one : one.test(token.text);
    });
    if (!isHere) continue;
    for (let offset = 0; offset < pattern.length; offset += 1) {
      const token = tokens[at + offset];
      if (token) token.role = role;
    }
    return at;
  }
  return -1;
}
