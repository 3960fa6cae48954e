import type { EnhanceMode, SectionTitle } from '@/shared/contracts/enhance.ts';
import { placeSentence, readStep } from './classify.ts';
import type { Drawers } from './compose.ts';
import { toSentence } from './finish.ts';
import type { Unit } from './unit.ts';
import { orderThing, toOrder } from './wish.ts';

const STATEMENT =
  /^(?:i|we|he|she|it|they|there|this|that|these|those|the|my|our|his|her|their|your|you|yesterday|today|last|also)\b|\b(?:is|are|was|were|has|have|had|will|did|does|do|can|could|would|should|['’]s|['’]re|['’]m)\b/i;
/** Without a verb too, but nothing to be made: thanks, labelled lines. */
const NO_THING =
  /^(?:thanks?|congrat\w*|sorry|happy|good|welcome|dear|hi|hello|yes|no|great|nice|ok|okay)\b|^[^.]{1,30}:\s/i;
const MAX_CONTEXT_CHARS = 260;
const SEE_NOTES = ' (see Additional Notes)';
const IN_ONE =
  /^first,? (.+?)(?:,? (?:and )?then,? (.+?))(?:,? (?:and )?then,? (.+?))?(?:,? (?:and )?(?:finally|lastly|in the end|after that),? (.+?))?[.!]?$/i;

interface Sorting {
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
}

/** A statement may begin with "first" too: only orders are steps. */
function isStep(sentence: string): boolean {
  const step = readStep(sentence);
  return step !== undefined && !/^(?:i|we|he|she|it|they|there|this|that|the|my|our|you)\b/i.test(step);
}

function isWishUnit(unit: Unit): boolean {
  return (
    unit.kind === 'sentence' && ['task', 'question', 'role'].includes(placeSentence(unit.text, true).place)
  );
}

/** Puts every unit of a draft into the drawer of its section. */
export function sortUnits(units: readonly Unit[], mode: EnhanceMode, drawers: Drawers): void {
  const stepCount = units.filter((unit) => unit.kind === 'sentence' && isStep(unit.text)).length;
  const sorting: Sorting = {
    drawers,
    mode,
    goals: [],
    hasSteps: stepCount >= 2,
    hasWish: units.some(isWishUnit),
    label: undefined,
    isInPattern: false,
  };
  units.forEach((unit, index) => {
    if (unit.kind === 'label') sorting.label = unit.title;
    else if (unit.kind === 'block') addBlock(sorting, unit.text, units[index - 1]);
    else if (unit.kind === 'list') addList(sorting, unit);
    else addSentence(sorting, unit, units[index + 1]);
  });
  settleTask(sorting);
}

function addBlock({ drawers, isInPattern }: Sorting, text: string, before: Unit | undefined): void {
  if (isInPattern) {
    drawers.exampleFormat.push(text);
    return;
  }
  const isIntroduced = before?.kind === 'sentence' && /:$/.test(before.text);
  const last = drawers.task.at(-1);
  if (isIntroduced && last && /:$/.test(last))
    drawers.task[drawers.task.length - 1] = last.replace(/:$/, `${SEE_NOTES}.`);
  drawers.notes.push({ text, isBlock: true });
}

function addList(sorting: Sorting, unit: Extract<Unit, { kind: 'list' }>): void {
  const { drawers, label } = sorting;
  sorting.label = undefined;
  if (label === 'Step-by-Step') drawers.steps.push(...unit.items);
  else if (label === 'Examples') drawers.examples.push(...unit.items);
  else if (label === 'Output Format') drawers.output.push(...unit.items);
  else if (label === 'Requirements' || (label === undefined && drawers.task.length > 0))
    drawers.requirements.push(...unit.items);
  else drawers.notes.push({ text: unit.text, isBlock: true });
}

function addSentence(
  sorting: Sorting,
  unit: Extract<Unit, { kind: 'sentence' }>,
  next: Unit | undefined,
): void {
  const { drawers, goals, label } = sorting;
  const attached = unit.attached ? `\n${unit.attached}` : '';
  if (sorting.isInPattern && /^[^.?!]{1,40}:\s/.test(unit.text)) {
    drawers.exampleFormat.push(unit.text + attached);
    return;
  }
  sorting.isInPattern = false;
  const lastTask = drawers.task.at(-1);
  if (lastTask && /^[\uE000-\uF8FF.\s]+$/.test(unit.text) && !/[:\n]/.test(lastTask)) {
    drawers.task[drawers.task.length - 1] = `${lastTask.replace(/[.?!]$/, '')}: ${unit.text}`;
    return;
  }
  const step = sorting.hasSteps ? readStep(unit.text) : undefined;
  if (step !== undefined) {
    drawers.steps.push(step + attached);
    return;
  }
  if (addInlineSteps(drawers, unit.text)) return;
  if (label && label !== 'Additional Notes' && next?.kind !== 'block') {
    drawerOf(drawers, label).push(unit.text + attached);
    return;
  }
  const { place, text } = placeSentence(unit.text, drawers.task.length === 0);
  if (place === 'role') drawers.task.unshift(text + attached);
  else if (place === 'task' || place === 'question')
    drawers.task.push(...contextOf(sorting, text), text + attached);
  else if (place === 'requirement') drawers.requirements.push(text + attached);
  else if (place === 'output') drawers.output.push(text + attached);
  else if (place === 'example')
    drawers.examples.push(
      text.replace(/^(?:(?:an?other )?example|for example|for instance|e\.g\.|example \d)\s*[:,]?\s*/i, '') +
        attached,
    );
  else if (place === 'example-format') {
    drawers.exampleFormat.push(text + attached);
    sorting.isInPattern = true;
  } else if (place !== 'courtesy') {
    const isThing = place === 'note' && !STATEMENT.test(text) && !NO_THING.test(text);
    if (isThing && !sorting.hasWish && drawers.task.length === 0) {
      drawers.task.push(orderFragment(text, sorting.mode) + attached);
      return;
    }
    if (place === 'goal' || isThing) goals.push(text);
    addNote(sorting, text + attached);
  }
}

/**
 * What a task cannot be read without: the sentences an "it" points at, and the goal a question is asked for. They move
 * from the notes to the task.
 */
function contextOf({ drawers, goals }: Sorting, text: string): string[] {
  if (drawers.task.length > 0) return [];
  const isDummy = /\b(?:is|was|be) it \p{L}+ (?:to|that|for)\b|\b(?:it|this) (?:would|should) be\b/iu.test(
    text,
  );
  const isBare = /\?$/.test(text) && text.split(/\s+/).length <= 6;
  const pointsBack =
    isBare ||
    /\bwhy\W*$/i.test(text) ||
    (!isDummy && /\b(?:it|they|them|he|she|this|that|these|those|one)\b/i.test(text));
  const sentences = drawers.notes.every(({ isBlock }) => !isBlock) ? drawers.notes : [];
  const isShort = sentences.reduce((sum, note) => sum + note.text.length, 0) <= MAX_CONTEXT_CHARS;
  const wanted =
    pointsBack && isShort
      ? sentences
      : sentences.filter((note) => /\?$/.test(text) && goals.includes(note.text));
  drawers.notes = drawers.notes.filter((note) => !wanted.includes(note));
  const hasLines = wanted.some((note) => note.text.includes('\n'));
  const moved = wanted.map((note) => note.text);
  return hasLines || moved.length === 0 ? moved : [moved.map(toSentence).join(' ')];
}

/** In a mail to be written, what the draft states is what the mail has to say. */
function addNote({ drawers, mode }: Sorting, text: string): void {
  if (mode === 'email' && drawers.task.length > 0) drawers.requirements.push(text);
  else drawers.notes.push({ text, isBlock: false });
}

/** "first read it, then clean it, and finally save it" in one sentence. */
function addInlineSteps(drawers: Drawers, text: string): boolean {
  const match = text.length > MAX_CONTEXT_CHARS * 2 ? null : IN_ONE.exec(text);
  if (!match) return false;
  drawers.steps.push(...match.slice(1).filter((step) => step !== undefined));
  return true;
}

function drawerOf(drawers: Drawers, label: SectionTitle): string[] {
  if (label === 'Step-by-Step') return drawers.steps;
  if (label === 'Examples') return drawers.examples;
  if (label === 'Output Format') return drawers.output;
  return drawers.requirements;
}

/** A draft that orders nothing: its first goal or bare thing is the task, else its steps, else what to do is left open. */
function settleTask({ drawers, goals, mode }: Sorting): void {
  // "Can you help me?" asks for nothing that the rest does not ask better
  if (drawers.task.length > 1)
    drawers.task = drawers.task.filter((text) => !/^help(?: me)?(?: please)?[.!?]*$/i.test(text));
  if (drawers.task.length > 0) return;
  const [goal] = goals;
  if (goal !== undefined) {
    const at = drawers.notes.findIndex(({ text }) => text === goal || text.startsWith(`${goal}\n`));
    const [note] = drawers.notes.splice(at, 1);
    const text = note?.text ?? goal;
    drawers.task.push(STATEMENT.test(goal) ? toOrder(text).text : orderFragment(text, mode));
  } else if (drawers.steps.length > 0) drawers.task.push('Carry out these steps in order.');
  else if (drawers.notes.length > 0) drawers.task.push('Goal: […]');
  else if (drawers.requirements.length > 0) drawers.task.push(drawers.requirements.shift() ?? '');
  else if (drawers.output.length > 0) drawers.task.push(drawers.output.shift() ?? '');
}

function orderFragment(text: string, mode: EnhanceMode): string {
  if (
    mode !== 'image' ||
    /\b(?:image|picture|photo|drawing|illustration|painting|portrait|logo)\b/i.test(text)
  )
    return orderThing(text);
  return `Create an image of ${/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
}
