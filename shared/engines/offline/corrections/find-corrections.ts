import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { type Sentence, sentencesOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { type Edit, inStyleOf } from '@/shared/engines/offline/polish/edits.ts';
import type { Passage } from '@/shared/engines/offline/polish/pattern.ts';
import { probabilityOf } from './classifier.ts';
import { featuresOf } from './features.ts';
import { isHomophone } from './homophones.ts';
import { isDecidable } from './is-decidable.ts';
import { isOnlyHeard, type Proposal, type ProposalKind, type Proposer } from './proposals.ts';
import { readSentence } from './read-sentence.ts';
import { LEAST_GAIN, type Scored, scoreProposals } from './score-proposals.ts';

export interface Grammarian {
  model: LanguageModel;
  proposer: Proposer;
  weights: Int8Array;
}

/** A change with how sure it is. */
export interface Correction extends Edit {
  kind: ProposalKind;
  /** From 0 to 1. */
  probability: number;
}

/** From here on a change is made by itself; what changes the sense when it is wrong needs more. */
const SURE: Record<ProposalKind, number> = {
  number: 0.7,
  verb: 0.64,
  auxiliary: 0.85,
  'article-add': 0.68,
  'article-drop': 0.8,
  'article-swap': 0.85,
  'preposition-add': 0.68,
  'preposition-drop': 0.68,
  'preposition-swap': 0.76,
  confusion: 0.7,
  adverb: 0.68,
  'be-add': 0.85,
  'be-drop': 0.85,
};
/** From here on a change is worth being shown. */
const LIKELY = 0.4;

/** The same in a text that hardly has another slip; a word is not taken for its like there. */
const SURE_ALONE = 0.96;

export const isSure = ({ kind, probability }: Correction, isTrusted: boolean): boolean =>
  isTrusted ? kind !== 'confusion' && probability >= SURE_ALONE : probability >= SURE[kind];

/** How many errors a hundred words of the training text hold. */
const TRAINED_DENSITY = 0.07;
/** What is expected of a text before any of it is read: this share of errors, as if seen in so many words. */
const EXPECTED = { density: 0.04, words: 30 };
/** A text with more errors than this is not believed to have them. */
const MOST_DENSITY = 0.12;
const ROUNDS = 4;

const shifted = (probability: number, density: number): number => {
  const odds = (probability / (1 - probability)) * (density / TRAINED_DENSITY);
  return odds / (1 + odds);
};

/**
 * All changes of a masked text that are at least likely, no two of them side by side. Who makes few errors is believed:
 * the share of errors in the text is estimated from the text (M. Saerens et al.: Adjusting the outputs of a classifier
 * to new a priori probabilities, 2002) and every probability shifted by it.
 * @param known errors found in it by other means
 */
export function findCorrections({ text, masked }: Passage, grammarian: Grammarian, known = 0): Correction[] {
  const found: Correction[] = [];
  let words = EXPECTED.words;
  for (const sentence of sentencesOf(masked, grammarian.model)) {
    words += sentence.tokens.length;
    found.push(...correctionsOf(sentence, text, grammarian));
  }
  const seen = EXPECTED.density * EXPECTED.words + known;
  // no change speaks for itself: what the others say of the text counts
  let believed = found.map(({ probability }) => shifted(probability, EXPECTED.density));
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = believed.reduce((sum, probability) => sum + probability, seen);
    believed = found.map(({ probability }, index) =>
      shifted(probability, Math.min(MOST_DENSITY, (all - (believed[index] ?? 0)) / words)),
    );
  }
  return found
    .map((correction, index) => ({ ...correction, probability: believed[index] ?? 0 }))
    .filter(({ probability }) => probability >= LIKELY);
}

/** How sure a word is that was typed as it sounds: sure in any text. */
const HEARD = 0.97;
/** Lower ones would not become likely in any text. */
const FLOOR = 0.3;

function correctionsOf(
  sentence: Sentence,
  text: string,
  { model, proposer, weights }: Grammarian,
): Correction[] {
  if (sentence.tokens.length < 3) return [];
  const reading = readSentence(model, sentence);
  const scored = scoreProposals(model, sentence, proposer.proposals(sentence)).filter(
    (one) =>
      isHomophone(one, sentence) ||
      !isOnlyHeard(one.proposal, sentence.tokens[one.proposal.from]?.lower ?? ''),
  );
  const rated = scored
    .map((one) => {
      const features = featuresOf(model, reading, { ...one, rival: bestRival(one, scored) });
      const probability = probabilityOf(weights, features);
      const isHeard = isHomophone(one, sentence);
      return { proposal: one.proposal, probability: isHeard ? Math.max(probability, HEARD) : probability };
    })
    .filter(({ probability }) => probability >= FLOOR)
    .sort((a, b) => b.probability - a.probability);
  const taken: Proposal[] = [];
  const found: Correction[] = [];
  for (const { proposal, probability } of rated) {
    if (!isDecidable(proposal, sentence, model)) continue;
    if (taken.some((other) => proposal.from <= other.to && proposal.to >= other.from)) continue;
    const edit = editOf(proposal, sentence, text);
    if (!edit) continue;
    taken.push(proposal);
    found.push({ ...edit, kind: proposal.kind, probability });
  }
  return found;
}

/** The best gain of another proposal for the same words or those beside them. */
export function bestRival({ proposal }: Scored, scored: readonly Scored[]): number {
  let best = LEAST_GAIN;
  for (const other of scored)
    if (
      other.proposal !== proposal &&
      Math.abs(other.proposal.from - proposal.from) <= 1 &&
      other.gain > best
    )
      best = other.gain;
  return best;
}

function editOf({ from, to, words }: Proposal, { tokens }: Sentence, text: string): Edit | undefined {
  const [first, last, next] = [tokens[from], tokens[to - 1], tokens[to]];
  if (!first) return undefined;
  if (from === to) return { start: first.start, end: first.start, text: `${words.join(' ')} ` };
  if (!last) return undefined;
  if (words.length > 0) {
    const replacement = inStyleOf(text.slice(first.start, last.end), words.join(' '), text);
    return { start: first.start, end: last.end, text: replacement === 'i' ? 'I' : replacement };
  }
  const previous = tokens[from - 1];
  if (!previous) return undefined;
  if (next && !next.parted) return { start: first.start, end: next.start, text: '' };
  return first.parted ? undefined : { start: previous.end, end: last.end, text: '' };
}
