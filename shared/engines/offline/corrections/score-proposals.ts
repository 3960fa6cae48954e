import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import { LEAD, type Sentence, scoreOf } from '@/shared/engines/offline/language-model/sentence.ts';
import type { Proposal } from './proposals.ts';

export interface Scored {
  proposal: Proposal;
  /** How much likelier the model finds the sentence with it: difference of logarithms. */
  gain: number;
}

/** Below this the model is so sure that no other clue would tell. */
export const LEAST_GAIN = -1.5;

/** All proposals that the model does not speak against. */
export function scoreProposals(
  model: LanguageModel,
  sentence: Sentence,
  proposals: readonly Proposal[],
): Scored[] {
  const scored: Scored[] = [];
  for (const proposal of proposals) {
    const from = proposal.from + LEAD;
    const to = proposal.to + LEAD;
    const words = proposal.words.map((word) => model.id(word));
    const old = sentence.ids.slice(from, to);
    const gain =
      scoreOf(model, sentence.ids, { from, to, words }) -
      scoreOf(model, sentence.ids, { from, to, words: old });
    if (gain >= LEAST_GAIN) scored.push({ proposal, gain });
  }
  return scored;
}
