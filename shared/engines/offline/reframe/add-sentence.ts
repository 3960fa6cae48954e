import type { EnhanceMode, SectionTitle } from '@/shared/contracts/enhance.ts';
import type { Drawers } from './compose.ts';
import { toSentence } from './finish.ts';
import { hangsOn, isBare, STATEMENT } from './hangs-on.ts';
import { isPremise, MOST_PREMISE_CHARS } from './premise.ts';
import { orderFragment } from './settle-task.ts';
import { isData, isFact, isLimitsOnly, tellsLimit } from './tell-limits.ts';
import type { SentenceUnit, Unit } from './unit.ts';
import { orderThing } from './wish.ts';

/** Without a verb too, but nothing to be made: thanks, labelled lines. */
const NO_THING =
  /^(?:thanks?|congrat\w*|sorry|happy|good|welcome|dear|hi|hello|yes|no|great|nice|ok|okay)\b|^[^.]{1,30}:\s/i;
/** "Thinking about moving": said of the writer. */
const OWN_DOING = /^(?:still |just |currently )?\p{L}{2,}ing (?:about|to|for|on|with|in|at|an?|the|my)\b/iu;
/** Names nobody, but speaks of people. */
const SPEAKS_OF_SOMEBODY = /\b(?:he|him|his|she|her|hers|they|them|their|theirs)\b/i;

/** "when customers ask about it": what it is stands in the sentence before. */
const POINTS_BACK = /\b(?:about|of|with|for|to|on|in) (?:it|this|that|them|these|those)\b(?! \p{L}+ing\b)/iu;

