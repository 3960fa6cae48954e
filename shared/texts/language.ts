import type { Translation } from './catalogues.ts';

export interface Language {
  /** As `Intl` and the `lang` of a page take it. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** None for English, which the surfaces carry themselves. */
  translation?: Translation;
  /** Of a language for trials: what becomes of each sentence. No translation, whose catalogues would be in one file with it. */
  change?: (pattern: string) => string;
}

export const ENGLISH: Language = { locale: 'en', direction: 'ltr' };
let inUse = ENGLISH;

/** The language that sentences are said in. */
export const language = (): Language => inUse;

/** Sets it; a page does so once, before it draws anything. */
export function setLanguage(next: Language = ENGLISH): void {
  inUse = next;
}
