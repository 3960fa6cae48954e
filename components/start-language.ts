import { language, setLanguage } from '@/shared/texts/language.ts';
import { languages, pickLanguage } from '@/shared/texts/languages.ts';

/** What the console of a page asks for (docs/debugging.md). */
function chosenLanguage(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    // A browser that keeps nothing for the site lets it read nothing either.
    return null;
  }
}

/** Brings in the language of this browser; before anything is drawn. */
export async function startLanguage(): Promise<void> {
  const chosen = chosenLanguage();
  const name = pickLanguage(chosen ? [chosen] : navigator.languages);
  const load = name === undefined ? undefined : languages[name];
  setLanguage(await load?.());
  const { locale, direction } = language();
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}
