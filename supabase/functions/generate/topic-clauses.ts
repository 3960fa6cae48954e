import { isClearPast, verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { kindOfThing } from '@/shared/enhance/topic-nouns.ts';
import { isDeed } from './deeds.ts';

/** How a topic is worded, where it is more than a thing's name. */
export type ClauseKind = 'question' | 'clause' | 'statement' | 'errand' | 'wish';

const PRONOUN = 'i|we|you|he|she|it|they|there|one';
const AUXILIARY = 'is|are|was|were|do|does|did|can|could|should|would|will|must|am';
const QUESTIONS: readonly RegExp[] = [
  /^(?:is|are|was|were|does|did|isn['’]t|aren['’]t|should|could|would) (?!of\b|and\b)[\p{L}\d]/iu,
  /^can (?!openers?\b|of\b)[\p{L}\d]/iu,
  new RegExp(`^(?:will|have|has|may|must|am) (?:${PRONOUN}|the|my|our|your|people|ai)\\b`, 'iu'),
  // "do plants feel pain", but "do my homework" orders
  /^do (?!(?:an?|the|my|your|our|not|some\p{L}*|any\p{L}*|nothing|better|more|yoga|research|this|that|these|it|his|her)\b)\p{L}+ \p{L}+/iu,
  new RegExp(`^(?:why|when|where|how|what|which|who|whom) (?:${AUXILIARY}|has|have|had)\\b`, 'iu'),
  /^(?:what|who|how|where|when|why)(?:['’]s|s|['’]re) (?!to\b)/iu,
  // "how much water should a dog drink", but "how old the earth is" goes on with what it is about
  new RegExp(
    `^how (?:much|many|long|often|old|far|big|tall|fast|deep|hard|soon|late|early|expensive|well|good|bad|safe|easy|likely|hot|cold|high|strong|large|small)(?: (?!(?:${PRONOUN}|the|my|our|an?|to)\\b)[\\p{L}-]+){0,2} (?:${AUXILIARY}|has|have)\\b`,
    'iu',
  ),
  new RegExp(
    `^(?:what|which|whose) (?:(?!(?:${PRONOUN}|the|my|our|an?|to)\\b)[\\p{L}-]+ ){1,3}(?:do|does|did|can|could|should|would|will|is)\\b`,
    'iu',
  ),
  // "how much paint for a room"
  /^how (?:much|many) [\p{L}-]+(?: [\p{L}-]+)? (?:for|in|per)\b/iu,
  /^what (?:happens|happened|causes|caused|makes|if)\b/iu,
  new RegExp(`^who (?!(?:${PRONOUN}|the|my|our|to)\\b)`, 'iu'),
];
const CLAUSE = /^(?:how|what|when|where|why|whether|if|which|who|whom)\b(?! about\b)/iu;
const STATEMENTS: readonly RegExp[] = [
  new RegExp(`^(?:(?:${PRONOUN})(?:['’]\\p{L}+)?|im|ive|dont|can['’]?t) (?!of\\b)\\p{L}`, 'iu'),
  /^(?:my|our|the|his|her|their|this|that) (?:(?!that\b|which\b|who\b|how\b)[\p{L}'’-]+ ){1,4}(?:is|are|was|were|has|had|will|won['’]?t|can['’]?t|cannot|doesn['’]?t|don['’]?t|didn['’]?t|isn['’]?t|keeps?|never|always)\b/iu,
  // "my grandmother died and I have to say something"
  /\p{L} (?:and|but|so|because) (?:i|we) (?:have|had|need|must|want|can(?:not|['’]?t)?|don['’]?t|am|do|will|should)\b/iu,
  // "meeting next Tuesday moved to 3pm": the verb of a short notice
  /^(?!(?:an?|the) )(?:[\p{L}\d'’-]+ ){1,4}(?:moved|cancell?ed|postponed|delayed|rescheduled|got|went)\b/iu,
];
const ERRAND =
  /^(?:(?:ask|tell|inform|remind|invite|thank|congratulate|convince|persuade)\s(?!me\b|us\b|questions?\b|about\b|you\b|notes?\b|letters?\b|yourself\b)|(?:apologi[sz]e|complain) (?:to|for|about)\b|let \S+(?: \S+)?(?: \S+)? know\b)/iu;
/** As the writer of a mail says what it is for; elsewhere such a word begins a subject. */
const MAIL_ERRAND =
  /^(?:asking|telling|informing|reminding|inviting|thanking|congratulating|apologi[sz]ing|complaining|declining|announcing|requesting|confirming|cancell?ing|following up|introducing|rejecting|accepting|postponing|rescheduling|follow[ -]up (?=(?:on|with|after|about|to)\b)|(?:decline|cancel|confirm|request|accept|reject|announce|postpone|reschedule)\s(?!(?:for|in|of|to)\b))/iu;
const OWN_WISH =
  /^(?:i|we)(?:['’]d| would)? (?:really )?(?:want|like|need|have|hope|plan) to (?!know\b|ask\b|be\b|have\b|(?:buy|get|go) [^,]*\bbut\b)(?=\p{L})(?!.*\b(?:but|because|since|and (?:i|we|my|our))\b)/iu;

/** "my neighbour drums at night and I don't know what to do": a whole sentence, whatever its first verb is. */
const UNSURE = /\b(?:i|we) (?:(?:don['’]?t|do not) know|have no idea|(?:am|are) not sure)\b/i;

/** "A train leaves at 9:40, how long is the trip": what is given, then what is asked. */
const ASKED_LATER = new RegExp(
  `[^\\s](?:,|\\.|;| and| but| so)? (?:how (?:much|many|long|far|old|often|tall|big|fast) (?:${AUXILIARY})|(?:what|how|why|where|when|which|who) (?:do|does|did|can|could|should|would|will|am) (?:${PRONOUN}|the|my|our|his|her|their)) \\p{L}`,
  'iu',
);
/** Where the question of a run-on topic begins. */
const QUESTION_BEHIND = new RegExp(
  `^(\\S+(?: \\S+){2,}?)[,.;]? (?:(?:so|and|but|now) )?((?:how|what|why|where|when|which|who) (?:${AUXILIARY}) (?:${PRONOUN}|the|my|our|his|her|their|this|that) .+|(?:should|can|could|must|do|shall) (?:i|we) .+)$`,
  'iu',
);

/** `My landlord is late what do I write`: what there is, then what is asked; undefined for any other topic. */
export function splitAsked(topic: string): { given: string; asked: string } | undefined {
  const [, given = '', asked = ''] = QUESTION_BEHIND.exec(topic) ?? [];
  return asked &&
    !/\b(?:that|what|how|which|who|whom|where|when|why|if|whether|know|as|than|of|about|on)$/i.test(given)
    ? { given: given.replace(/[,;.]+$/, ''), asked }
    : undefined;
}

const ORDER_BEHIND =
  /^(\S+ \S+ .+?)[,;] (?:(?:please|pls|so|now|and) )*((?:write|draft|give|make|create|suggest|help|explain|tell|find|plan|design|summari[sz]e|translate) (?!(?:of|for|and|or)\b).+)$/iu;

/** `Our choir has no treasurer, write something for the newsletter`, as two sentences; undefined for any other topic. */
export function splitOrder(topic: string): { given: string; order: string } | undefined {
  const [, given = '', order = ''] = ORDER_BEHIND.exec(topic) ?? [];
  return order ? { given, order } : undefined;
}

/** Whether a topic that begins otherwise comes to a question; a text about one is none. */
export const asksLater = (topic: string): boolean =>
  ASKED_LATER.test(topic) && kindOfThing(topic) === undefined;

/** What a topic is as a sentence; undefined for the name of a thing or subject. */
export function kindOfClause(topic: string, isMail: boolean): ClauseKind | undefined {
  if (ERRAND.test(topic) || (isMail && (MAIL_ERRAND.test(topic) || isDeed(topic)))) return 'errand';
  if (topic.endsWith('?') || QUESTIONS.some((question) => question.test(topic))) return 'question';
  if (CLAUSE.test(topic)) return 'clause';
  // "IT support" is no pronoun's
  if (/^\p{Lu}{2}/u.test(topic)) return undefined;
  if (OWN_WISH.test(topic)) return 'wish';
  return UNSURE.test(topic) ||
    tellsNow(topic) ||
    STATEMENTS.some((statement) => statement.test(topic)) ||
    tellsPast(topic)
    ? 'statement'
    : undefined;
}

/** "my dog ate chocolate": the verb stands at most two words behind what did it. */
function tellsPast(topic: string): boolean {
  const [first = '', , ...behind] = topic.toLowerCase().split(' ');
  return /^(?:my|our|his|her|their|the)$/.test(first) && behind.slice(0, 2).some(isClearPast);
}

/** "my boss wants a summary": a verb that has its object behind it, where "my boss reports" may be a name. */
function tellsNow(topic: string): boolean {
  const [first = '', ...words] = topic.toLowerCase().split(' ');
  if (!/^(?:my|our|his|her|their|the)$/.test(first)) return false;
  return words
    .slice(1, 4)
    .some(
      (word, index) =>
        verbs.byThird.has(word) &&
        /^(?:an?|the|me|us|my|our|his|her|him|them|to|that|it|no|not|every|all|too|so|when|like)$/.test(
          words[index + 2] ?? '',
        ),
    );
}

/** "I want to learn Spanish" as what somebody asks to be helped with. */
export const withoutWish = (topic: string): string => topic.replace(OWN_WISH, '');

/** `Our startup sells bins, need a pitch deck outline`: what there is, then what is wanted. */
const NEEDED =
  /^(\S+ \S+ .+?)[,;]? (?:(?:so|and|now) )?(?:i |we )?(?:need|want|am looking for|are looking for|looking for) (?!to\b)(.+)$/iu;

/** A topic that tells first what there is, parted from the thing it then asks for; undefined for any other. */
export function splitNeed(topic: string): { given: string; wanted: string } | undefined {
  const [, given = '', wanted = ''] = NEEDED.exec(topic) ?? [];
  const isTold = kindOfThing(wanted) !== undefined && !/^(?:i|you|what|how|why|who)\b/i.test(given);
  return isTold ? { given, wanted } : undefined;
}
