import type { Token } from '@/shared/engines/offline/language-model/sentence.ts';
import { SUBJECT } from './second-clauses.ts';
import type { Stretch } from './stretch.ts';
import { waitsForMore } from './waits-for-more.ts';

/** How far behind its first word a sentence has its verb. */
const REACH = 6;
/** What a sentence begins with: a subject, a determiner before a noun and its verb, a question's first word. */
export const BEGINS =
  /^(?:(?:i|we|you|he|she|it|they|there|this|these|those)(?:'(?:m|s|re|ve|ll|d))?|the|my|our|your|his|her|their|no|some|every|each|please|can|could|would|will|do|does|did|is|are|what|what's|how|why|where|who|let's|don't|also|maybe)$/;
/** They stand before a verb of their own, or begin nothing. */
const NEEDS_VERB =
  /^(?:the|my|our|your|his|her|their|no|some|every|each|this|that|these|those|what|how|why|where|who|is|are|can|could|would|will|do|does|did)$/;
/** A pronoun before one of these is an object: "sort it by", "send it to". */
const BEHIND_OBJECT =
  /^(?:by|to|for|in|on|at|with|from|of|into|as|and|or|but|so|when|if|because|after|before|until|like)$/;

const VERB_FIRST = /^(?:is|are|can|could|would|will|do|does|did|don't)$/;
/** "explain to me please what it is", "my last day is", "10 minutes long" */
const HANGS =
  /\bplease (?:what|what's|how|why|where|when|who|which|if|whether)$|^(?:the|my|our|your|his|her|their) (?:first|last|next) |\b(?:minutes?|hours?|days?|weeks?|months?|years?|pages?|met(?:re|er)s?|km|cm|feet) (?:long|old|wide|tall|high|deep|late|early)$/;
const OBJECT_PRONOUN = /^(?:me|us|him|them)$/;

/** A subject has its verb before one of these: "each month but the categories are". */
const PARTS = /^(?:but|so|because|if|when|than)$/;

function mayBegin(lower: readonly string[], at: number, { orders, finite, nouns }: Stretch): boolean {
  const word = lower[at] ?? '';
  const parted = lower.slice(at, at + REACH).findIndex((one) => PARTS.test(one));
  const hasVerb =
    !NEEDS_VERB.test(word) || finite.slice(at, at + (parted < 0 ? REACH : parted)).includes(true);
  // "customer service said"
  const isLed =
    nouns[at] === true && (finite[at + 1] === true || (nouns[at + 1] === true && finite[at + 2] === true));
  const isOpened = word === 'well' && SUBJECT.test(lower[at + 1] ?? '');
  return hasVerb && (BEGINS.test(word) || orders[at] === true || isLed || isOpened);
}

/** "eight no wait ten": what was said is taken back, and nothing begins. */
const TAKES_BACK = /^(?:(?:no|oh|sorry|wait) (?:no|wait|sorry|actually|make|say|not)|i mean|scratch that)$/;
/** "no wait not her brother | her stepbrother": what it is put for has not been said yet. */
const TAKEN_BACK =
  /\b(?:(?:no|oh|sorry) wait|wait no|no sorry|sorry no|scratch that|i mean|actually no)(?: not(?: \S+){1,3}| \S+)?$/;

/** "10 questions they could ask and …" */
const DETERMINED =
  /^(?:an?|the|\d+|two|three|four|five|six|seven|eight|nine|ten|some|any|all|many|several|few|these|those)$/;

/** Stand between a subject and its verb. */
const HELPS = /^(?:has|have|had|can|could|must|should|will|would|need|needs|want|wants|to)$/;

/** Done to something, which stands before the clause where it does not stand behind the verb. */
const TAKES_OBJECT =
  /^(?:do|say|said|sing|play|learn|present|deliver|carry|solve|make|made|use|used|put|send|sent|buy|bought|give|gave|show|showed|take|took|bring|brought|wear|wore|fix|fixed|follow|share|shared|post|posted|print|have|had|get|got|find|found|try|tried|read|cook|eat|write|wrote|watch|keep|kept|build|built|fill|need|submit|sign|complete|upload|install|download|attach|include|pay|order|check|know|see)$/;
const BEHIND_VERB =
  /^(?:at|in|on|for|with|from|to|by|without|before|after|under|within|into|during|while|when|every|each|myself|online|quickly|easily|daily|today|yesterday|tomorrow)$/;

/**
 * "they have to read and", "we ordered": the clause ends with its verb, so what it is done to stands before it; likewise in
 * "a plan I can do at home".
 */
function lacksObject(lower: readonly string[], at: number): boolean {
  let verb = at + 1;
  while (HELPS.test(lower[verb] ?? '')) verb += 1;
  const next = lower[verb + 1] ?? 'and';
  return (
    /^(?:and|or|but|is|are|was|were)$/.test(next) ||
    (TAKES_OBJECT.test(lower[verb] ?? '') && BEHIND_VERB.test(next))
  );
}

/** "every version I installed and …": what has no object describes the noun before it. */
function describesNoun({ nouns }: Stretch, lower: readonly string[], at: number): boolean {
  const isNoun = nouns[at - 1] === true || lower.slice(at - 3, at - 1).some((word) => DETERMINED.test(word));
  return isNoun && SUBJECT.test(lower[at] ?? '') && lacksObject(lower, at);
}

/** "the place on Hill street is": the name before it says which. */
const isNamed = ({ orders }: Stretch, tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(tokens[at - 1]?.text ?? '') && !BEGINS.test(tokens[at]?.lower ?? '') && !orders[at];

/** "how can a small bakery throw away less": what is asked has no verb yet. */
function lacksVerb(
  { orders }: Stretch,
  lower: readonly string[],
  { at, from }: { at: number; from: number },
): boolean {
  const asked = ASKED.exec(lower.slice(from, at).join(' '))?.[0];
  return asked !== undefined && !orders.slice(from + asked.split(' ').length, at).includes(true);
}
const ASKED =
  /^(?:(?:and|but|so|also|please) )?(?:(?:how|what|where|when|why|who) )?(?:can|could|would|will|should|do|does|did)\b/;

interface Gap {
  tokens: readonly Token[];
  /** The same in small letters, short forms written out. */
  lower: readonly string[];
  /** The word before which a sentence might begin, and where the last one began. */
  at: number;
  from: number;
}

/** Whether a word goes on with what stands before it, so that no sentence begins there. */
export function isHeld(stretch: Stretch, { tokens, lower, at, from }: Gap): boolean {
  const { finite, orders } = stretch;
  const [word = '', next = ''] = lower.slice(at);
  if (isNamed(stretch, tokens, at) || !mayBegin(lower, at, stretch)) return true;
  if (waitsForMore(stretch, lower, { at, from })) return true;
  if (BEHIND_OBJECT.test(next) || TAKES_BACK.test(`${word} ${next}`)) return true;
  if (TAKEN_BACK.test(lower.slice(Math.max(0, at - 6), at).join(' '))) return true;
  // "some of my students don't": the verb of a subject that has none yet
  const isSaid = finite.slice(from, at - 1).includes(true) || orders.slice(from, at).includes(true);
  if (VERB_FIRST.test(word) && !isSaid) return true;
  if (lacksVerb(stretch, lower, { at, from })) return true;
  if (lower.slice(at - 3, at - 1).some((one) => /^(?:which|what|whose)$/.test(one))) return true;
  // "what size air conditioner I need", "which of our numbers look": what is asked for has no verb yet
  const asked = lower.slice(from, at).findLastIndex((one) => /^(?:which|what|whose)$/.test(one));
  if (asked >= 0 && !finite.slice(from + asked, at).includes(true)) return true;
  // "explain to me this query": an order with a second object
  const order = lower[at - 2] === 'to' ? at - 3 : at - 2;
  if (orders[order] && OBJECT_PRONOUN.test(lower[at - 1] ?? '') && NEEDS_VERB.test(word)) return true;
  // "can anyone help me please I am": it belongs to what was asked
  if (word === 'please' && SUBJECT.test(next)) return true;
  return describesNoun(stretch, lower, at) || HANGS.test(lower.slice(at - 2, at + 1).join(' '));
}
