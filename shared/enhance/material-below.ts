import { findBlocks } from './blocks/find-blocks.ts';
import { isOrder, isRequest } from './blocks/find-handed-over.ts';
import { ITEM } from './blocks/find-layout.ts';
import { isClosing, isGreeting } from './blocks/letter.ts';
import { POINTERS, TEXTS, VERBS } from './material-words.ts';
import { splitSentences } from './sentences.ts';

/** "Reply to this mail", "the main points of the abstract below": spoken of is what stands below. */
const POINTS = new RegExp(
  `(?<![\\p{L}\\d])(?:${VERBS})\\b[^.!?\\n:]{0,60}?\\b(?:${POINTERS})\\b|\\b(?:the following|(?:this|these) \\p{L}+ below|below)\\b|\\b(?:what(?:['’]?s)?|how|why|who|which|is|are|does|do)\\b[^.!?\\n:]{0,60}?\\b(?:this|these) (?:\\S+ )?(?:${TEXTS})\\b|\\btranslate (?:in)?to \\p{L}+`,
  'iu',
);
/** "Here is what my student wrote:", "this is the mail I got:", with nothing behind it in its paragraph. */
const BRINGS =
  /(?:\bhere(?:['’]?s| is| are)\b|\bthis is\b|\b(?:wrote|says?|said|sent|got|received|answered|replied|posted)\b)[^.!?\n:]{0,60}:\s*$/i;
/** Said to whoever answers, about what is to come out. */
const ASKS =
  /^\s*(?:please|pls|plz|(?:can|could|would|will) (?:you|u)|i (?:want|need|would like|['’]d like) (?:it|you|the|this|to)|i['’]d like|(?:it|the (?:answer|result|reply|output|tone|text|mail|e-?mail|summary)|your (?:answer|reply)) (?:should|must|has to|needs to|can)|thanks|thank you|thx)\b/i;
const MIN_WORDS = 3;

interface Paragraph {
  start: number;
  end: number;
  text: string;
}

/** A longer line may go on in the next. */
const MOST_ORDER_CHARS = 60;
const LEAST_HANDED_WORDS = 8;

/** What is done to the lines below: "fix these subject lines", "make the following points polite". */
const WORKS_ON_LINES = new RegExp(
  `\\b(?:${VERBS})\\b[^.!?\\n:]{0,40}?\\b(?:these|the following|below)\\b`,
  'iu',
);

/** An order that is about the points right below it hands them over, as it does behind a colon. */
const opensList = (above: string, line: string): boolean =>
  ITEM.test(line) && !ITEM.test(above) && isRequest(above) && WORKS_ON_LINES.test(above) && !HERE.test(above);

const HERE = /\b(?:here(?:['’]s| is| are)|this is)\b/i;

/** What is looked for mistakes is not mended before. */
const LOOKS_FOR_MISTAKES =
  /\b(?:correct|proofread|fix|check|review|grade|rate|explain|mistakes?|errors?|grammar|spelling)\b/i;

/** Points typed as they came, each with a small letter: who hands them over wrote them, and would have them mended. */
export const isOwnList = (order: string, list: string): boolean =>
  !LOOKS_FOR_MISTAKES.test(order) &&
  list.split('\n').every((line) => line.trim() === '' || /^\s*\S+\s+[\p{Ll}\d]/u.test(line)) &&
  /\p{Ll}/u.test(list);

/** "Rewrite my profile, keep the facts", and right below it, without an empty line, the profile. */
const opensBelow = (above: string, line: string): boolean =>
  above.length <= MOST_ORDER_CHARS &&
  isOrder(above) &&
  POINTS.test(above) &&
  !/:\s*$/.test(above) &&
  /^\s*["“(]?[\p{Lu}\d]/u.test(line) &&
  !isOrder(line) &&
  !ASKS.test(line) &&
  line.split(/\s+/).length >= LEAST_HANDED_WORDS;

/** Paragraphs; a greeting right below what is said opens one, too, and so does what an order hands over. */
function paragraphsOf(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let isOpen = false;
  for (const match of text.matchAll(/[^\n]+/g)) {
    const [line] = match;
    const end = match.index + line.length;
    const last = found.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (
      isOpen &&
      last &&
      !isGreeting(line) &&
      !opensBelow(last.text, line) &&
      !opensList(last.text, line) &&
      text.slice(last.end, match.index) === '\n'
    ) {
      last.end = end;
      last.text = text.slice(last.start, end);
    } else {
      found.push({ start: match.index, end, text: line });
      isOpen = true;
    }
  }
  return found;
}

/** "PLEASE KEEP DOOR CLOSED": on a sign. */
const isSign = (text: string): boolean => /^\P{Ll}{8,}$/mu.test(text);

const isOwn = ({ text }: Paragraph): boolean => !isSign(text) && (isOrder(text) || ASKS.test(text));

/**
 * A text that is handed over without a colon: an order that points at it, an empty line, and what is spoken of. What the
 * writer says behind it is his own again; a letter goes on to its last line.
 */
export function findMaterialBelow(text: string): { start: number; end: number } | undefined {
  const paragraphs = paragraphsOf(text);
  const at = paragraphs.findIndex((one, index) => {
    const next = paragraphs[index + 1];
    if (next === undefined) return false;
    return isGreeting(firstLine(next.text))
      ? asksAbout(one.text)
      : (POINTS.test(one.text) || BRINGS.test(one.text)) && !isOwn(next);
  });
  if (at < 0 || paragraphs.slice(0, at).some(({ text: above }) => isGreeting(firstLine(above))))
    return undefined;
  const below = paragraphs.slice(at + 1);
  const last = lastOf(below, BRINGS.test(paragraphs[at]?.text ?? ''));
  const [first] = below;
  // what its shape tells ends where that ends; the mistakes in a list may be mended, not in one that is worked on
  const block = first && findBlocks(text).find(({ start, end }) => start <= first.start && end > first.start);
  if (block?.kind === 'list')
    return isOwnList(paragraphs[at]?.text ?? '', text.slice(block.start, block.end))
      ? undefined
      : { start: block.start, end: block.end };
  if (!first || block) return undefined;
  const material = text.slice(first.start, below[last]?.end);
  if (material.trim().split(/\s+/).length < MIN_WORDS) return undefined;
  return { start: first.start, end: first.start + material.trimEnd().length };
}

function lastOf(below: readonly Paragraph[], isBrought: boolean): number {
  // a quotation ends where its marks close
  if (/^\s*(?:"[^"]+"|“[^”]+”)\s*$/.test(below[0]?.text ?? '')) return 0;
  const isLetter = isGreeting(firstLine(below[0]?.text ?? ''));
  const closed = below.findLastIndex(({ text }) => text.split('\n').some(isClosing));
  const least = isLetter ? (closed < 0 ? below.length - 1 : closed) : 0;
  let last = below.length - 1;
  while (last > least && (isAsked(below[last]) || (isBrought && saysOrder(below[last])))) last -= 1;
  return last;
}

/** "He is nine. Write some feedback.": told of the text and asked for, one behind the other. */
const saysOrder = (one: Paragraph | undefined): boolean =>
  splitSentences(one?.text ?? '').some((sentence) => isOrder(sentence) || ASKS.test(sentence));

const isAsked = (one: Paragraph | undefined): boolean =>
  one !== undefined && (isOwn(one) || /\?\s*$/.test(one.text));

/** Above a letter somebody asks for something; its subject stands above it, too, and is the writer's own. */
const asksAbout = (text: string): boolean => isRequest(text) && !/^\s*\p{L}+:\s/u.test(text);

const firstLine = (text: string): string => /^[^\n]*/.exec(text)?.[0] ?? '';
