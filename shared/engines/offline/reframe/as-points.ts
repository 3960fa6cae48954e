import { isImperative, isShapingOrder } from '@/shared/engines/offline/balanced/orders.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { placeSentence } from './classify.ts';
import { toPoint } from './finish.ts';
import { hangsOn } from './hangs-on.ts';
import { isConstraintFragment } from './patterns.ts';
import { isData } from './tell-limits.ts';

/** Fewer are read as quickly in a paragraph. */
const MIN_POINTS = 3;
const MOST_POINT_WORDS = 24;
/** Told in its order: a story, or one step after the other. */
const IN_ORDER =
  /^(?:then|next|after|afterwards|first|second|third|finally|before|later|when|once|meanwhile|now|so)\b/i;
const COMMA = /(,\s+(?:and\s+|also\s+|then\s+)?)(?![^(]*\))/;
const WISHES = /^(?:i )?(?:want|need) (?:it|them|this) \b/i;

/**
 * A prompt of one paragraph, its ask first, as the ask and what it has to heed below it, a point a line, in the draft's
 * order and words.
 * @returns `undefined` where it is no such prompt: another question in it, a story, a point that cannot stand alone
 */
export function asPoints(text: string): string | undefined {
  const masked = maskProtected(text.trim());
  if (!masked || /\n/.test(masked.text)) return;
  const [opening = '', ...sentences] = splitSentences(masked.text).map((sentence) => sentence.trim());
  const [ask = '', ...limits] = splitOrders(opening);
  const points = [...limits, ...sentences.filter(Boolean).flatMap(splitOrders)];
  if (points.length < MIN_POINTS || !isAsk(ask) || !points.every(standsAlone)) return;
  const first = /[.!?:]$/.test(ask) ? ask : `${ask}.`;
  return masked.unmask([first, '', ...points.map((point) => `- ${toPoint(point)}`)].join('\n'));
}

const isAsk = (sentence: string): boolean =>
  ['task', 'goal'].includes(placeSentence(sentence, true).place) || /^let['’]?s \p{L}/iu.test(sentence);

const isOrder = (part: string): boolean =>
  isShapingOrder(part) || isImperative(part) || WISHES.test(part) || isAsk(part);

/** "Keep it short, avoid jargon, and add a joke": what is ordered one after the other. */
function splitOrders(sentence: string): string[] {
  const [first = '', ...others] = sentence.split(COMMA);
  const parts = [first];
  for (let at = 0; at < others.length; at += 2) {
    const [joint = '', part = ''] = others.slice(at);
    const before = parts.at(-1) ?? '';
    // a limit behind what is told may be a limit of that ("slots of 30 minutes, max 2 a day")
    const isOwn =
      isOrder(part) || (isConstraintFragment(part) && (isOrder(before) || isConstraintFragment(before)));
    // "Also, tell me …"
    if (isOwn && before.includes(' ')) parts.push(part);
    else parts.push(`${parts.pop()}${joint}${part}`);
  }
  return parts;
}

function standsAlone(point: string): boolean {
  const isLong = point.split(/\s+/).length > MOST_POINT_WORDS;
  // below the ask, "it" is what was asked for
  return (
    !isLong &&
    !isData(point) &&
    !/\?/.test(point) &&
    !IN_ORDER.test(point) &&
    !hangsOn(point.replace(/\bits?\b/gi, 'the result'))
  );
}
