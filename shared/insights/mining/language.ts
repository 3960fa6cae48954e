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
  const foreign = words.filter((word) => !STOP_WORDS.has(word.replace('’', "'")) && !REMARKS.has(word));
  const isLong = (word: string) => word.length > 1;
  const known = words.filter(isLong).length - foreign.filter(isLong).length;
  if (words.length >= 4 && known / words.length >= 0.3) return 'en';
  const candidates = detectAll(read);
  const led = candidates.find(({ lang }) => foreign.some((word) => isArticle(word, lang)));
  if (led) return led.lang;
  const [best] = candidates;
  if (best && best.accuracy >= (known > 0 ? MIN_ACCURACY.beside : MIN_ACCURACY.alone)) return best.lang;
  return known > 0 ? 'en' : 'und';
}

/** From so many words on a text tells its language by itself. */
const MIN_TELLING_WORDS = 8;
/** So large a part of the longer texts is of one language before it decides on the short ones. */
const MIN_COMMON = 0.6;

/**
 * The languages of texts that belong together. What a few words read as, and none of the longer texts is written in, is
 * a slip: `Superb graphs. Missing: a CSV download.` among English ones is no Hungarian.
 */
export function detectLanguages(texts: readonly string[]): string[] {
  const read = texts.map((text) => ({
    language: detectItemLanguage(text),
    isLong: (text.match(/\p{L}+/gu)?.length ?? 0) >= MIN_TELLING_WORDS,
  }));
  const times = new Map<string, number>();
  for (const { language, isLong } of read) if (isLong) times.set(language, (times.get(language) ?? 0) + 1);
  const long = [...times.values()].reduce((sum, value) => sum + value, 0);
  const [common, most] = [...times].sort((one, other) => other[1] - one[1])[0] ?? ['und', 0];
  return read.map(({ language, isLong }, index) => {
    const isLatin = !/[^\p{Script=Latin}\P{L}]/u.test(texts[index] ?? '');
    const isSlip = language !== 'und' && !isLong && isLatin && !times.has(language);
    return isSlip && most > 0 && most >= long * MIN_COMMON ? common : language;
  });
}
