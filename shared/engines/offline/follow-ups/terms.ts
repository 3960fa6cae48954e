import { commonWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Answer, type Candidate, each, isOrder, isPlain, lowerStart, toReader } from './read-answer.ts';

/** Everybody knows what these stand for. */
const KNOWN =
  /^(?:API|URL|URI|HTML|JSON|CSV|PDF|USA|US|EU|UK|UN|BC|AD|CEO|CTO|CFO|HR|AI|SQL|HTTP|HTTPS|CSS|OK|PC|TV|FAQ|PM|AM|UTC|GMT|USD|EUR|GBP|DNA|GPS|USB|ID|IT|II|III|IV|VI|VII|XI|XML|DIY|ATM|NASA|CV|MB|GB|TB|KB|KM|KG|NM|NOT|AND|OR|NOTE|TODO|PS|RE|FYI|ASAP|TIP|DM|PIN|SIM|VIP|WC|LED|CD|DVD|BBC|NATO|IBAN|SMS|RAM|CPU|GPU|WWW|DIN|ISO)$/;
const SOURCE = /\b(?:according to|source|stud(?:y|ies)|report|survey|research|published|\[\d+\]|https?:)/i;
/** A share or a large figure nobody vouches for; what a sum is reckoned with is an assumption. */
export function figures(answer: Answer): Candidate[] {
  if (SOURCE.test(answer.text)) return [];
  return each(answer, 'figure', (sentence) => {
    if (/^(?:with|if|suppose|assume|say|for example|imagine)\b|\bat \d[\d.,]*\s?%/i.test(sentence))
      return undefined;
    const figure =
      /(?<![\d.])\d[\d.,]*\s?(?:%|percent|million|billion)(?: of (?:(?:new|old|young|small|large) )?\p{Ll}{3,}s(?=[\s.,])| (?:more|less|fewer) \p{Ll}{3,}(?: space| time| power)?| a (?:year|month))?/iu.exec(
        sentence,
      )?.[0];
    return figure ? `Where does the figure “${figure}” come from?` : undefined;
  });
}

/** Short forms in capitals that are nowhere spelled out, each once. */
export function openAcronyms({ text }: Answer): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\d_./&-])\p{Lu}{2,5}s?(?![\p{L}\d_&-]|\s+\p{Lu})/gu)]
    .map(([word]) => word.replace(/s$/, ''))
    .filter((word) => !KNOWN.test(word) && !commonWords.has(word.toLowerCase()) && !isExplained(text, word));
  return [...new Set(found)];
}

export function acronyms(answer: Answer): Candidate[] {
  return openAcronyms(answer).map((term) => ({
    question: `What does ${term} stand for, and what does it do here?`,
    about: answer.sentences.findIndex((sentence) => sentence.includes(term)),
    gap: 'term',
  }));
}

function isExplained(text: string, word: string): boolean {
  return new RegExp(
    `\\(${word}s?\\)|\\b${word}s? \\(|\\b${word} (?:is|are|means|stands for|refers to)\\b|,? (?:called|known as) ${word}\\b`,
  ).test(text);
}

