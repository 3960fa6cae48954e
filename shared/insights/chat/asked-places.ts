import { type SourceId, sourceId } from '@/shared/contracts/analysis-modes.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';

const LANGUAGES =
  `en de fr es it pt nl pl ru ja zh ko sv da fi no tr ar hi cs el he uk ro hu bg id vi th fa ca hr sk`.split(
    ' ',
  );
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
const WRITERS =
  '(?:posts?|comments?|users?|people|reviews?|speakers?|voices?|ones?|quot(?:e|ation)s?|citations?|customers?|owners?|buyers?|reviewers?|opinions?|texts?|complaints?)';

export const nameLanguage = (code: string): string => inEnglish.of(code) ?? code;

const names = (id: SourceId): string => (id === 'x' ? 'X|Twitter' : sourceLabels[id].replace(' ', ' ?'));
/** Where posts come from, not what they are about: `from Reddit`, `Reddit posts`. The X of the site is a capital. */
const SOURCES = sourceId.options
  .filter((id) => id !== 'import')
  .map((id) => {
    const said = new RegExp(
      `\\b(?:from|on|via|at|of|in) (?:${names(id)})\\b|\\b(?:${names(id)}) ${WRITERS}\\b`,
      id === 'x' ? '' : 'i',
    );
    return { id, said };
  });
const SPOKEN = LANGUAGES.map((code) => {
  const name = nameLanguage(code);
  return {
    code,
    said: new RegExp(
      `\\b(?:in|are|is) ${name}\\b(?! \\w)|\\b(?:in|write|wrote|written|speak) ${name}\\b|\\b${name}(?:-speaking)? ${WRITERS}\\b`,
      'i',
    ),
  };
});

/** Where the posts asked about come from and what language they are in, and the words that say so. */
export function readPlaces(message: string): { source?: SourceId; language?: string; words: RegExp[] } {
  const source = SOURCES.find(({ said }) => said.test(message));
  const language = SPOKEN.find(({ said }) => said.test(message));
  return {
    ...(source && { source: source.id }),
    ...(language && { language: language.code }),
    words: [source, language].flatMap((found) => (found ? [found.said] : [])),
  };
}
