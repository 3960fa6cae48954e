import type { Section } from '@/shared/contracts/enhance.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { placeSentence } from './classify.ts';
import { toSentence } from './finish.ts';
import { hangsOn, isBare } from './hangs-on.ts';
import { toOrder } from './wish.ts';

/** So many limits read better one below the other; one is said as quickly in a sentence, two longer ones, too. */
const MIN_POINTS = 3;
const MIN_SHORT_POINTS = 2;
const SHORT_POINT_WORDS = 12;
/** What has an order, or a pattern to be followed, is shown as such. */
const ALWAYS: ReadonlySet<string> = new Set(['Step-by-Step', 'Example Format']);
/** A point of more words is a story. */
const MOST_POINT_WORDS = 24;

const isPoint = (line: string): boolean => /^\s*(?:[-*•+]|\d{1,3}[.)]) /.test(line);

/** Whether headings make a prompt easier to follow: where its writer lined up limits, and nothing he tells stands apart from the ask. */
export function headingsHelp(sections: readonly Section[]): boolean {
  if (sections.some(({ title }) => ALWAYS.has(title))) return true;
  if (sections.some(({ title }) => title === 'Additional Notes')) return false;
  const lines = sections.filter(({ title }) => title !== 'Task').flatMap(({ body }) => body.split('\n'));
  const lengths = lines.map((line) => line.split(/\s+/).length);
  const count = lines.filter(isPoint).length;
  const longest = Math.max(...lengths, 0);
  return longest <= SHORT_POINT_WORDS
    ? count >= MIN_SHORT_POINTS
    : count >= MIN_POINTS && longest <= MOST_POINT_WORDS;
}

/** What leads to the ask is read with it where it is no longer. */
const PREMISE = { sentences: 2, chars: 240 };
const POINTS_BACK = /\b(?:he|him|his|she|her|they|them|their|it|its|this|that|these|those|ones?|there)\b/i;
/** Where another sentence asks, it says what the writer is after. */
const OWN_PLAN = /^(?:(?:so|and|but|also|now),? )*(?:i|we)\b/i;

const sentencesOf = (text: string): string[] => splitSentences(text).map((sentence) => sentence.trim());

/** A paragraph whose only order stands behind a long story, with the order first, where it can be read before it. */
function askFirst(text: string): string {
  if (text.trim().includes('\n')) return text;
  const sentences = sentencesOf(text);
  const asks = sentences.flatMap((sentence, index) =>
    ['task', 'question'].includes(placeSentence(sentence, true).place) ? [index] : [],
  );
  const at = asks[0] ?? 0;
  const ask = sentences[at] ?? '';
  const before = sentences.slice(0, at);
  const after = sentences.slice(at + 1);
  const isLong = before.length > PREMISE.sentences || before.join(' ').length > PREMISE.chars;
  const isFree = !ask.endsWith('?') && !hangsOn(ask) && !isBare(ask) && !POINTS_BACK.test(ask);
  if (asks.length > 1 || !isLong || !isFree) return text;
  return [before[0], after[0]].some((next) => next !== undefined && hangsOn(next))
    ? text
    : [ask, ...before, ...after].join(' ');
}

/** What is wished for in other words, as an order: "Can someone explain why …?" → "Explain why …". */
function asOrder(text: string): string {
  const wishes = sentencesOf(text).filter(
    (sentence) => toOrder(sentence).isWish && placeSentence(sentence, true).place === 'task',
  );
  const wish = wishes.find((sentence) => !OWN_PLAN.test(sentence)) ?? wishes[0];
  if (wish === undefined) return text;
  return text.replace(wish, () => toSentence(toOrder(wish).text));
}

/**
 * A reframe without headings: what is asked stands first, as an order, and the rest in the writer's order and words.
 * @param text tightened
 * @returns undefined where that is what it is
 */
export function reframeLightly(text: string): string | undefined {
  const masked = maskProtected(text);
  if (!masked) return undefined;
  const made = asOrder(askFirst(masked.text));
  return made === masked.text ? undefined : masked.unmask(made);
}
