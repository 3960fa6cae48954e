import { detectAll } from 'tinyld/light';
import { isArticle } from './foreign-nouns.ts';
import { STOP_WORDS } from './stop-words.ts';

const MAX_READ_CHARS = 600;
/** Below, the n-grams of a short remark say nothing: less so beside a word of English (`endgame is empty` reads as Dutch). */
const MIN_ACCURACY = { alone: 0.05, beside: 0.1 };
/** English words of short remarks that other languages lack. */
const REMARKS = new Set(
  `please thanks add good great bad fine works work love hate nice never worst best buy bought broke broken price money time
  days weeks months works useless awful terrible okay`.split(/\s+/),
);

/**
 * The language of a text as ISO 639-1, `und` where nothing can be told. Short texts full of English function words are
 * English whatever the n-grams say.
 */
export function detectItemLanguage(text: string): string {
  const read = text.replace(/https?:\/\/\S+|[@#]\w+/g, ' ').slice(0, MAX_READ_CHARS);
  const words = read.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  if (words.length === 0) return 'und';
  const isEnglish = (word: string) => STOP_WORDS.has(word.replace('’', "'")) || REMARKS.has(word);
  const known = words.filter((word) => word.length > 1 && isEnglish(word)).length;
  if (words.length >= 4 && known / words.length >= 0.3) return 'en';
  const candidates = detectAll(read);
  const led = candidates.find(({ lang }) => words.some((word) => !isEnglish(word) && isArticle(word, lang)));
  if (led) return led.lang;
  const [best] = candidates;
  if (best && best.accuracy >= (known > 0 ? MIN_ACCURACY.beside : MIN_ACCURACY.alone)) return best.lang;
  return known > 0 ? 'en' : 'und';
}
