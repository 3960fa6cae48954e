import type { Language } from './language.ts';

/** Every language but English, each loaded when it is wanted. A new one is a line here and a file beside it. */
export const languages: Readonly<Record<string, () => Promise<Language>>> = {
  'en-XA': async () => (await import('./pseudo-languages.ts')).accentedEnglish,
  'ar-XB': async () => (await import('./pseudo-languages.ts')).mirroredEnglish,
};

/** The first of the wanted languages that there is; undefined for English. */
export function pickLanguage(wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const [base = tag] = tag.split('-');
    const found = [tag, base].find((name) => Object.hasOwn(languages, name));
    if (found || base === 'en') return found;
  }
  return undefined;
}
