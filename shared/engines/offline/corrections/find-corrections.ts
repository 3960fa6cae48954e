import { type LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { LEAD, type Sentence, sentencesOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { type Edit, inStyleOf } from '@/shared/engines/offline/polish/edits.ts';
import type { Passage } from '@/shared/engines/offline/polish/pattern.ts';
import { probabilityOf } from './classifier.ts';
import { featuresOf } from './features.ts';
import { isHomophone } from './homophones.ts';
import { isCountable } from './inflect.ts';
import type { Proposal, ProposalKind, Proposer } from './proposals.ts';
import { readSentence } from './read-sentence.ts';
import { LEAST_GAIN, type Scored, scoreProposals } from './score-proposals.ts';
import { determiners, prepositionSet } from './word-sets.ts';

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
  verb: 0.65,
  auxiliary: 0.6,
  'article-add': 0.68,
  'article-drop': 0.86,
  'article-swap': 0.85,
  'preposition-add': 0.8,
  'preposition-drop': 0.85,
  'preposition-swap': 0.88,
  confusion: 0.88,
  adverb: 0.65,
  'be-add': 0.85,
  'be-drop': 0.85,
};
/** From here on a change is worth being shown. */
const LIKELY = 0.4;

export const isSure = ({ kind, probability }: Correction): boolean => probability >= SURE[kind];

/** How many errors a hundred words of the training text hold. */
const TRAINED_DENSITY = 0.07;
/** What is expected of a text before any of it is read: this share of errors, as if seen in so many words. */
const EXPECTED = { density: 0.015, words: 30 };
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
  let density = EXPECTED.density;
  for (let round = 0; round < ROUNDS; round += 1) {
    const expected = found.reduce((sum, { probability }) => sum + shifted(probability, density), seen);
    density = Math.min(MOST_DENSITY, expected / words);
  }
  return found
    .map((correction) => ({ ...correction, probability: shifted(correction.probability, density) }))
    .filter(({ probability }) => probability >= LIKELY);
}

const SPEAKERS = /^(?:i|you|we|they)$/;
const TOLD_PAST = /^(?:yesterday|ago|last|was|were|did|had)$/;

/** "when I deploy": right as it stands, and only its writer knows the tense. */
const isTense = ({ kind, from, form }: Proposal, { tokens, ids }: Sentence, model: LanguageModel): boolean =>
  kind === 'verb' &&
  form === WordClass.past &&
  (model.classesOf(ids[from + LEAD] ?? UNKNOWN) & WordClass.base) !== 0 &&
  SPEAKERS.test(tokens[from - 1]?.lower ?? '') &&
  tokens[from]?.parted === false &&
  !tokens.some(({ lower }) => TOLD_PAST.test(lower));

const NAMED = /^\p{Lu}\p{Ll}/u;
const WISH = /^(?:suggest|recommend|insist|demand|propose|request|require|ask)(?:s|ed|ing)?$/;

const WANTS_VERB =
  /^(?:wants?|wanted|needs?|needed|have|has|had|going|tr(?:y|ies|ied|ying)|likes?|liked|loves?|hopes?|plans?|able|ready|supposed|decided?|starts?|started|how|what|where|when)$/;

/** Not beside a word nobody knows ("useEffect runs"), and no verb after a wish: "I suggest that he see". */
function isDecidable(proposal: Proposal, sentence: Sentence, model: LanguageModel): boolean {
  const { kind, from, words, form } = proposal;
  const { tokens, ids } = sentence;
  if (tokens[from - 1]?.isWord === false) return false;
  if (isTense(proposal, sentence, model)) return false;
  const [word = ''] = words;
  const before = tokens[from - 1]?.lower ?? '';
  // "he never does it but gets …": what a verb behind a conjunction goes with stands too far away
  if (kind === 'verb' && word.endsWith('ing') && /^(?:and|but|or)$/.test(before)) return false;
  // "an example in go": a name may look like a verb
  if (kind === 'preposition-swap' && word === 'to' && /^(?:in|on|at|with)$/.test(tokens[from]?.lower ?? ''))
    return false;
  const classesAfter = model.classesOf(ids[from + 1 + LEAD] ?? UNKNOWN);
  // "these meeting notes": what describes a thing stays one
  const describes = tokens[from + 1]?.parted === false && (classesAfter & WordClass.plural) !== 0;
  if (kind === 'number' && form === WordClass.plural && describes) return false;
  // "our colleague Martina": who has a name is one
  const next = tokens[from + 1];
  if (kind === 'number' && form === WordClass.plural && next?.parted === false && NAMED.test(next.text))
    return false;
  // "cannot read properties of undefined": one thing that can be counted takes an article
  if (kind === 'number' && form === WordClass.singular && isCountable(word, model)) {
    if (!tokens.slice(Math.max(0, from - 3), from).some(({ lower }) => determiners.has(lower))) return false;
  }
  const classesBefore = model.classesOf(ids[from - 1 + LEAD] ?? UNKNOWN);
  // "a lot about" is not "a lot of", nor "the city about noise" "the city of noise"
  const isNounBefore = before === 'lot' || (classesBefore & (WordClass.singular | WordClass.plural)) !== 0;
  if (kind === 'preposition-swap' && tokens[from]?.lower === 'about' && isNounBefore) return false;
  // "fix the heating": behind an article it is a thing and no verb
  if (kind === 'verb' && tokens[from]?.lower.endsWith('ing') && determiners.has(before)) return false;
  // "it's on staging": behind a preposition it is a thing or a doing
  if (kind === 'verb' && tokens[from]?.lower.endsWith('ing') && prepositionSet.has(before) && before !== 'to')
    return false;
  // "deploy the app to staging": a place, where no word before it wants a verb
  const isPlace = before === 'to' && !WANTS_VERB.test(tokens[from - 2]?.lower ?? '');
  if (kind === 'verb' && isPlace && tokens[from]?.lower.endsWith('ing') && (tokens[from + 1]?.parted ?? true))
    return false;
  // "few" and "a few" say different things
  if (
    kind.startsWith('article') &&
    tokens.slice(from, from + 2).some(({ lower }) => /^(?:few|little)$/.test(lower))
  )
    return false;
  return !(
    kind === 'verb' && tokens.slice(Math.max(0, from - 5), from).some(({ lower }) => WISH.test(lower))
  );
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
  const scored = scoreProposals(model, sentence, proposer.proposals(sentence));
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
