import type { LanguageCode } from '@/shared/enhance/language.ts';

/** How a question or an order begins in a language, and how a question is written there. */
interface Sentences {
  asks: RegExp;
  orders: RegExp;
  asked: (question: string) => string;
}

const asked = (question: string) => `${question}?`;
/** A word at the beginning: `\b` knows Latin letters without marks alone. */
const first = (words: string) => new RegExp(`^(?:${words})(?=[\\s,-])`, 'iu');

const sentences: Partial<Record<LanguageCode, Sentences>> = {
  de: {
    asks: first(
      'wie|was|warum|wieso|weshalb|wozu|wo|wohin|woher|wer|wen|wem|wann|welche[rsnm]?|kann|soll|sollte|darf|muss|gibt',
    ),
    orders: first(
      'schreibe?|erstelle?|erkläre?|mache?|gib|nenne?|übersetze?|fasse?|hilf|zeige?|entwirf|plane?|vergleiche?|verfasse?|formuliere?|finde?',
    ),
    asked,
  },
  fr: {
    asks: first(
      'comment|pourquoi|quand|où|qui|que|quelles?|quels?|combien|est-ce que|faut-il|peut-on|dois-je|puis-je',
    ),
    orders: first(
      'écris|écrivez|rédige|crée|explique|fais|faites|donne|traduis|résume|aide|propose|compare|trouve|prépare|décris',
    ),
    asked: (question) => `${question} ?`,
  },
  es: {
    asks: first('cómo|qué|por qué|cuándo|dónde|quién|cuál|cuáles|cuánt[oa]s?|puedo|debo'),
    orders: first(
      'escribe|redacta|crea|haz|explica|dame|traduce|resume|ayúdame|propón|compara|busca|prepara|describe',
    ),
    asked: (question) => `¿${question}?`,
  },
  it: {
    asks: first('come|perché|quando|dove|chi|cosa|che cosa|quale|quali|quant[oaie]|posso|devo'),
    orders: first(
      'scrivi|crea|fai|spiega|dammi|traduci|riassumi|aiutami|proponi|confronta|trova|prepara|descrivi',
    ),
    asked,
  },
  pt: {
    asks: first('como|por que|quando|onde|quem|o que|qual|quais|quant[oa]s?|posso|devo'),
    orders: first(
      'escrev[ae]|cri[ea]|faça|faz|explique|dê|traduza|resuma|ajude|proponha|compare|prepare|descreva',
    ),
    asked,
  },
  ru: {
    asks: first('как|что|почему|зачем|когда|где|кто|как(?:ой|ая|ое|ие)|сколько|можно ли|нужно ли'),
    orders: first(
      '(?:напиши|создай|объясни|сделай|дай|переведи|помоги|придумай|составь|скажи|сравни|найди|опиши)(?:те)?',
    ),
    asked,
  },
};

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A topic that is a question or an order in its own language, as a whole sentence; undefined for every other. */
export function foreignSentence(topic: string, language: LanguageCode): string | undefined {
  const known = sentences[language];
  if (!known || topic.includes('\n')) return undefined;
  const bare = topic.replace(/^¿|[.?]+$/g, '').trim();
  if (known.asks.test(bare)) return known.asked(sentence(bare));
  return known.orders.test(bare) ? `${sentence(bare)}.` : undefined;
}
