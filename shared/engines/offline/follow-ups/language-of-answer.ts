import { detectLanguage } from '@/shared/enhance/language.ts';

/** Turns that give the language of a text away where small words are few. */
const TURNS: readonly (readonly [string, RegExp])[] = [
  ['de', /[äöüß]|\b(?:ihr|vom|leider|unser|danke?|wurde|werden|beim|ja|nein|kein)\b/giu],
  ['fr', /[àâçèêëîïôœùû]|\b(?:merci|votre|aux|leur|oui|cela|avez|sont|plus)\b/giu],
  ['es', /[ñ¿¡]|\b(?:con|para|una|los|las|gracias|usted|sí|tiene|puede|hay|desde|hasta|muy)\b/giu],
  ['it', /[ìò]|\b(?:è|sì|di|il|che|gli|della|puoi|entro|prima)\b/giu],
  ['pt', /[ãõ]|\b(?:não|você|são|muito|até|uma|dias|os)\b/giu],
];

/** The language of a text that is not English, as its ISO 639-1 code; short ones are told by their letters. */
export const languageOf = (text: string): string | undefined => detectLanguage(text) ?? byTurns(text);

function byTurns(text: string): string | undefined {
  const [best] = TURNS.map(([code, sign]) => ({ code, count: text.match(sign)?.length ?? 0 })).sort(
    (left, right) => right.count - left.count,
  );
  return best && best.count >= 2 ? best.code : undefined;
}