/** The functions that an answer's code defines. */
export function functionNames({ blocks }: Answer): string[] {
  const code = blocks.map(({ body }) => body).join('\n');
  const found = [
    ...code.matchAll(
      /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:def|function\*?|fn|func|fun|sub)\s+([A-Za-z_]\w{2,30})\s*[(<[]|^\s*(?:export\s+)?const\s+([A-Za-z_]\w{2,30})\s*=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>/gm,
    ),
  ];
  return [...new Set(found.map(([, named, arrow]) => named ?? arrow ?? ''))].filter((name) => name !== '');
}

export function functions(answer: Answer): Candidate[] {
  return functionNames(answer)
    .slice(0, 1)
    .map((name) => ({ question: questionOfFunction(name), about: -1, gap: 'function' }));
}

/** A hook takes no input that could be wrong, and a component is drawn. */
function questionOfFunction(name: string): string {
  if (/^use\p{Lu}/u.test(name)) return `When should I not use \`${name}\`?`;
  return /^\p{Lu}/u.test(name)
    ? `How do I write a test for \`${name}\`?`
    : `Which inputs make \`${name}\` fail?`;
}

/** The error an answer is about, as somebody asks who still has it. */
export function errors({ text }: Answer): Candidate[] {
  const name = /\b\p{Lu}\p{L}*(?:Error|Exception)\b/u.exec(text)?.[0];
  return name ? [{ question: `What else can cause this \`${name}\`?`, about: -1, gap: 'error' }] : [];
}

const STAPLE =
  /\b(?:water|salt|pepper|flour|sugar|oil|dough|minutes?|of it|more|pinch|rice|pasta|rigatoni|spaghetti)\b/i;
const UNITS = /(?<![\d.])\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|dl|l|oz|tsp|tbsp|cups?|teaspoons?|tablespoons?) /g;
const AMOUNT =
  /(?<![\d.])\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|dl|l|oz|tsp|tbsp|cups?|teaspoons?|tablespoons?)(?: of)? (\p{Ll}+(?: \p{Ll}+)?)(?=\s*(?:[,.;(]|$| and\b| for\b| to\b))/gmu;

/** The first ingredient that not every kitchen has. */
export function substitutes({ text }: Answer): Candidate[] {
  if ((text.match(UNITS)?.length ?? 0) < 2) return [];
  const name = [...text.matchAll(AMOUNT)]
    .map(([, found = '']) =>
      found.replace(/^(?:canned|melted|fresh|chopped|grated|ground|dried|cold|warm)\s/, ''),
    )
    .filter((found) => !STAPLE.test(found) && !/\b(?:and|with|in|for|to)\b/.test(found))
    .sort((left, right) => right.length - left.length)[0];
  return name ? [{ question: `What can I use instead of ${name}?`, about: -1, gap: 'ingredient' }] : [];
}

/** A place that the answer sends its reader to. */
export function places({ text }: Answer): Candidate[] {
  const name = /\b(?:day )?trips? to (\p{Lu}\p{L}+)|\b(?:visit|drive to|excursion to) (\p{Lu}\p{L}+)/u.exec(
    text,
  );
  const place = name?.[1] ?? name?.[2];
  return place
    ? [{ question: `How do I get to ${place}, and how long does it take?`, about: -1, gap: 'place' }]
    : [];
}

const NO_TOPIC =
  /\b(?:answer|reason|way|point|problem|idea|question|following|first|second|main|best|most|only|you|your|we|our|i|my|capital|difference|result|price|cost|rest|goal|title|name|error|there|here|what|each|all|some|many|few)\b/i;

/** What an answer explains, where its first sentence says so: "Compound interest means …". */
export function topics({ sentences }: Answer): Candidate[] {
  const defines = '(?:(?:is|are)(?= (?:an?|the) )|means|refers? to|describes?)';
  const [, article = '', name = ''] =
    new RegExp(`^(an? |the )?([\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,3}?) ${defines} \\p{Ll}`, 'iu').exec(
      sentences[0] ?? '',
    ) ?? [];
  if (!name || NO_TOPIC.test(name) || !isPlain(name, 4) || /^\d/.test(name)) return [];
  const topic = article.toLowerCase() + (/^\p{Lu}\p{Lu}|^\p{L}+ism\b/u.test(name) ? name : lowerStart(name));
  const question = /ism\b/.test(name)
    ? `What does ${topic} look like in everyday life?`
    : `Can you give me a concrete example of ${topic}?`;
  return [{ question, about: 0, gap: 'topic' }];
}

/** "Day 1", "How it works", "Ingredients": parts every answer of the kind has. */
const EMPTY_TITLE =
  /^(?:to|day|weeks?|month|phase|step|part|option|note|tip|summary|conclusion|overview|introduction|notes?|examples?|sources?|references?|tl;?dr|next steps|how it works|ingredients|method|instructions|result|answer|pros|cons|subject)\b|\d/i;
const EXAMPLED = /\b(?:for example|for instance|e\.g\.|such as)\b/i;

/** A heading, or a point's bold name, whose part shows no case of it. */
export function openSections({ headings, items, sentences }: Answer): Candidate[] {
  const parts = [
    // a single heading is the title of all
    ...(headings.length > 1 ? headings : []).map(({ title, body }) => ({ title, body, isHeading: true })),
    ...items.flatMap(({ lead, text }) => (lead ? [{ title: lead, body: text, isHeading: false }] : [])),
  ];
  return parts
    .filter(
      ({ title, body }) =>
        body.trim() !== '' && !EMPTY_TITLE.test(title) && isPlain(title, 4) && !EXAMPLED.test(body),
    )
    .map(({ title, body, isHeading }) => ({
      question: questionAbout(title, isHeading),
      about: sentences.findIndex((sentence) => body.includes(sentence)),
      gap: 'example',
    }));
}

function questionAbout(title: string, isHeading: boolean): string {
  if (/^\p{L}+ing (?:the|an?|your|my)\b/iu.test(title)) return `What can go wrong when ${lowerStart(title)}?`;
  if (isOrder(title)) return `How exactly do I ${lowerStart(title)}?`;
  return isHeading ? `Can you say more about “${title}”?` : `When would I use ${lowerStart(title)}?`;
}

/** A step that tells what to do and not how. */
export function steps({ items, sentences }: Answer): Candidate[] {
  return items
    .filter(({ isNumbered, lead }) => isNumbered && !lead)
    .flatMap(({ text }) => {
      const act = (text.split(UP_TO)[0] ?? '').replace(/[.!]+$/, '').trim();
      const fits = act.split(/\s+/).length >= 3 && isPlain(act) && isOrder(act) && !EASY.test(act);
      if (!fits) return [];
      const about = sentences.findIndex((sentence) => text.startsWith(sentence));
      return [{ question: `How exactly do I ${toReader(lowerStart(act))}?`, about, gap: 'step' }];
    })
    .sort((left, right) => right.question.length - left.question.length)
    .slice(0, 1);
}

const UP_TO = /[,;:(–—]| - | and (?=\p{Ll})|(?<=\p{L})\. | before | after | so that | until /u;
/** Nobody asks how. */
const EASY = /^(?:mix|add|wait|repeat|park|open|close|press|click|put)\b/i;
