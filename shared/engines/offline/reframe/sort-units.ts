import type { EnhanceMode, SectionTitle } from '@/shared/contracts/enhance.ts';
import { placeSentence, readStep } from './classify.ts';
import type { Drawers } from './compose.ts';
import { contextOf, orderFragment, type Sorting, STATEMENT, settleTask } from './settle-task.ts';
import type { Unit } from './unit.ts';

/** Without a verb too, but nothing to be made: thanks, labelled lines. */
const NO_THING =
  /^(?:thanks?|congrat\w*|sorry|happy|good|welcome|dear|hi|hello|yes|no|great|nice|ok|okay)\b|^[^.]{1,30}:\s/i;
/** The list after it is a text to work on. */
const HANDS_OVER = /\b(?:these|this|following|below|my|our)\b[^:]{0,80}:\s*$/i;
const MAX_INLINE_CHARS = 520;
const SEE_NOTES = ' (see Additional Notes)';
const IN_ONE =
  /^first,? (.+?)(?:,? (?:and )?then,? (.+?))(?:,? (?:and )?then,? (.+?))?(?:,? (?:and )?(?:finally|lastly|in the end|after that),? (.+?))?[.!]?$/i;

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
    isAfterTask: false,
  };
  units.forEach((unit, index) => {
    if (unit.kind === 'label') sorting.label = unit.title;
    else if (unit.kind === 'block') addBlock(sorting, unit, units[index - 1]);
    else if (unit.kind === 'list') addList(sorting, unit);
    else addSentence(sorting, unit, units[index + 1]);
  });
  settleTask(sorting);
}

function addBlock(
  { drawers, isInPattern }: Sorting,
  { text, isIntroduced: isKnown = false }: Extract<Unit, { kind: 'block' }>,
  before: Unit | undefined,
): void {
  if (isInPattern) {
    drawers.exampleFormat.push(text);
    return;
  }
  const isIntroduced = isKnown || (before?.kind === 'sentence' && /:$/.test(before.text));
  pointToNotes(drawers, isIntroduced);
  if (isIntroduced) drawers.requirements = drawers.requirements.map((point) => point.replace(/:$/, ''));
  drawers.notes.push({ text, isBlock: true });
}

/** A task about a text that stands in the notes says where it is. */
function pointToNotes({ task }: Drawers, isIntroduced: boolean): void {
  const last = task.at(-1);
  if (last === undefined || last.includes(SEE_NOTES)) return;
  if (!isIntroduced && !/\b(?:it|this|these|code|error|below|following)\b/i.test(last)) return;
  const mark = /\?$/.test(last) ? '?' : '.';
  task[task.length - 1] = `${last.replace(/[:.?]+$/, '')}${SEE_NOTES}${mark}`;
}

function addList(sorting: Sorting, unit: Extract<Unit, { kind: 'list' }>): void {
  const { drawers, label } = sorting;
  sorting.label = undefined;
  if (label === 'Step-by-Step') drawers.steps.push(unit.text);
  else if (label === 'Examples') drawers.examples.push(unit.text);
  else if (label === 'Output Format') drawers.output.push(unit.text);
  else if (label === 'Requirements' || (label === undefined && drawers.task.length > 0))
    drawers.requirements.push(unit.text);
  else drawers.notes.push({ text: unit.text, isBlock: true });
}

function addSentence(
  sorting: Sorting,
  unit: Extract<Unit, { kind: 'sentence' }>,
  next: Unit | undefined,
): void {
  const { drawers, goals, label } = sorting;
  const attached = unit.attached ? `\n${unit.attached}` : '';
  if (/^\p{L}*(?:Error|Exception): /u.test(unit.text)) {
    drawers.notes.push({ text: unit.text + attached, isBlock: true });
    return;
  }
  if (sorting.isInPattern && /^[^.?!]{1,40}:\s/.test(unit.text)) {
    drawers.exampleFormat.push(unit.text + attached);
    return;
  }
  sorting.isInPattern = false;
  if (unit.attached && HANDS_OVER.test(unit.text) && label === undefined) {
    addSentence(sorting, { kind: 'sentence', text: unit.text.replace(/:\s*$/, '.') }, next);
    pointToNotes(drawers, true);
    drawers.notes.push({ text: unit.attached, isBlock: true });
    return;
  }
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
  if (place !== 'note') sorting.isAfterTask = false;
  if (place === 'role') addRole(drawers, text + attached);
  else if (place === 'task' || place === 'question')
    addTask(sorting, text + attached, contextOf(sorting, text));
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
    // "a post about our new feature. It lets teams see …" is told in one go
    if (
      sorting.isAfterTask &&
      POINTS_BACK.test(text) &&
      drawers.task.length < MAX_TASK_SENTENCES &&
      !/\n|:$|Additional Notes/.test(lastTask ?? '')
    ) {
      drawers.task.push(text + attached);
      return;
    }
    sorting.isAfterTask = false;
    if (place === 'goal' || isThing) goals.push(text);
    addNote(sorting, text + attached);
  }
}

function addTask(sorting: Sorting, text: string, context: readonly string[]): void {
  sorting.drawers.task.push(...context, text);
  sorting.isAfterTask = true;
}

const POINTS_BACK =
  /^(?:it|they|he|she|this|these)(?:['’](?:s|re))? (?!should|must|has to|have to|needs? to)/i;
const MAX_TASK_SENTENCES = 3;

/** In a mail to be written, what the draft states is what the mail has to say. */
function addNote({ drawers, mode }: Sorting, text: string): void {
  if (mode === 'email' && drawers.task.length > 0) drawers.requirements.push(text);
  else drawers.notes.push({ text, isBlock: false });
}

/** "first read it, then clean it, and finally save it" in one sentence. */
function addInlineSteps(drawers: Drawers, text: string): boolean {
  const match = text.length > MAX_INLINE_CHARS ? null : IN_ONE.exec(text);
  if (!match) return false;
  drawers.steps.push(...match.slice(1).filter((step) => step !== undefined));
  return true;
}

/** "You are a chef." stands first; "Act as a chef and plan a menu" is the task itself. */
function addRole(drawers: Drawers, text: string): void {
  if (/\band \p{L}+ (?:an?|the|my|me|some|\d)\b/iu.test(text)) drawers.task.unshift(text);
  else drawers.roles.push(text);
}

function drawerOf(drawers: Drawers, label: SectionTitle): string[] {
  if (label === 'Step-by-Step') return drawers.steps;
  if (label === 'Examples') return drawers.examples;
  if (label === 'Output Format') return drawers.output;
  return drawers.requirements;
}