/** A question in other words: "I want to know if it makes sense for my house". */
const WANTS_TO_KNOW =
  /^(?:(?:so|and|but|also),? )*(?:i|we) (?:(?:also|just|really) )*(?:want|need|would like|['’]d like) to (?:know|understand|find out|learn|see) (?:if|whether|how|what|why|when|where|which|who)\b/i;
/** "nothing shouty, last year we used caps": what happened, told behind a point in its sentence. */
const TELLS_WHY =
  /^(?:last (?:year|time|month|week)|the last one|we|i|they|people|customers|everyone|everybody|nobody|some)\b/i;
/** What is known while the units of a draft are sorted. */
export interface Sorting {
  drawers: Drawers;
  mode: EnhanceMode;
  /** Sentences that order or ask, told before any is sorted. */
  asks: ReadonlySet<Unit>;
  hasSteps: boolean;
  label: SectionTitle | undefined;
  /** Lines after "it should look like this:" belong to the pattern. */
  isInPattern: boolean;
  /** Where the sentence before went: one that hangs on it goes there too. */
  last: 'task' | 'point' | 'note' | 'block' | undefined;
  /** Whether an ask was met, not only what the writer is after. */
  isAsked: boolean;
}

/** An ask with the sentences it cannot be read without. A plan of the writer's own is told, where another sentence asks. */
export function addAsk(sorting: Sorting, unit: SentenceUnit, text: string): void {
  const { drawers, asks, last } = sorting;
  if (!asks.has(unit)) {
    addGoal(sorting, unit.text);
    return;
  }
  // what stood before it in its sentence can be read behind it, too
  const told = last === 'note' && unit.isJoined && !hangsOn(text) && !isBare(text) && !POINTS_BACK.test(text);
  if (told) {
    drawers.task.push(text, ...drawers.notes.splice(-1).map((note) => note.text));
    sorting.last = 'task';
    sorting.isAsked = true;
    return;
  }
  if (last === 'note' && !sorting.isAsked && !unit.opensParagraph && isPremise(drawers.notes))
    drawers.task.push(...drawers.notes.splice(0).map((note) => note.text));
  else if (last !== 'task' && (hangsOn(text) || SPEAKS_OF_SOMEBODY.test(text) || isBare(text))) {
    // whatever was said before it in its paragraph may be what it points to
    const opening = drawers.notes.findLastIndex((note) => note.isBlock || note.opensParagraph);
    const above = drawers.notes.slice(0, Math.max(opening, 0));
    const held = unit.opensParagraph
      ? drawers.notes.splice(-lengthShown(drawers.notes))
      : drawers.notes.splice(above.length - (above.at(-1)?.isBlock ? lengthShown(above) : 0));
    drawers.task.push(...held.filter(({ isBlock }) => !isBlock).map((note) => note.text));
    drawers.material.push(...held.filter(({ isBlock }) => isBlock).map((note) => note.text));
  }
  drawers.task.push(text);
  sorting.last = 'task';
  sorting.isAsked = true;
}

/** The last note; a block with the paragraph right before it that shows it: "I get this when I start it". */
function lengthShown(notes: Drawers['notes']): number {
  const [shown, block] = notes.slice(-2);
  if (!block?.isBlock || !shown || shown.isBlock || !SHOWS.test(shown.text)) return 1;
  const opening = notes.findLastIndex(({ isBlock, opensParagraph }) => !isBlock && opensParagraph);
  const paragraph = notes.slice(Math.max(opening, 0), -1);
  const isShort = paragraph.reduce((sum, { text }) => sum + text.length, 0) <= MOST_PREMISE_CHARS;
  return isShort && paragraph.every(({ isBlock }) => !isBlock) ? paragraph.length + 1 : 1;
}

const SHOWS = /\b(?:this|these|following|below|here)\b/i;

/** What the writer is after opens the task; behind it, it says how the thing has to be. */
export function addGoal(sorting: Sorting, text: string): void {
  const { drawers } = sorting;
  if (sorting.isAsked && !WANTS_TO_KNOW.test(text)) {
    addPoint(sorting, 'requirements', text);
    return;
  }
  if (sorting.last === 'note' && isPremise(drawers.notes))
    drawers.task.push(...drawers.notes.splice(0).map((note) => note.text));
  drawers.task.push(text);
  sorting.last = 'task';
}

export function addPoint(sorting: Sorting, drawer: 'requirements' | 'output', text: string): void {
  sorting.drawers[drawer].push(text);
  sorting.last = drawer === 'requirements' ? 'point' : undefined;
}

/** What is told: with what it hangs on, else among the notes; a remark without a verb is said of the thing asked for. */
export function addTold(sorting: Sorting, unit: SentenceUnit, text: string): void {
  const { drawers, last, mode, asks } = sorting;
  const isThing = !isData(text) && !STATEMENT.test(text) && !NO_THING.test(text) && !OWN_DOING.test(text);
  const isInParagraph = !unit.opensParagraph;
  if (isThing && last === undefined && orderThing(text) !== text) {
    drawers.task.push(orderFragment(text, mode));
    sorting.last = 'task';
    return;
  }
  // what is told right behind a question is told of what it asks
  const isAskedOf = !isThing && /\?\s*$/.test(drawers.task.at(-1) ?? '') && !tellsLimit(text);
  if (isInParagraph && last === 'task' && (hangsOn(text) || (unit.isJoined && !isThing) || isAskedOf)) {
    drawers.task.push(text);
    return;
  }
  const isReason = unit.isJoined === true && TELLS_WHY.test(text) && !tellsLimit(text);
  if (isInParagraph && last === 'point' && (hangsOn(text) || isReason)) {
    // who is spoken of was told in the task
    if (!unit.isJoined && /^(?:he|she|they)\b/i.test(text) && drawers.task.length > 0) {
      drawers.task.push(text);
      return;
    }
    if (unit.isJoined || !/^it\b/i.test(text)) {
      addToPoint(drawers, text);
      return;
    }
  }
  const isLimit = sorting.isAsked && (tellsLimit(text) || isLimitsOnly(text));
  if (isLimit || (isThing && asks.size > 0 && isInParagraph && (last === 'task' || last === 'point'))) {
    addPoint(sorting, 'requirements', text);
    return;
  }
  if (mode === 'email' && drawers.task.length > 0) addPoint(sorting, 'requirements', text);
  else {
    const isOfThing = sorting.isAsked && isInParagraph && drawers.material.length === 0 && isFact(text);
    drawers.notes.push({
      text,
      isBlock: false,
      opensParagraph: unit.opensParagraph,
      ...(isOfThing && { factAt: drawers.requirements.length }),
    });
  }
  if (mode !== 'email') sorting.last = 'note';
}

/** Behind the point it goes on with, as a sentence of its own. */
function addToPoint(drawers: Drawers, text: string): void {
  const before = drawers.requirements.pop() ?? '';
  drawers.requirements.push(`${before.replace(/[.,;]+$/, '')}. ${toSentence(text)}`);
}
