import { sectionTitles } from '@/shared/contracts/section-titles.ts';

type SectionTitle = (typeof sectionTitles)[number];

/** The headings of a reframed prompt in other languages, in the order of `sectionTitles`. */
const TRANSLATED: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Aufgabe',
    'Anforderungen',
    'Schritt für Schritt',
    'Beispiele',
    'Beispielformat',
    'Ausgabeformat',
    'Weitere Hinweise',
  ],
  fr: [
    'Tâche',
    'Exigences',
    'Étape par étape',
    'Exemples',
    'Format d’exemple',
    'Format de sortie',
    'Remarques',
  ],
  es: [
    'Tarea',
    'Requisitos',
    'Paso a paso',
    'Ejemplos',
    'Formato de ejemplo',
    'Formato de salida',
    'Notas adicionales',
  ],
};

/** The headings for a text in a language, by ISO code; English where there are none in it. */
export function headingsIn(language: string | undefined): readonly string[] {
  return (language && TRANSLATED[language]) || sectionTitles;
}

/** A heading as it is written, and the title it stands for. */
interface Heading {
  title: SectionTitle;
  heading: string;
}

/** Every heading that is understood, by its spellings in lower case. */
const bySpelling: ReadonlyMap<string, Heading> = new Map(
  [sectionTitles, ...Object.values(TRANSLATED)].flatMap((headings) =>
    headings.flatMap((heading, index) => {
      const title = sectionTitles[index];
      const lower = heading.toLowerCase().replaceAll('’', "'");
      const spellings = [lower, lower.replaceAll('-', ' '), lower.replace(/s$/, '')];
      return title ? spellings.map((name) => [name, { title, heading }] as const) : [];
    }),
  ),
);

/** The heading that a line's words are, in any of the languages. */
export function knownHeading(words: string): Heading | undefined {
  return bySpelling.get(words.trim().toLowerCase().replaceAll('’', "'"));
}
