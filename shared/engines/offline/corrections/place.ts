import { type LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import { LEAD, type Sentence, type Token } from '@/shared/engines/offline/language-model/sentence.ts';

/** A word in its sentence. */
export interface Place {
  sentence: Sentence;
  at: number;
  model: LanguageModel;
}

export const tokenAt = ({ sentence }: Place, at: number): Token | undefined => sentence.tokens[at];
export const classesAt = ({ sentence, model }: Place, at: number): number =>
  sentence.tokens[at]?.isWord === true ? model.classesOf(sentence.ids[at + LEAD] ?? UNKNOWN) : 0;

/** "the cat'll get in", "the rent's lower": the verb is in it already. */
export const holdsVerb = (token: Token | undefined): boolean =>
  /'(?:s|ll|d|ve|re|m)$/.test(token?.lower ?? '');

/** Whether a phrase ends before this token. */
export function endsBefore(place: Place, at: number, after: ReadonlySet<string>): boolean {
  const token = tokenAt(place, at);
  return !token || token.parted || after.has(token.lower);
}
