import { language, setLanguage } from '@/shared/texts/language.ts';
import { languages, pickLanguage } from '@/shared/texts/languages.ts';

/** Where the console of an extension's page asks for a language (docs/debugging.md). */
const CHOSEN = 'language';

/** Brings in the language of this browser; before anything is drawn. */
export async function startLanguage(): Promise<void> {
  const chosen = localStorage.getItem(CHOSEN);
  const name = pickLanguage(chosen ? [chosen] : navigator.languages);
  const load = name === undefined ? undefined : languages[name];
  setLanguage(await load?.());
  const { locale, direction } = language();
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}
