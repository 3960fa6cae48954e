import { featuresOf } from '@/shared/engines/offline/corrections/features.ts';
import { bestRival } from '@/shared/engines/offline/corrections/find-corrections.ts';
import { Proposer } from '@/shared/engines/offline/corrections/proposals.ts';
import { readSentence } from '@/shared/engines/offline/corrections/read-sentence.ts';
import { type Scored, scoreProposals } from '@/shared/engines/offline/corrections/score-proposals.ts';
import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { sentencesOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { shieldText } from '@/shared/engines/offline/polish/shield.ts';
import { type Planted, plantErrors, randomFrom } from './plant-errors.ts';
import { Trainer } from './train-classifier.ts';
import { partOf } from './training-text.ts';

export interface Example {
  scored: Scored;
  features: Uint32Array;
  /** Whether it mends a planted error. */
  isRight: boolean;
}

/** Each time in another order and with other errors. */
const PASSES = 3;
/** How many of the sentences are typed without care. */
const CARELESS = 0.35;

/** What the classifier is asked about one sentence with errors planted in it. */
export interface Lesson {
  cures: Planted['cures'];
  words: number;
  examples: Example[];
}

/**
 * Errors planted in a correct text, and every proposal the model makes for it.
 * @param random without it nothing is planted
 */
export function* lessonsOf(
  { model, proposer }: { model: LanguageModel; proposer: Proposer },
  text: string,
  random: (() => number) | undefined,
): Generator<Lesson> {
  const typed = random && random() < CARELESS ? carelessly(text) : text;
  for (const correct of sentencesOf(shieldText(typed.replaceAll('"', '')), model)) {
    const planted = plantErrors(correct, random ? proposer.proposals(correct) : [], random ?? (() => 1));
    const [sentence] = sentencesOf(planted.tokens.join(' '), model);
    if (sentence?.tokens.length !== planted.tokens.length) continue;
    const reading = readSentence(model, sentence);
    const scored = scoreProposals(model, sentence, proposer.proposals(sentence));
    const cures = new Set(planted.cures.map(({ from, to, words }) => `${from} ${to} ${words.join(' ')}`));
    yield {
      cures: planted.cures,
      words: sentence.tokens.length,
      examples: scored.map((one) => ({
        scored: one,
        features: featuresOf(model, reading, { ...one, rival: bestRival(one, scored) }),
        isRight: cures.has(`${one.proposal.from} ${one.proposal.to} ${one.proposal.words.join(' ')}`),
      })),
    };
  }
}

/** Without capitals and commas, as people type to a machine. */
const carelessly = (text: string): string => text.toLowerCase().replace(/,/g, '');

/** Trains the classifier on the training part of some correct sentences. */
export function trainCorrections(model: LanguageModel, sentences: readonly string[]): Int8Array {
  const tools = { model, proposer: new Proposer(model) };
  const trainer = new Trainer();
  const order = randomFrom(7);
  const errors = randomFrom(100);
  const own = sentences.filter((sentence) => partOf(sentence) === 'train');
  for (let pass = 0; pass < PASSES; pass += 1) {
    const shuffled = own.map((sentence) => ({ sentence, place: order() })).sort((a, b) => a.place - b.place);
    for (const { sentence } of shuffled)
      for (const { examples } of lessonsOf(tools, sentence, errors))
        for (const { features, isRight } of examples) trainer.learn(features, isRight);
  }
  return trainer.quantised();
}
