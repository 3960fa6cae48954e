import { blank, findProtectedSpans } from './protected-spans.ts';

/** Languages told apart, by ISO 639-1 code; the names are what a finding shows. */
const NAMES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  sv: 'Swedish',
  pl: 'Polish',
  tr: 'Turkish',
  id: 'Indonesian',
  ru: 'Russian',
  uk: 'Ukrainian',
  el: 'Greek',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
  bn: 'Bengali',
  ta: 'Tamil',
  th: 'Thai',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
} as const;
export type LanguageCode = keyof typeof NAMES;

/** Short words that are frequent in one language; one shared by two counts for both. */
const STOP_WORDS: Partial<Record<LanguageCode, string>> = {
  en: 'the and to of is it you that for on with this be are have not my your can was i me we what how please write make do a an in or if but from about would should could need want help give create using use explain when who which their they he she his her will just also so at by more some than into our us all no',
  de: 'der die das und ist nicht ein eine einen einem einer ich du sie wir mit für auf zu den dem des von im am mir mich dass wie was kann bitte schreibe über auch als aber oder wenn sich bei nach aus wird mein meine meinen meinem sind habe hat zum zur kein keine',
  fr: 'le la les des une un et est pas que qui dans pour sur avec ce cette je vous nous mon ma mes du au aux ne en se plus par il elle sont être avoir peux peut écris faire comment sans ou mais votre moi cet',
  es: 'el la los las una un y es que en de del para por con no se mi su me lo como más pero este esta son ser al qué cómo puedo puedes escribe sobre sin o si le nos una tu unos hasta muy',
  it: 'il lo la gli le un una e è che di del della per con non si mi come più ma questo questa sono essere al nel scrivi puoi senza o se anche dei delle alla mio mia ho hai',
  pt: 'o a os as um uma e é que de do da dos das para por com não se me como mais mas este esta são ser ao em no na escreva você sem ou meu minha sobre pode isso eu nos',
  nl: 'de het een en is niet van ik je jij wij we met voor op te dat die dit aan om ook maar of als hoe wat kan naar mijn zijn heb heeft er bij schrijf over zonder geen deze',
  sv: 'och att det är en ett som på för med inte jag du vi den till av om har kan min mitt mina skriv hur vad eller men utan ska från',
  pl: 'i w na z że się nie jest to do jak co dla o po ale czy mi mój moja proszę napisz przez bez od są który która oraz być',
  tr: 've bir bu için ile da de ne mi çok ben sen biz o gibi ama daha var yok nasıl bana benim lütfen olarak olan yaz',
  id: 'yang dan di untuk dengan ini itu dari saya anda tidak ke pada adalah bagaimana buat tolong atau dalam akan bisa juga oleh',
};
const STOP_SETS = Object.entries(STOP_WORDS).map(
  ([code, words]) => [code as LanguageCode, new Set(words.split(' '))] as const,
);

const SCRIPTS: readonly (readonly [LanguageCode, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['th', /\p{Script=Thai}/gu],
];
/** Enough to tell; what follows costs time only. */
const SAMPLE_CHARS = 4_000;

/**
 * The language most of a text is written in, code and addresses left aside.
 * @returns undefined where the text does not say: too short, mixed, or a language not in the table
 */
export function detectLanguage(text: string): LanguageCode | undefined {
  const prose = proseOf(text);
  return byScript(prose) ?? byStopWords(prose);
}

/** Whether a text may be treated by rules made for English: nothing in it says another language. */
export function isEnglish(text: string): boolean {
  const prose = proseOf(text);
  if (byScript(prose)) return false;
  const scores = new Map(scoreByStopWords(prose));
  const english = scores.get('en') ?? 0;
  if ([...scores].some(([code, score]) => code !== 'en' && score > english)) return false;
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const plain = prose.match(/[A-Za-z]/g)?.length ?? 0;
  return plain >= letters * 0.8;
}

/** @returns a name to show, such as "German" */
export function languageName(code: LanguageCode): string {
  return NAMES[code];
}

function proseOf(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARS);
  const spans = findProtectedSpans(sample).filter((span) => span.kind !== 'quote');
  return blank(sample, spans).replaceAll('\uE000', ' ');
}

function byScript(prose: string): LanguageCode | undefined {
  const latin = prose.match(/\p{Script=Latin}/gu)?.length ?? 0;
  for (const [code, pattern] of SCRIPTS) {
    const count = prose.match(pattern)?.length ?? 0;
    if (count < 2) continue;
    // a word takes one to three signs of Han or kana where Latin takes five
    const weight = code === 'ja' || code === 'zh' || code === 'ko' ? 3 : 1;
    if (code === 'ja' && count * 10 < (prose.match(/\p{Script=Han}/gu)?.length ?? 0)) continue;
    if (count * weight <= latin) continue;
    return code === 'ru' && /[іїєґ]/i.test(prose) ? 'uk' : code;
  }
  return undefined;
}

/** How many words of the text each language claims. */
function scoreByStopWords(prose: string): [LanguageCode, number][] {
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? [];
  return STOP_SETS.map(([code, set]) => [code, words.filter((word) => set.has(word)).length]);
}

function byStopWords(prose: string): LanguageCode | undefined {
  const wordCount = prose.match(/\p{L}+/gu)?.length ?? 0;
  const [best, second] = scoreByStopWords(prose).sort((left, right) => right[1] - left[1]);
  if (!best || !second || best[1] < 2) return undefined;
  const isFrequent = best[1] * 6 >= wordCount;
  const isClear = best[1] >= second[1] * 1.25 + 1;
  return isFrequent && isClear ? best[0] : undefined;
}
