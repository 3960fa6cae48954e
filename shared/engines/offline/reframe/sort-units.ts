import type { EnhanceMode, SectionTitle } from '@/shared/contracts/enhance.ts';
import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { addAsk, addGoal, addPoint, addTold, type Sorting } from './add-sentence.ts';
import { type Place, type Placed, placeSentence, readStep } from './classify.ts';
import type { Drawers } from './compose.ts';
import { toSentence } from './finish.ts';
import { settleTask } from './settle-task.ts';
import { joinFacts } from './tell-limits.ts';
import type { SentenceUnit, Unit } from './unit.ts';
import { toOrder } from './wish.ts';

/** The list after it is a text to work on. */
const HANDS_OVER = /\b(?:these|this|following|below|my|our)\b[^:]{0,80}:\s*$/i;
const MAX_INLINE_CHARS = 520;
const IN_ONE =
  /^first,? (.+?)(?:,? (?:and )?then,? (.+?))(?:,? (?:and )?then,? (.+?))?(?:,? (?:and )?(?:finally|lastly|in the end|after that),? (.+?))?[.!]?$/i;
/** What is wanted beside the ask says how it has to be; what is not known or not managed is told. */
const STUCK =
  /\b(?:can(?:['’]?t|not)|(?:don['’]?t|do not) (?:understand|know|get)|no idea|struggle|keep getting|(?:trying|hoping) to)\b/i;

