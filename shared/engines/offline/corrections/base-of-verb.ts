import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { verbsOf } from './inflect.ts';
import type { Place } from './place.ts';

/** The base of the verb a word is a form of, where the model knows that base as a verb. */
export const baseOfVerb = ({ model }: Place, form: string): string | undefined =>
  verbsOf(form, (word) => (model.classesOf(model.id(word)) & WordClass.base) !== 0)[0]?.base;
