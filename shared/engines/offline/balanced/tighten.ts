import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { writeOut } from '@/shared/enhance/abbreviations.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { resolveRepairs } from '@/shared/enhance/spoken-repairs.ts';
import { cutChains } from './cut-chains.ts';
import { cutRunOns } from './cut-run-ons.ts';
import { finishSentences } from './finish-sentences.ts';
import { layOutPieces } from './lay-out-pieces.ts';
import { asksForMail, breakWall, layOutMail, listEnumeration, looksLikeMail } from './layout.ts';
import { isImperative } from './orders.ts';
import { fillers, padding, phrases } from './phrases.ts';
import { replaceAll } from './replace-phrases.ts';
import { straightenRequest, wantsOwnWork } from './requests.ts';
import { asks } from './split-sentence.ts';

/** Headings, tables and quoted lines are somebody's layout or words. */
const UNTOUCHED_LINE = /^\s*(?:#{1,6}\s|\||>|---|===|\*\*[^*]+\*\*:?\s*$)/;
const LIST_ITEM = /^(\s*(?:[-*•+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?)(.*)$/s;
/** "why??", but not code's "enabled: !!user". */
const REPEATED = /(?<=^|[\s(:=,&|[{])!!(?=[\p{L}_$(\uE000-\uF8FF])|([?!])\1+/gu;
const DOUBLED =
  /\b(the|a|an|and|to|of|in|is|for|with|at|i|we|you|they|this|be|as|or|if|are|was|have|my|your|will|should|from|by|about|me) \1\b(?![-'’])/gi;
/** "Hi can you", as it is typed in a hurry. */
const GREETED =
  /^((?:hi|hello|hey)(?: there| all| everyone| guys)?) (?=(?:can|could|would|will|please|i|i['’]m|we|is|are|do|does|what|how|why|where|when)\b)/i;
/** Where a sentence that runs on may be cut: what follows stands alone. */
const RUN_ON =
  /(?<=\p{L}{2})(?<!\b(?:you|i|we|they|he|she|it|to|should|must|will|can|could|would|is|are|was|were|but|and|not|that|which|who|please))(?<!\b(?:can|could|will|would) (?:everyone|everybody|someone|somebody|anyone|anybody|people|all|both)(?=[^,])),? (?:and )?also,? (?=(?:please|can you|could you|make sure|mention|include|add|don['’]t|do not|keep|use|explain|tell)\b)/giu;
/** A speaker takes a new breath: "… sorry if it's messy basically I want …". */
const NEW_BREATH =
  /(?<=\p{L}{2})(?<!\b(?:and|but|so|or|that|because|if|when|what|which|who|like|is|are|was|just|it['’]s)),? (?:so |and |but )?(?:basically|anyways?|okay so|ok so|alright so),? (?=(?:i|we|what (?:i|we))(?:['’](?:d|m|re)| want| need| would| am| are| was| were| have)\b)/giu;
const RUN_ON_WORDS = 18;
/** What opens a sentence in a mail is said to somebody. */
const innerFillers = fillers.filter(({ find }) => !find.source.startsWith('^'));
const MAX_SENTENCE_CHARS = 2_000;
const PASSES = 4;

/**
 * Says the same in fewer words and lays it out (the *balanced* level on the device). English only; code, addresses,
 * placeholders, quotations and handed-over texts are left alone; questions stay questions. Running it twice changes nothing.
 * @param text a clean draft, its grammar mended or not
 * @param mayList whether orders in a row may become a list
 */
export function tighten(text: string, mode: EnhanceMode, mayList = true): string {
  if (!isEnglish(text)) return text;
  const masked = maskProtected(text);
  if (!masked) return text;
  const spoken = writeOut(resolveRepairs(masked.text));
  const manner: Manner = {
    isMail: looksLikeMail(spoken) || (mode === 'email' && !asksForMail(text)),
    // the parts of a description belong together
    mayCut: mode !== 'image',
    mayList,
    isOwnWork: wantsOwnWork(spoken),
    settled: new Set(),
  };
  let current = spoken;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = tightenOnce(current, manner);
    if (next === current) break;
    current = next;
  }
  const result = masked.unmask(finishSentences(current));
  return result.trim() === '' ? text : result;
}

/** How a text is to be tightened. */
interface Manner {
  isMail: boolean;
  /** Whether a sentence that runs on may become several, and points a list. */
  mayCut: boolean;
  mayList: boolean;
  /** Whether help is wanted and not the work. */
  isOwnWork: boolean;
  /** Sentences, with how they may be worked on, that an earlier pass left as they are. */
  settled: Set<string>;
}

function tightenOnce(text: string, manner: Manner): string {
  const laidOut = manner.isMail ? layOutMail(text) : text;
  return laidOut
    .split('\n')
    .map((line) => tightenLine(line, manner))
    .join('\n');
}

function tightenLine(line: string, manner: Manner): string {
  if (line.trim() === '' || UNTOUCHED_LINE.test(line)) return line;
  const [, mark = '', item = ''] = LIST_ITEM.exec(line) ?? [];
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const body = mark ? item : line.slice(indent.length);
  const sentences = splitSentences(body);
  const tight = sentences.map((sentence, index) =>
    tightenSentence(sentence, {
      ...manner,
      mayCut: manner.mayCut && !mark,
      mayList: manner.mayList && index === sentences.length - 1,
    }),
  );
  const joined = tight.join('');
  const trimmed = tight.at(-1) === '' ? joined.trimEnd() : joined;
  if (mark) return mark + trimmed;
  return indent + (trimmed.includes('\n') ? trimmed : breakWall(listEnumeration(trimmed)));
}

function tightenSentence(sentence: string, manner: Manner): string {
  // no person writes such a sentence: a log, a key, a page of data
  if (sentence.length > MAX_SENTENCE_CHARS) return sentence;
  const key = `${Number(manner.mayCut)}${Number(manner.mayList)}${sentence}`;
  if (manner.settled.has(key)) return sentence;
  const tight = tightenUnsettled(sentence, manner);
  if (tight === sentence) manner.settled.add(key);
  return tight;
}

function tightenUnsettled(sentence: string, manner: Manner): string {
  const { isMail, mayCut, mayList } = manner;
  const own = isMail ? innerFillers : fillers;
  const steps: ((text: string) => string)[] = [
    (text) =>
      text
        .replace(DOUBLED, '$1')
        .replace(REPEATED, (whole, mark?: string) => mark ?? whole)
        .replace(GREETED, '$1, '),
    (text) => replaceAll(text, phrases),
    (text) => replaceAll(text, own),
    ...(isMail ? [] : [(text: string) => replaceAll(text, padding)]),
    ...(mayCut ? [(text: string) => layOut(cutChained(cutRunOns(cutAlso(text))), mayList && !isMail)] : []),
    (text) =>
      splitSentences(text)
        .map((part) => straightenRequest(part, manner))
        .join(''),
  ];
  const result = steps.reduce((text, step) => step(text), sentence);
  const isOrder = mayCut && !isMail && /^\p{Ll}{2,} \p{L}+ \p{L}+/u.test(result) && isImperative(result);
  if (isOrder) return capitalise(result);
  return result === sentence ? sentence : keepCapital(sentence, result);
}

const cutChained = (text: string): string => splitSentences(text).map(cutChains).join('');

function layOut(text: string, mayList: boolean): string {
  const sentences = splitSentences(text);
  return sentences
    .map((sentence, index) => (index > 0 && !asks(sentence) ? sentence.replace(/\?(\s*)$/, '.$1') : sentence))
    .map((sentence, index) => layOutPieces(sentence, mayList && index === sentences.length - 1))
    .join('');
}

/** "…, and also make sure" in a long sentence begins a new one. */
function cutAlso(sentence: string): string {
  if (sentence.split(/\s+/).length < RUN_ON_WORDS) return sentence;
  return sentence
    .replace(RUN_ON, '. Also, ')
    .replace(NEW_BREATH, (_all, at: number) => (at < 20 ? _all : '. '));
}

/** A sentence that lost its first word begins as it began. */
function keepCapital(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) || /^(?:Please|Could|Can|Would) /.test(after) ? capitalise(after) : after;
}

function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
