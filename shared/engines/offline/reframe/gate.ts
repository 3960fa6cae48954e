import type { ResultRemark, WritingPlace } from '@/shared/contracts/enhance.ts';
import { findBlocks } from '@/shared/enhance/blocks/find-blocks.ts';
import { parseSections } from '@/shared/enhance/sections.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { asksModel, asksTheWorld, isMessage, relaysMessage } from './asks-model.ts';
import { placeSentence } from './classify.ts';
import { handsOverText } from './hands-over-text.ts';

/** Why a text is kept as it is instead of being rebuilt. */
export type Kept = Extract<ResultRemark, `kept_${string}`>;

const HEADING = /^\s{0,3}(?:#{1,6}\s+\S|\*\*[^*]+\*\*:?\s*$|[A-Z][\w /&-]{2,40}:\s*$)/;
/** "Agenda", and what belongs to it in the lines below. */
const BARE_LABEL = /^\s*\p{Lu}\p{L}*(?: \p{L}+){0,3}\n\s*\S/u;
const LABEL = /(?:^|[.\n]\s*)\p{Lu}[\p{L} ]{1,24}: \S/gu;
const MIN_HEADINGS = 2;
const MIN_LABELS = 3;
const LIST_LINE = /^\s*(?:[-*•]|\d{1,2}[.)]) \S/;
const MIN_POINTS = 3;
const LONG_WORDS = 180;
const GOOD_SENTENCES = 4;
const SHORT_WORDS = 5;
const WELL_MADE = { sentences: 2, words: 16 };
/** A longer one is easier to follow in parts. */
const MOST_WELL_MADE = 4;

/** "No wait, make it 150 words", "the rest is good": said of an answer that came before. */
const FOLLOWS_UP =
  /^\W*(?:no,? wait|wait|actually|no)[,.!]* (?:make|change|say|take|use|add|remove|do|give|shorten|put|drop)\b|\b(?:your|the) (?:last|previous|first|second) (?:answer|reply|version|draft|response)\b|\bi (?:asked|said|told you) (?:for )?before\b|\b(?:the )?rest (?:is|was|looks) (?:good|fine|ok(?:ay)?|great|perfect)\b/i;

/** Taken back in words no rule resolved: what is meant is told by both, and in their order. */
const TAKES_BACK =
  /\b(?:no,? wait|wait,? no|scratch that|no,? sorry|sorry,? no|actually,? no|no,? actually|sorry,? not)\b|(?:^|[.!?\n]\s*)(?:oh )?(?:wait|actually|no),? (?:make|change|leave|drop|skip|forget|use|let['’]?s)\b/i;

export const countWords = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0;

/**
 * Whether a draft is to stay whole, told before it is rebuilt: a message to a person, a text with a form of its own, a few
 * words. In a chat a draft is a prompt unless it speaks to somebody by name. Sections of an earlier run stay what they are.
 */
export function reasonToKeep(text: string, place: WritingPlace): Kept | undefined {
  if (parseSections(text).length >= MIN_HEADINGS) return undefined;
  if (countWords(text) < SHORT_WORDS) return 'kept_short';
  if (isMessage(text, place) || relaysMessage(text)) return 'kept_message';
  if (hasOwnForm(text)) return 'kept_structure';
  if (handsOverText(text)) return 'kept_whole';
  if (hasListInside(text)) return 'kept_structure';
  if (FOLLOWS_UP.test(text) || TAKES_BACK.test(text)) return 'kept_whole';
  return place === 'chat' || asksModel(text) || asksTheWorld(text) ? undefined : 'kept_whole';
}

/** A list with what is said before and behind it: taken apart, "he" or "that" would point elsewhere. */
function hasListInside(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const points = lines.map((line) => LIST_LINE.test(line));
  const first = points.indexOf(true);
  const last = points.lastIndexOf(true);
  return points.filter(Boolean).length >= MIN_POINTS && first > 0 && last < lines.length - 1;
}

function hasOwnForm(text: string): boolean {
  const blocks = findBlocks(text);
  const own = text
    .split('\n')
    .filter(
      (line) =>
        HEADING.test(line) &&
        !blocks.some(({ kind, start, end }) => kind === 'fence' && text.slice(start, end).includes(line)),
    );
  // "Ask me first. Task: a checklist": said by its writer which it is
  if (/[.!?\n]\s*(?:(?:the|my) )?(?:task|goal|assignment):\s/i.test(text)) return true;
  if (own.length >= MIN_HEADINGS || (text.match(LABEL)?.length ?? 0) >= MIN_LABELS) return true;
  const paragraphs = text.split(/\n\s*\n/);
  if (paragraphs.filter((paragraph) => BARE_LABEL.test(paragraph)).length >= MIN_HEADINGS) return true;
  if (countWords(text) >= LONG_WORDS && paragraphs.length >= 3) return true;
  return isGoodPrompt(text);
}

/** Several whole sentences, each with its capital and its mark: who writes so has sorted what he says. */
export function isWellMade(text: string): boolean {
  const sentences = splitSentences(text).map((sentence) => sentence.trim());
  return (
    sentences.length >= WELL_MADE.sentences &&
    sentences.length <= MOST_WELL_MADE &&
    countWords(text) >= WELL_MADE.words &&
    sentences.every(isWhole)
  );
}

const isWhole = (sentence: string): boolean => /^["“(]?\p{Lu}.*[.?!:]["”)]?$/su.test(sentence);

/** Whole sentences, each with its capital and its mark, that say who, what and how: nothing to sort. */
function isGoodPrompt(text: string): boolean {
  const sentences = splitSentences(text).map((sentence) => sentence.trim());
  if (sentences.length < GOOD_SENTENCES || !sentences.every(isWhole)) return false;
  const places = sentences.map((sentence, index) => placeSentence(sentence, index === 0).place);
  return places[0] === 'role' && places.filter((place) => place !== 'note').length >= GOOD_SENTENCES;
}
