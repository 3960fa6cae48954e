import { isShapingOrder } from '@/shared/engines/offline/balanced/orders.ts';
import type { Drawers, Note } from './compose.ts';
import { toSentence } from './finish.ts';
import { isConstraintFragment, isShapeFragment } from './patterns.ts';

/** What somebody does not do, eat or want leaves less to choose from: "We don't do memes", "One guest can't eat nuts". */
const DENIES =
  /\b(?:don['’]t|doesn['’]t|do not|does not|can['’]?t|cannot|won['’]t|never|must not|not allowed to) (?:want|like|do|use|eat|drink|read|wear|speak|take|accept|allow|celebrate|sell|offer|have to be|upgrade|change|drive|swim|climb)\b/i;
const LEAVES =
  /\b(?:rather|prefer) not\b|\b(?:can|may) (?:go|stay|be (?:dropped|cut|left out|removed))\W*$|\b(?:only|nothing|everything) (?:but|except)\b|\bbut not (?:everything|too|all|only)\b/i;
/** Of what went wrong or is not known: no limit. */
const HAPPENED = /\b(?:work|works|understand|know|remember|anymore|any more|yet|think|get it|why|how)\b/i;

/** Whether a sentence that tells something limits what may come out. */
export function tellsLimit(sentence: string): boolean {
  if (sentence.includes('?') || HAPPENED.test(sentence)) return false;
  return DENIES.test(sentence) || LEAVES.test(sentence);
}

const SHAPE = /^(?:bullet points?|bullets|table|list|json|csv|markdown|plain text)[.!]?$/i;

/** "Bullet points, max one page": nothing but limits. */
export function isLimitsOnly(sentence: string): boolean {
  const parts = sentence.replace(/[.!]$/, '').split(/,\s+(?:and\s+)?/);
  return parts.every((part) => SHAPE.test(part) || isConstraintFragment(part) || isShapeFragment(part));
}

/** About whoever writes, what he thinks and does: no word on the thing asked for. */
const OF_WRITER =
  /^(?:i|i['’]\p{L}+|(?:my|our) (?:boss|manager|teacher|professor|brother|sister|mother|father|friend|colleague|wife|husband|landlord))\b|\b(?:i think|i guess|i heard|i believe|in my opinion)\b/iu;

/** "Ours: https://…", "Here's the review: …": shown rather than told. */
const SHOWN = /^\p{L}+: ?[\uEC80-\uF8FF]|^here(?:['’]?s| is| are)\b|:\s*["“\uE000-\uF8FF]/iu;

/** "n=148, 2 centres, p=0.003", "already tried: foil": what was found out, to work with. */
export const isData = (text: string): boolean =>
  /\b\p{L}+ ?= ?-?[\d.]|^(?:i (?:have )?)?(?:already )?tried\b/iu.test(text);

export const isFact = (text: string): boolean => !OF_WRITER.test(text) && !SHOWN.test(text) && !isData(text);

export const isLimit = (point: string): boolean => isShapingOrder(point) || isConstraintFragment(point);

/** "My kids are sick of them": of the point before it. */
const OF_BEFORE = /\b(?:about|of|with|for|to|by|on) (?:it|this|that|them)\b/i;

/**
 * Facts of the thing stand together: with the ask, or, where facts stand among the points already, behind those, in the
 * draft's order. Among limits alone they would read as asked for; one that points back stays behind its point.
 */
export function joinFacts(drawers: Drawers): void {
  const { requirements } = drawers;
  if (requirements.length === 0) return;
  const isOfTask = ({ text, factAt }: Note) =>
    factAt !== undefined &&
    (factAt === 0 || !OF_BEFORE.test(text)) &&
    requirements.slice(0, factAt).every(isLimit);
  drawers.task.push(...drawers.notes.filter(isOfTask).map(({ text }) => text));
  const facts = drawers.notes.filter((note) => note.factAt !== undefined && !isOfTask(note));
  for (const { text, factAt = 0 } of facts.toReversed()) {
    const point = requirements[factAt - 1];
    if (point !== undefined && OF_BEFORE.test(text) && isLimit(point))
      requirements[factAt - 1] = `${point.replace(/[.,;]+$/, '')}. ${toSentence(text)}`;
    else requirements.splice(factAt, 0, text);
  }
  drawers.notes = drawers.notes.filter(({ factAt }) => factAt === undefined);
}
