import { isImperative, isShapingOrder } from '@/shared/engines/offline/balanced/orders.ts';
import { splitAtCommas } from '@/shared/engines/offline/balanced/split-at-commas.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { placeSentence } from './classify.ts';
import { toPoint, toSentence } from './finish.ts';
import { hangsOn, isBare } from './hangs-on.ts';
import { isConstraintFragment, isRequirement } from './patterns.ts';
import { MOST_PREMISE_SENTENCES } from './premise.ts';
import { isData } from './tell-limits.ts';
import { toOrder } from './wish.ts';

/** Fewer are read as quickly in a paragraph; two short ones of a long prompt are not. */
const MIN_POINTS = 3;
const MIN_SHORT_POINTS = 2;
const SHORT_POINT_WORDS = 14;
const LONG_PROMPT_WORDS = 30;
const MOST_POINT_WORDS = 24;
/** Told in its order: a story, or one step after the other. */
const IN_ORDER =
  /^(?:then|next|after|afterwards|first|second|third|finally|before|later|when (?:i|we|he|she|they)|once|meanwhile|now|so)\b/i;
/** What the result is to do last may say so. */
const LAST = /^(?:then|afterwards|finally)\b/i;
const AND = /^(?:and|also|plus)\s+/i;
const AND_DO_NOT = /\s+and\s+(?=(?:please )?(?:don['’]?t|do not|never)\b)/i;
const WISHES = /^(?:i )?(?:want|need) (?:it|them|this) \b/i;
/** What the writer is at: it asks where nothing else does. */
const AT_WORK =
  /^(?:i['’]m|i am|we['’]re|we are) (?:currently )?(?:building|making|creating|writing|developing|designing|planning|preparing|working on) (?:an?|the|my|our)\b/i;
/** Below the ask, "it" is what was asked for, and so is "they" that should be something. */
const OF_RESULT = /\bits?\b|\b(?:they|these)\b(?= (?:should|must|have to|need)\b)/gi;

const OWN_PLAN =
  /^(?:i|we) (?:\p{L}+ )?(?:want|need|would like|have to|must|should)\b(?!.*\b(?:help|you)\b)/iu;
const MAKES =
  /^(?:please )?(?:write|draft|create|make|build|design|prepare|plan|suggest|develop|generate|give) (?:me |us )?(?:an?|the|some|\d+)\b/i;

/** Asked of it, too: "say in one sentence why". */
const BARE_WHY = /\bwhy(?=\W*$)/i;
const ofResult = (sentence: string): string =>
  sentence.replace(OF_RESULT, 'the result').replace(BARE_WHY, 'why the result');
/** Goes on with the sentence before it. */
const GOES_ON = /^(?:it|its|they|their|he|his|she|her|this|that|these|those|but|because|since|instead)\b/i;

interface Prompt {
  /** The ask, with what stood right before it and what cannot be read without it. */
  lead: string[];
  points: string[];
}

/**
 * A prompt of one paragraph as the ask and what it has to heed below it, a point a line, in the draft's order and words.
 * @returns `undefined` where it is no such prompt: a second question in it, a story, a point that cannot stand alone
 */
export function asPoints(text: string): string | undefined {
  const masked = maskProtected(text.trim());
  // dots stand for something left out, and end no sentence
  if (!masked || /\n|\.{2,}|…/.test(masked.text)) return;
  const sentences = splitSentences(masked.text)
    .map((sentence) => toRequest(sentence.trim()))
    .filter(Boolean);
  const prompt = readPrompt(sentences);
  if (!prompt || !areEnough(prompt.points, countWords(masked.text))) return;
  const lead = prompt.lead.map(toSentence).join(' ');
  return masked.unmask([lead, '', ...prompt.points.map((point) => `- ${toPoint(point)}`)].join('\n'));
}

/** What `asPoints` makes: an ask and its points, sorted already. */
export function isInPoints(text: string): boolean {
  return /^[^\n]*[^:\n]\n\n(?:- [^\n]+(?:\n|$)){2,}$/.test(text.trim());
}

/** "Can you draw a map?" as "Draw a map.": among points a question would wait for its answer. */
function toRequest(sentence: string): string {
  const isRequest = /^(?:\p{L}+,? )?(?:can|could|would|will) (?:you|u)\b/iu.test(sentence);
  const { text, isWish } = toOrder(sentence);
  return isRequest && isWish ? toSentence(text) : sentence;
}

function readPrompt(all: readonly string[]): Prompt | undefined {
  const isRole = (sentence: string) => placeSentence(sentence, true).place === 'role';
  const start = all.findIndex((sentence) => !isRole(sentence));
  const sentences = start < 0 ? [] : all.slice(start);
  const at = findAsk(sentences);
  if (at < 0) return;
  const [ask = '', ...limits] = splitOrders(sentences[at] ?? '');
  const before = sentences.slice(0, at);
  const behind = sentences.slice(at + 1);
  const isMoved = before.length > MOST_PREMISE_SENTENCES || before.some(isLimit);
  if (isMoved && (hangsOn(ask) || isBare(ask))) return;
  if (!isMoved && before.some((sentence) => /\?/.test(sentence) || isData(sentence))) return;
  const next = behind.findIndex((sentence) => saysHow(sentence) || !hangsOn(ofResult(sentence)));
  const held = limits.length > 0 ? 0 : next < 0 ? behind.length : next;
  const points = toPoints([...limits, ...(isMoved ? before : []), ...behind.slice(held)]);
  if (!points || held > MOST_PREMISE_SENTENCES) return;
  // nothing but what is told: a story
  if ((isMoved || AT_WORK.test(ask)) && !points.some(saysHow)) return;
  if (/\?\s*$/.test(ask) && points.length < MIN_POINTS) return;
  return {
    lead: [...all.slice(0, start), ...(isMoved ? [] : before), ask, ...behind.slice(0, held)],
    points,
  };
}

/** The first sentence that orders something to be made; else what is asked, wished for or planned. */
function findAsk(sentences: readonly string[]): number {
  const makes = sentences.findIndex((sentence) => MAKES.test(sentence));
  const asks = sentences.findIndex(isAsk);
  // "We want a new website. … Write a briefing for agencies."
  if (asks >= 0) return makes > asks && OWN_PLAN.test(sentences[asks] ?? '') ? makes : asks;
  const [first = ''] = sentences;
  const { place } = placeSentence(first, true);
  return AT_WORK.test(first) || place === 'goal' || place === 'question' ? 0 : -1;
}

const isAsk = (sentence: string): boolean =>
  placeSentence(sentence, true).place === 'task' || /^let['’]?s \p{L}/iu.test(sentence);

const isOrder = (part: string): boolean =>
  isShapingOrder(part) || isImperative(part) || WISHES.test(part) || isAsk(part);

const isLimit = (part: string): boolean => isOrder(part) || isConstraintFragment(part);

/** "It should post at seven": in a sentence of its own. */
const saysHow = (sentence: string): boolean => isLimit(sentence) || isRequirement(sentence, false);

/** "Keep it short, avoid jargon, and add a joke": what is ordered one after the other. */
function splitOrders(sentence: string): string[] {
  const parts: string[] = [];
  for (const { text, joint } of splitAtCommas(sentence)) {
    const before = parts.at(-1);
    const part = text.replace(AND, '');
    // a limit behind what is told, or in a row behind a colon, may be a limit of that ("slots of 30 minutes, max 2 a day")
    const isListed = /:\s/.test(before ?? '');
    const isOwn =
      isOrder(part.replace(LAST, '').trim()) ||
      (!isListed && isConstraintFragment(part) && isLimit(before ?? ''));
    // "Also, tell me …"
    if (before === undefined || (isOwn && before.includes(' '))) parts.push(part);
    else parts.push(`${parts.pop()}${joint}${text}`);
  }
  return parts.flatMap((part) => (isShapingOrder(part) ? part.split(AND_DO_NOT) : [part]));
}

/** Each with what is said of it, where that hangs on it. */
function toPoints(sentences: readonly string[]): string[] | undefined {
  const points: string[] = [];
  for (const sentence of sentences)
    for (const part of splitOrders(sentence)) {
      const before = points.at(-1);
      const joined = `${before?.replace(/[.!,;]+$/, '')}. ${toSentence(part)}`;
      const isOfBefore =
        before !== undefined &&
        part === sentence &&
        GOES_ON.test(part) &&
        hangsOn(part) &&
        !(standsAlone(part) && (saysHow(before) || saysHow(part)));
      if (isOfBefore && countWords(joined) <= MOST_POINT_WORDS) points[points.length - 1] = joined;
      else points.push(part);
    }
  const isWhole = points.every(
    (point, index) => standsAlone(point) || (index === points.length - 1 && isLastOrder(point)),
  );
  return isWhole ? points : undefined;
}

const isLastOrder = (point: string): boolean => LAST.test(point) && isOrder(point.replace(LAST, '').trim());

function standsAlone(point: string): boolean {
  return (
    countWords(point) <= MOST_POINT_WORDS &&
    !isData(point) &&
    !/\?/.test(point) &&
    !IN_ORDER.test(point) &&
    !hangsOn(ofResult(splitSentences(point)[0] ?? point))
  );
}

function areEnough(points: readonly string[], words: number): boolean {
  const areShort = points.every((point) => countWords(point) <= SHORT_POINT_WORDS);
  return (
    points.length >= MIN_POINTS ||
    (points.length >= MIN_SHORT_POINTS && areShort && words >= LONG_PROMPT_WORDS)
  );
}

const countWords = (text: string): number => text.split(/\s+/).length;
