import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

/** A question and the part of the text it is about. */
export interface Candidate {
  question: string;
  about: number;
  /** What kind of gap it asks into; kinds take turns. */
  gap: string;
}

/** A point of a list. */
export interface Item {
  text: string;
  /** What stands bold before it ("**Ecosystem:** …"). */
  lead: string | undefined;
  isNumbered: boolean;
}

export interface Answer {
  /** Without code blocks, and without marks of bold and code. */
  text: string;
  sentences: string[];
  headings: { title: string; body: string }[];
  items: Item[];
  /** Code blocks with the language that stands at their fence, small. */
  blocks: { language: string; body: string }[];
  /** Code inside sentences. */
  inlineCode: string[];
}

const FENCED = /^ {0,3}(`{3,}|~{3,})[^\S\n]*([\w+#-]*)[^\n]*\n([\s\S]*?)\n {0,3}\1[ \t]*$/gm;
const LIST_MARK = /^\s*(?:[-*•+]|(\d{1,3})[.)])\s+(?:\[[ xX]\]\s+)?/;
const TABLE_OR_QUOTE = /^\s*(?:\||>|[-=]{3,}\s*$)/;

/** An answer without code and marks: its sentences that state something, its points and its headings. */
export function readAnswer(text: string): Answer {
  const blocks = [...text.matchAll(FENCED)].map(([, , language = '', body = '']) => ({
    language: language.toLowerCase(),
    body,
  }));
  const marked = text.replace(FENCED, '');
  const prose = marked.replace(/\*\*|`/g, '');
  const headings: Answer['headings'] = [];
  const lines: string[] = [];
  for (const line of prose.split('\n')) {
    const title =
      /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1] ?? /^\*{0,2}(\p{Lu}[^.:?!]{3,40}):\*{0,2}\s*$/u.exec(line)?.[1];
    if (title) headings.push({ title: title.replace(/^\d+[.)]\s*/, '').replace(/:$/, ''), body: '' });
    else {
      lines.push(line);
      const open = headings.at(-1);
      if (open) open.body += `${line}\n`;
    }
  }
  const sentences = lines
    .filter((line) => !TABLE_OR_QUOTE.test(line))
    .map((line) => line.replace(LIST_MARK, '').trim())
    .flatMap((line) => splitSentences(line))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !/\?$/.test(sentence));
  const inlineCode = [...marked.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = '']) => code);
  return { text: prose, sentences, headings, items: readItems(marked), blocks, inlineCode };
}

function readItems(text: string): Item[] {
  return text.split('\n').flatMap((line) => {
    const mark = LIST_MARK.exec(line);
    if (!mark) return [];
    const body = line.slice(mark[0].length).trim();
    const lead = /^\*\*([^*]{2,40}?):?\*\*:?/.exec(body)?.[1];
    return [{ text: body.replace(/\*\*|`/g, ''), lead, isNumbered: mark[1] !== undefined }];
  });
}

/** The reader of an answer is its "you". */
export function toReader(phrase: string): string {
  return phrase
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byou are\b|\byou['’]re\b/gi, 'I am')
    .replace(/\byou\b/gi, 'I')
    .replace(/[.!;:,]+$/, '')
    .trim();
}

/** Points at what a question does not say. */
const POINTS_BACK =
  /\b(?:it|its|they|them|their|this|that|these|those|he|she|his|her|which|who|whose|there|here|such|same|both|either|another|others?|one|ones|above|below|also|then|instead|please)\b/i;
/** No phrase ends with it. */
const OPEN_END =
  /\b(?:and|or|but|the|an?|of|to|with|for|in|on|at|by|from|as|than|if|when|because|is|are|was|were|be|been|has|have|can|may|will|not|very|more|most|less|often|also|only|into|over|under|about|after|before|up|out|off|enough|well|much|many|my|your|I)$|\b\p{L}+ly$/iu;

/** Whether a phrase of the text can stand in a question: it says what it means by itself. */
export function isPlain(phrase: string, maxWords = 9): boolean {
  const words = phrase.split(/\s+/);
  return (
    /^[\p{L}\d]/u.test(phrase) &&
    words.length <= maxWords &&
    !POINTS_BACK.test(phrase) &&
    !OPEN_END.test(phrase) &&
    !/["“”„«»()[\]{}|<>=:;,]/.test(phrase)
  );
}

/** A phrase up to its first comma or dash, where what is left says enough. */
export function clipped(phrase: string, maxWords = 9): string | undefined {
  const head = (phrase.split(/[,;:(–—]| - /)[0] ?? '').trim().replace(/[.!]+$/, '');
  return head.split(/\s+/).length >= 2 && isPlain(head, maxWords) ? head : undefined;
}

/** Asks something of every sentence that has it. */
export function each(
  answer: Answer,
  gap: string,
  ask: (sentence: string, index: number) => string | undefined,
): Candidate[] {
  return answer.sentences.flatMap((sentence, about) => {
    const question = ask(sentence, about);
    return question ? [{ question: question.charAt(0).toUpperCase() + question.slice(1), about, gap }] : [];
  });
}

/** A phrase as it stands inside a sentence. */
export const lowerStart = (text: string): string =>
  /^\p{Lu}\p{Ll}|^A /u.test(text) && !/^I\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const DETERMINED =
  /^\p{L}+ (?:the|an?|your|my|all|each|every|both|\d+|two|three|four|five|six|seven|eight|nine|ten)\b/iu;

/** Whether a point begins with a verb that orders: one we know, or a word before "the" that is no small word. */
export function isOrder(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(' ');
  return (
    (isImperative(text) && /^\p{L}+$/u.test(first)) || (DETERMINED.test(text) && !functionWords.has(first))
  );
}
