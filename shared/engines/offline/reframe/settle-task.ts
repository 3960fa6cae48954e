import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import type { Drawers } from './compose.ts';
import { isPremise } from './premise.ts';
import { lowerFirst, orderThing, toOrder } from './wish.ts';

/** Beyond, it is a story, not something asked. */
const MAX_TASK_CHARS = 300;
/** Asks for something in whatever words. */
const REQUEST =
  /\b(?:help(?: me| us)?|please|(?:can|could|would|will) you|(?:i|we)(?: \p{L}+)? (?:need|want|wish)|(?:i|we)(?: would|['’]d) (?:like|love|appreciate)|possible to)\b/iu;

/**
 * The task of a draft that orders and asks nothing: what it wishes for in other words, else what its limits are about, else
 * its steps. Where there is none, the notes are the text itself.
 */
export function settleTask(drawers: Drawers): void {
  const sentences = drawers.notes.filter(({ isBlock, text }) => !isBlock && text.length <= MAX_TASK_CHARS);
  const hasLimits = drawers.requirements.length + drawers.output.length > 0;
  const taken = sentences.find(({ text }) => REQUEST.test(text)) ?? (hasLimits ? sentences[0] : undefined);
  if (taken) {
    const told = drawers.notes.slice(0, drawers.notes.indexOf(taken));
    const premise = !taken.opensParagraph && isPremise(told) ? told : [];
    drawers.notes = drawers.notes.filter((note) => note !== taken && !premise.includes(note));
    drawers.task.push(...premise.map(({ text }) => text), toOrder(taken.text).text);
  } else if (drawers.steps.length > 0) drawers.task.push('Carry out these steps in order.');
  else if (drawers.notes.length === 0) {
    const first = drawers.requirements.shift() ?? drawers.output.shift();
    if (first !== undefined) drawers.task.push(first);
  }
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
