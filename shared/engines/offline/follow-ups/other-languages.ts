import { detectLanguage } from '@/shared/enhance/language.ts';
import { kindOfAnswer } from './kind-of-answer.ts';
import { phrasebooks, type Shape } from './phrasebooks.ts';
import type { Answer } from './read-answer.ts';
import { functionNames, openAcronyms } from './terms.ts';

const MAX_PICKS = 2;
const COUNT = 4;

/**
 * The questions of an answer in a language other than English.
 * @returns none for a language without a phrasebook
 */
export function askInItsLanguage(answer: Answer): string[] {
  const language = detectLanguage(answer.text) ?? byTurns(answer.text);
  const book = language && phrasebooks[language];
  if (!book) return [];
  const picks = [
    ...functionNames(answer).slice(0, 1).map(book.inputs),
    ...openAcronyms(answer).slice(0, 1).map(book.acronym),
  ].slice(0, MAX_PICKS);
  return [...picks, ...book[shapeOf(answer)]].slice(0, COUNT);
}

function shapeOf(answer: Answer): Shape {
  const kind = kindOfAnswer(answer);
  if (kind === 'code' || kind === 'query' || kind === 'fault') return 'code';
  if (kind === 'recipe' || kind === 'comparison' || kind === 'mail') return kind;
  if (kind === 'short' || kind === 'fact') return 'short';
  return answer.items.filter(({ isNumbered }) => isNumbered).length >= 3 ? 'steps' : 'text';
}

/** Turns that give the language of a text away where small words are few. */
const TURNS: readonly (readonly [string, RegExp])[] = [
  ['de', /[äöüß]|\b(?:ihr|vom|leider|unser|danke?|wurde|werden|beim|ja|nein|kein)\b/giu],
  ['fr', /[àâçèêëîïôœùû]|\b(?:merci|votre|aux|leur|oui|cela|avez|sont|plus)\b/giu],
  ['es', /[ñ¿¡]|\b(?:con|para|una|los|las|gracias|usted|sí|tiene|puede|hay|desde|hasta|muy)\b/giu],
  ['it', /[ìò]|\b(?:è|sì|di|il|che|gli|della|puoi|entro|prima)\b/giu],
  ['pt', /[ãõ]|\b(?:não|você|são|muito|até|uma|dias|os)\b/giu],
];

function byTurns(text: string): string | undefined {
  const [best] = TURNS.map(([code, sign]) => ({ code, count: text.match(sign)?.length ?? 0 })).sort(
    (left, right) => right.count - left.count,
  );
  return best && best.count >= 2 ? best.code : undefined;
}
