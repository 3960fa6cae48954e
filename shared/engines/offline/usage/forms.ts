import { pluralsOf, verbFormsOf } from '@/shared/engines/offline/corrections/inflect.ts';

/** Which form of a verb a word is. */
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'ing';
const FORMS: readonly VerbForm[] = ['base', 'third', 'past', 'participle', 'ing'];

const listsOf = (base: string, form: VerbForm): readonly string[] => {
  const forms = verbFormsOf(base);
  return form === 'base' ? [forms.base] : forms[form];
};

/** Every spelling of a verb's forms with what it may be. */
export function formsOfVerb(base: string): Map<string, VerbForm[]> {
  const found = new Map<string, VerbForm[]>();
  for (const form of FORMS)
    for (const word of listsOf(base, form)) found.set(word, [...(found.get(word) ?? []), form]);
  return found;
}

/**
 * A verb in a form; of several spellings the first that people use.
 * @param base one or more words, of which the first is inflected: "take part"
 */
export function inVerbForm(base: string, form: VerbForm, isSpelling: (word: string) => boolean): string {
  const [first = '', ...rest] = base.split(' ');
  const spellings = listsOf(first, form);
  return [spellings.find(isSpelling) ?? spellings[0] ?? first, ...rest].join(' ');
}

/** A noun in both numbers. */
export const formsOfNoun = (noun: string): string[] => [noun, ...pluralsOf(noun)];
