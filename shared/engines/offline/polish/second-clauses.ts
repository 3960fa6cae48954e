import type { Stretch } from './stretch.ts';

/** A clause may hang on these without a word between: "the thing we ordered". */
export const HOLDS =
  /^(?:though|although|neither|nor|also|then|just|maybe|even|u[mh]+|er+|things?|stuff|day|time|way|moment|place|reason|year|week|ones?|case|everything|anything|something|nothing|people|person|all|same|own|trying|is|are|was|were|and|but|or|so|because|that|which|who|if|when|while|what|how|where|why|than|as|like|to|of|for|with|in|on|at|from|by|about|not|think|thinks|thought|thinking|know|say|says|said|hope|guess|mean|sure|the|my|a|an|until|till|before|after|during|since|whether|weather|wait|sorry|no|oh)$/;

/** Of these a clause may hang on all but a question: "on time what should I do". */
export const ENDS = /^(?:ones?|time|day|week|year|place|people|things?|everything|anything|nothing)$/;

export const SUBJECT = /^(?:i|we|he|she|it|they|there)(?:'(?:m|s|re|ve|ll))?$/;

/** "… another one what would you look at": the word order of a question, which nothing before it asks for. */
const WH = /^(?:what|how|why|where|when|who)$/;
const HELPER = /^(?:is|are|am|was|were|do|does|did|can|could|should|would|will)$/;
const LEADS_TO_QUESTION =
  /^(?:know|knows|knew|tell|tells|told|me|us|explain|ask|asks|asked|see|understand|wonder|wondering|decide|show|remember|forget|sure|idea|figure|find|check|describe|say|says|out|matter|depends)$/;

export function isInverted(lower: readonly string[], at: number): boolean {
  const [wh = '', helper = '', subject = ''] = lower.slice(at);
  return (
    WH.test(wh) &&
    HELPER.test(helper) &&
    /^(?:i|you|we|they|he|she|it)$/.test(subject) &&
    !LEADS_TO_QUESTION.test(lower[at - 1] ?? '')
  );
}

/** "what do I do | it's still on": a question that has its verb takes no second subject. */
export const isAnswered = (lower: readonly string[], at: number): boolean =>
  isInverted(lower, at - 4) &&
  SUBJECT.test(lower[at] ?? '') &&
  /^(?:do|try|say|use|buy|start)$/.test(lower[at - 1] ?? '');

/** A clause may hang on these: "I'm sure I checked". */
const TAKES_CLAUSE =
  /^(?:sure|glad|happy|afraid|important|certain|clear|aware|sorry|likely|true|possible|good|great|crucial|vital|necessary|better|best|sad|surprised|confident|convinced|lucky|only|same|first|last|next|worth|like|nice|funny|weird|strange|odd|bad)$/;

/** "the file is definitely not empty I checked": what it is has been said, and somebody does something. */
export function isPredicated(
  { finite }: Stretch,
  lower: readonly string[],
  { at, from }: { at: number; from: number },
): boolean {
  const verb = lower
    .slice(from, at)
    .findLastIndex((word) => /^(?:is|are|was|were|it's|isn't|aren't|wasn't)$/.test(word));
  const between = lower.slice(from + verb + 1, at);
  return (
    verb > 0 &&
    between.length <= 3 &&
    between.every((word) => !HOLDS.test(word) || word === 'not') &&
    !between.some((word) => /^(?:so|too|such|that)$/.test(word)) &&
    !TAKES_CLAUSE.test(lower[at - 1] ?? '') &&
    /^(?:i|we|he|she|they|it)$/.test(lower[at] ?? '') &&
    finite[at + 1] === true
  );
}

/** "… four and seven can you suggest": behind a whole clause nobody says it but to ask. */
const ASKS = /^(?:can|could|would|will|do) (?:you|anyone|someone|somebody|i|we)$/;
/** "… she has 40 give me ideas", "… the song pls tell me if": an order, behind a noun. */
export const ORDERS = /^(?:please \p{L}+|(?:give|tell|show|send|help) me)$/u;
/** The net's probabilities from which on each is believed. */
const ASKED = 0.1;
const ORDERED = 0.02;

/** Whether a question or an order to whoever reads it begins here, where a clause has been said. */
export function isRequest(
  { nouns, orders }: Stretch,
  lower: readonly string[],
  { at, from, probability }: { at: number; from: number; probability: number },
): boolean {
  const words = `${lower[at]} ${lower[at + 1]}`;
  if (ASKS.test(words)) return probability >= ASKED;
  if (!ORDERS.test(words) || nouns[at - 1] !== true) return false;
  // "can the dev of the app please fix it": what is asked for comes behind
  const asked = lower.slice(from, at).findLastIndex((word) => /^(?:can|could|would|will)$/.test(word));
  const isOpen = asked >= 0 && !orders.slice(from + asked + 1, at).includes(true);
  if (isOpen && !SUBJECT.test(lower[from + asked - 1] ?? '')) return false;
  // "the people in the office tell me": without a please it may be what somebody does
  return lower[at] === 'please' ? orders[at + 1] === true && probability >= ORDERED : probability >= ASKED;
}
