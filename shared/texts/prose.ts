import { language } from './language.ts';

/** A long text that is a file a language (`privacy.en.ts`), in the language in use; the English one where that has none. */
export const proseIn = <T>(texts: { readonly en: T } & { readonly [locale: string]: T }): T =>
  texts[language().locale] ?? texts.en;
