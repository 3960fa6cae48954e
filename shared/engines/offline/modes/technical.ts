import type { Phrase } from '@/shared/engines/offline/balanced/phrases.ts';
import { placeSentence } from '@/shared/engines/offline/reframe/classify.ts';
import { toPoint } from '@/shared/engines/offline/reframe/finish.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';

const word = (find: string, to: string): Phrase => ({ find: new RegExp(`\\b(?:${find})\\b`, 'gi'), to });

/** Loose words and the exact ones; only where the exact one says no more than was said. */
export const technicalPhrases: readonly Phrase[] = [
  word('gonna', 'going to'),
  word('wanna', 'want to'),
  word('gotta', 'have to'),
  word('dunno', 'do not know'),
  word('kinda|sorta', 'somewhat'),
  word('a bunch of', 'several'),
  word('(loads|tons|heaps) of (?=\\p{L}+s\\b)', 'many '),
  { find: /\b(?:lots|loads|tons) of (?=\p{L}{3,}s\b)/giu, to: 'many ' },
  word('get rid of', 'remove'),
  word('gets rid of', 'removes'),
  word('figure out', 'determine'),
  word('come up with', 'propose'),
  word('look into', 'investigate'),
  word('make sure (?:that )?(?=(?:it|they|the|all|each|every|no|this|we|i|you)\\b)', 'ensure that '),
  word('right now', 'currently'),
  word('(?:super|crazy|insanely) (fast|slow|large|small|big|long|high|low)', 'very $1'),
  word('asap', 'as soon as possible'),
  word('thanks a lot|thx', 'thanks'),
  word('a couple of', 'a few'),
];

/** Marks of a list, a label or code: such a text has a layout already. */
const LAID_OUT = /^\s*(?:[-*•+]|\d{1,2}[.)])\s|^#{1,6}\s|:\s*$|[\uE000-\uF8FF]\s*$/m;
const MIN_POINTS = 2;
type ListName = 'Input' | 'Requirements' | 'Output';
const INPUT =
  /^(?:(?:the |my |our )?(?:input|data|tables?|files?|columns?|fields?|endpoints?|keys?)(?: names?)? (?:is|are|has|have|come)\b|it (?:takes|reads|gets|receives)\b|given\b)/i;
/** Points at what was said just before it. */
const POINTS_BACK = /^(?:this|that|these|those|he|she)\b/i;

/**
 * A masked draft of one paragraph with its limits, inputs and outputs as lists of their own below what is asked; a draft
 * with fewer than two of them stays running text.
 */
export function listSpecification(text: string): string {
  if (text.includes('\n') || LAID_OUT.test(text)) return text;
  const sentences = splitSentences(text).map((sentence) => sentence.trim());
  const kept: string[] = [];
  const lists: Record<ListName, string[]> = {
    Input: [],
    Requirements: [],
    Output: [],
  };
  let hasTask = false;
  for (const sentence of sentences) {
    const { place } = placeSentence(sentence, !hasTask);
    const list =
      hasTask && !POINTS_BACK.test(sentence) && !/\?$/.test(sentence) ? listFor(sentence, place) : undefined;
    if (list) lists[list].push(sentence);
    else kept.push(sentence);
    hasTask ||= place === 'task' || place === 'question';
  }
  const count = lists.Input.length + lists.Requirements.length + lists.Output.length;
  if (!hasTask || count < MIN_POINTS || kept.length === 0) return text;
  const blocks = Object.entries(lists)
    .filter(([, points]) => points.length > 0)
    .map(([title, points]) => `${title}:\n${points.map((point) => `- ${toPoint(point)}`).join('\n')}`);
  return [kept.join(' '), ...blocks].join('\n\n');
}

function listFor(sentence: string, place: string): ListName | undefined {
  if (INPUT.test(sentence)) return 'Input';
  if (place === 'output') return 'Output';
  return place === 'requirement' ? 'Requirements' : undefined;
}
