import type { Proposal, ProposalKind } from '@/shared/engines/offline/corrections/proposals.ts';
import type { Sentence, Token } from '@/shared/engines/offline/language-model/sentence.ts';

/** A generator of numbers from 0 to 1 that gives the same ones each time (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A change and the tokens that it would have to be undone at. */
export interface Planted {
  tokens: string[];
  /** What mends each error, by its place among the new tokens. */
  cures: { kind: ProposalKind; from: number; to: number; words: string[] }[];
}

/*
 * How often learners make each error where they can, as odds of one place. The shares follow published counts of
 * errors in essays of learners (NUCLE; H. T. Ng et al., The CoNLL-2014 Shared Task, table 2): articles and determiners a
 * seventh, nouns' number a twelfth, verb forms and agreement a sixth, prepositions a seventh of what this mends.
 * An error of leaving out is planted by dropping a word, one of adding too much by adding it.
 */
const ODDS: Record<ProposalKind, number> = {
  number: 0.07,
  verb: 0.022,
  auxiliary: 0.02,
  'article-add': 0.01,
  'article-drop': 0.12,
  'article-swap': 0.012,
  'preposition-add': 0.0009,
  'preposition-drop': 0.03,
  'preposition-swap': 0.0035,
  confusion: 0.009,
  adverb: 0.03,
  'be-add': 0.002,
  'be-drop': 0.02,
};
/** Swaps that are rather made: what is near in sense or sound. */
const LIKELY = new Set(
  'in>on on>in at>in in>at on>at at>on to>for for>to of>about of>from from>of with>by by>with about>of to>at for>of of>for of>in in>to to>in than>as than>then for>since since>for during>in for>in in>of on>to to>with with>to on>of about>for'.split(
    ' ',
  ),
);

function oddsOf({ kind, words }: Proposal, lower: string): number {
  const [word = ''] = words;
  if (kind === 'preposition-swap') return ODDS[kind] * (LIKELY.has(`${lower}>${word}`) ? 4 : 0.4);
  if (kind === 'verb') {
    if (word.endsWith('ing')) return ODDS.verb * 0.6;
    // an ending left out is the commonest slip
    return ODDS.verb * (word.length < lower.length ? 3 : 0.9);
  }
  if (kind === 'number') return ODDS.number * (word.length < lower.length ? 1.6 : 0.6);
  return ODDS[kind];
}

/** A correct sentence with errors in it, none beside another. */
export function plantErrors(
  { tokens }: Sentence,
  proposals: readonly Proposal[],
  random: () => number,
): Planted {
  const chosen: Proposal[] = [];
  for (const proposal of proposals) {
    const lower = tokens[proposal.from]?.lower ?? '';
    if (random() >= oddsOf(proposal, lower)) continue;
    if (chosen.every((other) => proposal.from > other.to + 1 || proposal.to < other.from - 1))
      chosen.push(proposal);
  }
  chosen.sort((a, b) => a.from - b.from);
  const result: Planted = { tokens: [], cures: [] };
  let at = 0;
  const copy = (until: number) => {
    for (; at < until; at += 1) result.tokens.push(writtenAs(tokens[at]));
  };
  for (const { kind, from, to, words } of chosen) {
    copy(from);
    const cure = tokens.slice(from, to).map((token) => token.lower);
    const begin = result.tokens.length;
    result.tokens.push(...words);
    result.cures.push({ kind, from: begin, to: result.tokens.length, words: cure });
    at = to;
  }
  copy(tokens.length);
  return result;
}

/** With a comma where punctuation stood. */
const writtenAs = (token: Token | undefined): string =>
  token ? `${token.parted ? ', ' : ''}${token.text}` : '';
