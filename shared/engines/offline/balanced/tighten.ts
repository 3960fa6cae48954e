import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { contract, expandContractions } from './contractions.ts';
import { breakWall, layOutMail, listEnumeration, looksLikeMail } from './layout.ts';
import { concisePhrases, fillers, type Phrase, padding, phrases } from './phrases.ts';
import { straightenRequest } from './requests.ts';

/** Headings, tables and quoted lines are somebody's layout or words. */
const UNTOUCHED_LINE = /^\s*(?:#{1,6}\s|\||>|---|===|\*\*[^*]+\*\*:?\s*$)/;
const LIST_ITEM = /^(\s*(?:[-*•+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?)(.*)$/s;
const DOUBLED =
  /\b(the|a|an|and|to|of|in|is|for|with|at|i|we|you|they|this|be|as|or|if|are|was|have|my|your|will|should|from|by|about|me) \1\b(?![-'’])/gi;
/** Where a sentence that runs on may be cut: what follows stands alone. */
const RUN_ON =
  /(?<=\p{L}{2})(?<!\b(?:you|i|we|they|he|she|it|to|should|must|will|can|could|would|is|are|was|were|but|and|not|that|which|who|please)),? (?:and )?also,? (?=(?:please|can you|could you|make sure|mention|include|add|don['’]t|do not|keep|use|explain|tell)\b)/giu;
const SPLICE =
  /(?<=\p{L}{2}|\d),\s+(?=(?:I am|I['’]m|I have|I['’]ve|I need|I want|I worked|I work|I live|[Cc]an you|[Cc]ould you)\b)/gu;
const LEADS_ON =
  /\b(?:if|when|because|since|although|though|while|that|as|unless|after|before|once|where|who|which|says?|said|think|thought|either|neither|not only)\b|[(:]/i;
const RUN_ON_WORDS = 18;
const MAX_SENTENCE_CHARS = 2_000;
const PASSES = 4;

/**
 * Says the same in fewer words and lays it out (the *balanced* level on the device). English only; code, addresses,
 * placeholders, quotations and handed-over texts are left alone; questions stay questions. Running it twice changes nothing.
 * @param text a clean draft, its grammar mended or not
 */
export function tighten(text: string, mode: EnhanceMode): string {
  if (!isEnglish(text)) return text;
  const masked = maskProtected(text);
  if (!masked) return text;
  let current = masked.text;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = tightenOnce(current, mode);
    if (next === current) break;
    current = next;
  }
  const result = masked.unmask(current);
  return result.trim() === '' ? text : result;
}

function tightenOnce(text: string, mode: EnhanceMode): string {
  const isMail = mode === 'email' || looksLikeMail(text);
  const laidOut = isMail ? layOutMail(text) : text;
  return laidOut
    .split('\n')
    .map((line) => tightenLine(line, mode, isMail))
    .join('\n');
}

function tightenLine(line: string, mode: EnhanceMode, isMail: boolean): string {
  if (line.trim() === '' || UNTOUCHED_LINE.test(line)) return line;
  const [, mark = '', item = ''] = LIST_ITEM.exec(line) ?? [];
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const body = mark ? item : line.slice(indent.length);
  const sentences = splitSentences(body).map((sentence) => tightenSentence(sentence, mode, isMail));
  const tight = sentences.join('');
  const trimmed = sentences.at(-1) === '' ? tight.trimEnd() : tight;
  return mark ? mark + trimmed : indent + breakWall(listEnumeration(trimmed));
}

function tightenSentence(sentence: string, mode: EnhanceMode, isMail: boolean): string {
  // no person writes such a sentence: a log, a key, a page of data
  if (sentence.length > MAX_SENTENCE_CHARS) return sentence;
  const steps: ((text: string) => string)[] = [
    (text) => text.replace(DOUBLED, '$1'),
    (text) => replaceAll(text, phrases),
    ...(mode === 'detailed'
      ? []
      : [
          (text: string) =>
            replaceAll(text, isMail ? fillers.filter(({ find }) => !find.source.startsWith('^')) : fillers),
        ]),
    ...(mode === 'detailed' || isMail ? [] : [(text: string) => replaceAll(text, padding)]),
    ...(mode === 'concise' && !isMail ? [(text: string) => replaceAll(text, concisePhrases)] : []),
    (text) => straightenRequest(text, isMail),
    ...(mode === 'technical' ? [dropChat, expandContractions] : []),
    ...(mode === 'casual' ? [contract] : []),
    (text) => cutRunOn(text).replace(/(?<=\. )(?:can|could)(?= you\b)/g, capitalise),
  ];
  const result = steps.reduce((text, step) => step(text), sentence);
  return result === sentence ? sentence : keepCapital(sentence, result);
}

function replaceAll(text: string, rules: readonly Phrase[]): string {
  return rules.reduce(
    (current, { find, to }) =>
      current.replace(find, (...args: unknown[]) => {
        const match = String(args[0]);
        const filled = to.replace(/\$(\d)/g, (_all, group: string) => String(args[Number(group)] ?? ''));
        return /^\p{Lu}/u.test(match) && filled !== '' ? capitalise(filled) : filled;
      }),
    text,
  );
}

/** "Hey guys," and laughter have no place in a technical text. */
function dropChat(sentence: string): string {
  return sentence
    .replace(/^(?:hey|hi|hello|yo)(?: (?:guys|there|all|everyone|folks))?[,!]\s+/i, '')
    .replace(/,? (?:lol|haha+|lmao)(?=[\s,.?!]|$)/gi, '');
}

/** A long sentence of several, as those; the cut is left where a word before it leads into what follows. */
function cutRunOn(sentence: string): string {
  if (sentence.split(/\s+/).length < RUN_ON_WORDS) return sentence;
  return sentence.replace(RUN_ON, '. Also, ').replace(SPLICE, (comma, at: number, whole: string) => {
    const before = whole.slice(0, at).split('. ').at(-1) ?? '';
    const isClause = before.split(/\s+/).length >= 4 && !LEADS_ON.test(before);
    return isClause ? '. ' : comma;
  });
}

/** A sentence that lost its first word begins as it began. */
function keepCapital(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) || /^(?:Please|Could|Can|Would) /.test(after) ? capitalise(after) : after;
}

function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