/** "They hate that": of whom the sentence before speaks, not of the thing asked for. */
const SAID_OF_SOMEBODY =
  /^(?:he|she|they|that|this|these|those)\b(?!(?: \p{L}+)? (?:should|must|has to|have to|needs? to|can(?:no|['’])t)\b)/iu;

/** "Improve it: Hard working student. …": the rest of the paragraph is what is worked on. */
const HANDED_OVER = /\b(?:it|this|these|following|below)\b[^:.?!]*:\s+[^\s\uE000-\uF8FF]/iu;

/** A statement may begin with "first" too: only orders are steps. */
function isStep(sentence: string): boolean {
  const step = readStep(sentence);
  return step !== undefined && !/^(?:i|we|he|she|it|they|there|this|that|the|my|our|you)\b/i.test(step);
}

const ASKING: ReadonlySet<Place> = new Set<Place>(['task', 'question', 'role']);

/** Whether a sentence says what the writer is after: it asks only where nothing else does. */
const isOwnPlan = (sentence: string): boolean =>
  /^(?:(?:so|and|but|also|now),? )*(?:i|we)\b(?!['’]d (?:like|love) you| (?:need|want|would like|would love) you)/i.test(
    sentence.trim(),
  ) &&
  !/\b(?:help|you)\b/i.test(sentence) &&
  !/\?\s*$/.test(sentence);

const isRequest = (sentence: string): boolean =>
  /^(?:can|could|would|will) you\b/i.test(sentence) && toOrder(sentence).isWish;

const isCourtesy = (text: string): boolean => placeSentence(text, true).place === 'courtesy';

function findAsks(units: readonly Unit[]): ReadonlySet<Unit> {
  const opening = units.find((unit) => unit.kind === 'sentence' && !isCourtesy(unit.text));
  const asking = units.filter(
    (unit) =>
      unit.kind === 'sentence' &&
      (ASKING.has(placeSentence(unit.text, true).place) || (unit === opening && isImperative(unit.text))),
  );
  // "Can you make it more polite": how it is to be is all that is asked
  const asks =
    asking.length > 0 ? asking : units.filter((unit) => unit.kind === 'sentence' && isRequest(unit.text));
  const plain = asks.filter((unit) => unit.kind === 'sentence' && !isOwnPlan(unit.text));
  // "give me a table" shapes what was wished for before it
  const isPlain = plain.some(
    (unit) =>
      unit.kind === 'sentence' && (isRequest(unit.text) || ASKING.has(placeSentence(unit.text, false).place)),
  );
  return new Set(isPlain ? plain : asks);
}

/**
 * Puts every unit of a draft into the drawer of its section, sentences whole and in the draft's order. What cannot be read
 * without the sentence before it goes where that one went.
 */
export function sortUnits(units: readonly Unit[], mode: EnhanceMode, drawers: Drawers): void {
  const stepCount = units.filter((unit) => unit.kind === 'sentence' && isStep(unit.text)).length;
  const sorting: Sorting = {
    drawers,
    mode,
    asks: findAsks(units),
    hasSteps: stepCount >= 2,
    label: undefined,
    isInPattern: false,
    last: undefined,
    isAsked: false,
  };
  units.forEach((unit, index) => {
    if (unit.kind === 'label') sorting.label = unit.title;
    else if (unit.kind === 'block') addBlock(sorting, unit.text);
    else if (unit.kind === 'list') addList(sorting, unit.text);
    else addSentence(sorting, unit, units[index + 1]);
  });
  if (drawers.task.length === 0) settleTask(drawers);
  joinFacts(drawers);
}

/** What is worked on stands under the ask; what a statement shows stays behind it. */
function addBlock(sorting: Sorting, text: string): void {
  const { drawers, isInPattern, last } = sorting;
  const { task, material } = drawers;
  const said = drawers.notes.at(-1);
  const isOfNote = said !== undefined && (said.isBlock || SHOWS.test(said.text) || /:\s*$/.test(said.text));
  const isShown = material.length === 0 && (task.some((sentence) => SHOWS.test(sentence)) || !isOfNote);
  if (isInPattern) drawers.exampleFormat.push(text);
  else if (task.length > 0 && (last !== 'note' || isShown)) material.push(text);
  else drawers.notes.push({ text, isBlock: true });
  if (last !== 'note') sorting.last = 'block';
}

/** Means what stands below. */
const SHOWS = /\b(?:this|these|following|below)\b/i;

function addList(sorting: Sorting, text: string): void {
  const { drawers, label } = sorting;
  sorting.label = undefined;
  // "Turn the bullet points below into …": what is worked on
  const isShown = drawers.material.length === 0 && drawers.task.some((sentence) => SHOWS.test(sentence));
  if (label === undefined && isShown) drawers.material.push(text);
  else if (label === 'Step-by-Step') drawers.steps.push(text);
  else if (label === 'Examples') drawers.examples.push(text);
  else if (label === 'Output Format') drawers.output.push(text);
  else if (label === 'Requirements' || (label === undefined && drawers.task.length > 0))
    drawers.requirements.push(text);
  else drawers.notes.push({ text, isBlock: true });
}

function addSentence(sorting: Sorting, unit: SentenceUnit, next: Unit | undefined): void {
  const { drawers, label } = sorting;
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
    addSentence(sorting, { kind: 'sentence', text: unit.text }, next);
    addBlock(sorting, unit.attached);
    return;
  }
  // a quotation alone is what is worked on
  if (drawers.task.length > 0 && /^[\uE000-\uF8FF.\s]+$/.test(unit.text)) {
    const order = drawers.task.pop() ?? '';
    drawers.task.push(/[:\n]/.test(order) ? order : `${order.replace(/[.?!]$/, '')}: ${unit.text}`);
    if (/[:\n]/.test(order)) drawers.material.push(unit.text);
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
  placeOne(sorting, unit, attached);
}

/** The order that opens a draft is its task, whatever it orders: "Add dark mode …". */
function placeOf(unit: SentenceUnit, { drawers, asks, last }: Sorting): Placed {
  const placed = placeSentence(unit.text, drawers.task.length === 0);
  const isAsk = drawers.task.length === 0 && placed.place === 'requirement' && asks.has(unit);
  return isAsk && (last === undefined || isRequest(unit.text)) ? { ...placed, place: 'task' } : placed;
}

/** "Like Airbnb, but for plants": goes on with what was told, before anything was asked. */
const goesOn = ({ last, isAsked }: Sorting, { text, opensParagraph }: SentenceUnit): boolean =>
  last === 'note' && !isAsked && !opensParagraph && /^(?:like|with|without)\b/i.test(text);

/** "It's about the French revolution", "Why is it empty? It should hold two rows": said of what the ask names. */
const isOfAsk = ({ drawers, last }: Sorting, { text, opensParagraph }: SentenceUnit): boolean =>
  last === 'task' &&
  !opensParagraph &&
  (/^it(?:['’]s| is) (?:about|for|called|from|on)\b/i.test(text) ||
    (/^(?:it|they|this) should\b/i.test(text) && /^why\b.*\?\s*$/is.test(drawers.task.at(-1) ?? '')));

/** A sentence of the draft in the drawer it belongs to. */
function placeOne(sorting: Sorting, unit: SentenceUnit, attached: string): void {
  const { drawers, last } = sorting;
  const open = drawers.task.at(-1);
  if (last === 'task' && !unit.opensParagraph && open !== undefined && HANDED_OVER.test(open)) {
    drawers.task[drawers.task.length - 1] = `${toSentence(open)} ${unit.text}${attached}`;
    return;
  }
  const { place, text } = placeOf(unit, sorting);
  const said = text + attached;
  if (place === 'role') addRole(drawers, said);
  else if (place === 'task' || place === 'question') addAsk(sorting, unit, said);
  else if (place === 'output') addPoint(sorting, 'output', said);
  else if (place === 'example') {
    const opening = /^(?:(?:an?other )?example|for example|for instance|e\.g\.|example \d)\s*[:,]?\s*/i;
    drawers.examples.push(text.replace(opening, '') + attached);
  } else if (place === 'example-format') {
    drawers.exampleFormat.push(said);
    sorting.isInPattern = true;
  } else if (
    place === 'requirement' &&
    (SAID_OF_SOMEBODY.test(text) || goesOn(sorting, unit) || isOfAsk(sorting, unit))
  )
    addTold(sorting, unit, said);
  else if (place === 'goal' && sorting.asks.size > 0 && !STUCK.test(text)) addGoal(sorting, said);
  else if (place === 'requirement') addPoint(sorting, 'requirements', said);
  else if (place !== 'courtesy') addTold(sorting, unit, said);
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
