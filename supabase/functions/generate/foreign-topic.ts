import type { GenerateLength, GenerateMode } from '@/shared/contracts/generate.ts';
import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { topicWordings } from '@/shared/engines/prompts/topic-wordings.ts';
import { detectLanguage, type LanguageCode } from '@/shared/enhance/language.ts';
import { foreignSentence } from './foreign-sentences.ts';

/** Words and endings that give a language away where a topic has only a few words; no name of English topics has them. */
const SIGNS: readonly (readonly [LanguageCode, RegExp])[] = [
  [
    'de',
    /^(?:für|mein\p{L}{0,2}|und|der|das|dem|den|ein|mit|von|im|eine[nmrs]?|wie|ich|vom|zum|zur|über|auf|nicht|wenn|ist|gedicht|aufsatz|rezept|bewerbung|einladung|zusammenfassung)$/u,
  ],
  [
    'fr',
    /^(?:de|un|en|le|la|les|au|et|pour|une|mes|avec|sur|comment|dans|du|des|aux|lettre|livre|poème|recette|discours)$/u,
  ],
  [
    'es',
    /^(?:de|un|en|el|la|del|con|y|para|una|cómo|mi|más|sobre|carta|ensayo|libro|receta|\p{L}+ci(?:ón|ones))$/u,
  ],
  ['it', /^(?:un|la|il|del|con|della|delle|gli|mio|mia|una|nel|il|per|di|lettera|ricetta|biglietto)$/u],
  ['pt', /^(?:de|um|com|do|da|dos|para|uma|minha|meu|não|receita|livro|\p{L}+(?:ção|ções))$/u],
];
/** Words of English that are as much words of one of these. */
const ALSO_FOREIGN = /^(?:die|was|in|an|am|war|hat|so|also|man|will|a|me|on|son|no|sin|come|chi|i|e|o)$/;
/** Small words that names of English topics have, too: "le mans", "der spiegel". One alone says nothing. */
const SMALL =
  /^(?:de|un|en|le|la|les|au|et|el|del|con|y|der|das|dem|den|ein|mit|von|im|il|um|com|do|da|dos)$/;
const ENGLISH = /\b(?:the|for|of|and|to|my|with|about|how|from|your|our)\b/i;

function isMostlyEnglish(topic: string): boolean {
  const words = topic.toLowerCase().match(/\p{L}+/gu) ?? [];
  return ENGLISH.test(topic) && words.filter((word) => likelyWords.has(word)).length * 2 > words.length;
}

function bySigns(topic: string): LanguageCode | undefined {
  if (/^[¿¡]/.test(topic)) return 'es';
  if (ENGLISH.test(topic)) return undefined;
  if (/(?:^|\s)d['’]une? /i.test(topic)) return 'fr';
  const words = topic.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [best, second] = SIGNS.map(([code, sign]) => ({
    code,
    sign,
    count: words.filter((word) => sign.test(word)).length,
  })).sort((left, right) => right.count - left.count);
  if (!best || best.count <= (second?.count ?? 0)) return undefined;
  const [said, ...more] = words.filter((word) => best.sign.test(word));
  if (said && more.length === 0 && SMALL.test(said) && !/[à-ÿ]/.test(topic)) return undefined;
  const english = words.filter(
    (word) =>
      !best.sign.test(word) && !ALSO_FOREIGN.test(word) && !/[à-ÿ]/.test(word) && likelyWords.has(word),
  ).length;
  return best.count > english ? best.code : undefined;
}

/**
 * A topic in another language as a prompt in that language: rules made for English would put English words around it, or
 * into it. One whose language has no wording here stays as it was written.
 * @returns undefined for an English topic, and one that does not say
 */
export function wordForeign(
  topic: string,
  { mode, length }: { mode: GenerateMode; length: GenerateLength },
): string | undefined {
  const language = detectLanguage(topic) ?? bySigns(topic);
  if (!language || language === 'en') return undefined;
  const wording = topicWordings[language];
  // A slip can make English words look like those of a language that is not worded here.
  if (!wording && isMostlyEnglish(topic)) return undefined;
  // A picture is described, not answered.
  if (!wording || mode === 'image') return topic;
  const answer = wording.answer[length];
  if (topic.includes('\n')) return `${topic}\n\n${answer}`;
  const bare = topic.replace(/[.。।]$/, '');
  const isWhole = bare !== topic || /[!?！？…]$/.test(topic);
  const sentence = foreignSentence(topic, language) ?? (isWhole ? topic : undefined);
  const said = mode === 'email' ? wording.mail(bare) : (sentence ?? wording.help(bare));
  // A sentence ends once, and Chinese puts no space behind it.
  const ended = said.replace(/([!?！？…])[.。।]$/, '$1');
  return /[。！？]$/.test(ended) ? ended + answer : `${ended} ${answer}`;
}
