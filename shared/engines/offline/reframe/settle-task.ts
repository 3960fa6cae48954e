import type { EnhanceMode, SectionTitle } from '@/shared/contracts/enhance.ts';
import type { Drawers } from './compose.ts';
import { toSentence } from './finish.ts';
import { lowerFirst, orderThing, toOrder } from './wish.ts';

export const STATEMENT =
  /^(?:i|we|he|she|it|they|there|this|that|these|those|the|my|our|his|her|their|your|you|yesterday|today|last|also)\b|\b(?:is|are|was|were|has|have|had|will|did|does|do|can|could|would|should|['’]s|['’]re|['’]m)\b/i;
const MAX_CONTEXT_CHARS = 160;
const MAX_CONTEXT_NOTES = 2;
/** Beyond, it is a story, not something asked. */
const MAX_TASK_CHARS = 300;
/** Names a kind of text or plan and no more: what it is about stands in the goal. */
const THING_ALONE =
  /^(?:(?:please )?(?:write|draft|compose|make|create|give me|help me with) (?:me )?(?:an? |the |some )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+)[.!]*$/iu;

/** Asks for something in whatever words; such a draft does not leave its goal open. */
const REQUEST =
  /\b(?:help(?: me| us)?|please|(?:can|could|would|will) you|(?:i|we)(?: \p{L}+)? (?:need|want|wish)|(?:i|we)(?: would|['’]d) (?:like|love|appreciate)|possible to)\b/iu;

/** Asks for a choice that stands at the head of the draft. */
const DECIDES = /^help me (?:to )?(?:decide|choose|pick|with (?:this|that|it))[.!]*$/i;

/** What is known while the units of a draft are sorted. */
export interface Sorting {
  drawers: Drawers;
  mode: EnhanceMode;
  /** Own goals and first fragments, tasks where nothing else asks. */
  goals: string[];
  hasSteps: boolean;
  /** Whether anything in the draft orders or asks. */
  hasWish: boolean;
  label: SectionTitle | undefined;
  /** Lines after "it should look like this:" belong to the pattern. */
  isInPattern: boolean;
  /** Whether the sentence before was the task: one that goes on about it stays with it. */
  isAfterTask: boolean;
}

/**
 * What a task cannot be read without: the sentences an "it" points at, and the goal a question is asked for. They move
 * from the notes to the task.
 */
export function contextOf({ drawers, goals }: Sorting, text: string): string[] {
  if (drawers.task.length > 0) return [];
  const isDummy = /\b(?:is|was|be) it \p{L}+ (?:to|that|for)\b|\b(?:it|this) (?:would|should) be\b/iu.test(
    text,
  );
  const isBare = /\?$/.test(text) && text.split(/\s+/).length <= 6;
  const pointsBack =
    isBare ||
    DECIDES.test(text) ||
    /\bwhy\W*$/i.test(text) ||
    (!isDummy && /\b(?:it|they|them|he|she|this|that|these|those|one)\b/i.test(text));
  const sentences = drawers.notes.filter(({ isBlock }) => !isBlock);
  const hasBlocks = sentences.length < drawers.notes.length;
  const isShort =
    !hasBlocks &&
    sentences.length <= MAX_CONTEXT_NOTES &&
    sentences.reduce((sum, note) => sum + note.text.length, 0) <= MAX_CONTEXT_CHARS;
  const own = sentences.filter((note) => goals.includes(note.text)).slice(0, 1);
  const nearest =
    own.length > 0 ? own : hasBlocks || DECIDES.test(text) ? sentences.slice(0, 1) : sentences.slice(-1);
  const wantsGoal = /\?$/.test(text) || THING_ALONE.test(text);
  const wanted = pointsBack ? (isShort ? sentences : nearest) : wantsGoal ? own : [];
  drawers.notes = drawers.notes.filter((note) => !wanted.includes(note));
  const hasLines = wanted.some((note) => note.text.includes('\n'));
  const moved = wanted.map((note) => note.text);
  return hasLines || moved.length === 0 ? moved : [moved.map(toSentence).join(' ')];
}

/** A draft that orders nothing: its first goal or bare thing is the task, else its steps, else what to do is left open. */
export function settleTask({ drawers, goals, mode }: Sorting): void {
  // "Can you help me?" asks for nothing that the rest does not ask better
  if (drawers.task.length > 1)
    drawers.task = drawers.task.filter((text) => !/^help(?: me)?(?: please)?[.!?]*$/i.test(text));
  nameBrokenThing(drawers);
  if (drawers.task.length > 0) return;
  const [goal] = goals;
  if (goal !== undefined) {
    const at = drawers.notes.findIndex(({ text }) => text === goal || text.startsWith(`${goal}\n`));
    const [note] = drawers.notes.splice(at, 1);
    const text = note?.text ?? goal;
    drawers.task.push(STATEMENT.test(goal) ? toOrder(text).text : orderFragment(text, mode));
  } else if (drawers.steps.length > 0) drawers.task.push('Carry out these steps in order.');
  else if (takeFirstWords(drawers)) return;
  else if (drawers.notes.length > 0) {
    drawers.isOpen = true;
  } else if (drawers.requirements.length > 0) drawers.task.push(drawers.requirements.shift() ?? '');
  else if (drawers.output.length > 0) drawers.task.push(drawers.output.shift() ?? '');
}

/** What asks in other words, or what the limits of a draft are about, is its task: the sentence as a whole. */
function takeFirstWords(drawers: Drawers): boolean {
  const sentences = drawers.notes.filter(({ isBlock, text }) => !isBlock && text.length <= MAX_TASK_CHARS);
  const hasLimits = drawers.requirements.length + drawers.output.length > 0;
  const taken = sentences.find(({ text }) => REQUEST.test(text)) ?? (hasLimits ? sentences[0] : undefined);
  if (!taken) return false;
  drawers.notes = drawers.notes.filter((note) => note !== taken);
  drawers.task.push(taken.text);
  return true;
}

/** "My code doesn't work. Fix it." as one order that names the thing. */
function nameBrokenThing(drawers: Drawers): void {
  const text = drawers.task.join(' ');
  const match =
    /^(?:my|the|this) (code|script|function|program|query|app|formula|page|test) (doesn['’]t|does not|isn['’]t|is not|won['’]t) (work\w*|compile|run\w*|start)[.,]? (?:please )?(fix|debug|check|correct) (?:it|this)( \(see Additional Notes\))?[.?]*$/i.exec(
      text,
    );
  if (!match) return;
  const [, thing, negation, verb, order = '', see = ''] = match;
  drawers.task = [
    `${order.charAt(0).toUpperCase()}${order.slice(1)} this ${thing}; it ${negation} ${verb}${see}.`,
  ];
}

/** A bare thing as an order; in image mode it is a picture. */
export function orderFragment(text: string, mode: EnhanceMode): string {
  if (
    mode !== 'image' ||
    /\b(?:image|picture|photo|drawing|illustration|painting|portrait|logo)\b/i.test(text)
  )
    return orderThing(text);
  return `Create an image of ${lowerFirst(text)}`;
}
