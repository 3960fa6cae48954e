import { waitsAtComma } from '@/shared/engines/offline/polish/fronted.ts';
import { lacksSubject } from '@/shared/engines/offline/polish/lacks-subject.ts';
import { CONTRASTS, isConstraintFragment } from '@/shared/engines/offline/reframe/patterns.ts';
import { isImperative, isPlainOrder, isShapingOrder } from './orders.ts';
import { arePriced, openingOf, rowOpening } from './rows.ts';
import { ADVERBS, joinAdverbs, splitAtCommas } from './split-at-commas.ts';

/** What a stretch between two commas is: only the first three can stand alone as a sentence. */
export type SentencePartKind = 'order' | 'clause' | 'question' | 'limit' | 'fragment';

/** A part of a sentence that runs on; `joint` is what stood before it ("", ", ", "; "). */
export interface SentencePart {
  text: string;
  kind: SentencePartKind;
  joint: string;
}

const VERB =
  "(?:am|is|are|was|were|have|has|had|do|does|did|need|needs|want|wants|work|works|live|lives|will|would|can|can['’]?t|cannot|could|couldn['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|do not|like|likes|love|loves|hate|hates|should|shouldn['’]?t|must|might|may|keep|keeps|know|knows|got|get|gets|think|thinks|believe|went|made|met|took|wrote|lost|found|sell|sells|use|uses|run|runs|speak|speaks|drive|drives|cost|costs|said|says|prefer|prefers|study|studies|feel|feels|come|comes|go|goes|left|sent|bought|happens?|\\p{L}{3,}ed)";
const ADVERB =
  '(?:also |already |really |just |currently |still |never |always |only |actually |usually |often |now |mostly |even |sometimes |all |both )*';
const CLAUSE = new RegExp(
  `^(?:(?:looks|seems|sounds) (?:like|as if|as though) |(?:yesterday|today|tomorrow|currently|(?:last|this|next) \\p{L}+) )?(?:(?:i|we|he|she|it|they|there|these|those) ${ADVERB}${VERB}\\b|(?:it|he|she|one) ${ADVERB}\\p{L}{2,}s\\b|(?:i|we|they) ${ADVERB}\\p{L}{3,}\\b|no \\p{L}+ (?:is|was|were|are|has|have|will)\\b|\\d+ (?:\\p{L}+ ){1,3}?(?:is|was|were|are|has|have|will)\\b|(?:i|we|he|she|it|they|there|that)['’](?:m|s|re|ve|ll|d)\\b|(?:i|we|he|she|they)(?:m|ve) |(?:this|that) (?:is|was|will|should|must|has)\\b|(?:my|our|his|her|their|the|each|every|one|some|this) (?:(?!(?:that|which|who|and|or|if|i|we|he|she|they|you|everyone)\\b)[\\p{L}\\d'’-]+ ){1,5}?${ADVERB}(?:(?:is|are|was|were|has|have|had|do|does|did|should)n['’]?t|is|are|was|were|has|have|had|should|must|needs?|wants?|will|can|can['’]?t|cannot|won['’]?t|says?|likes?|loves?|hates?|works?|sells?|costs?|takes?|starts?|thinks?|lives?|speaks?)\\b|(?:my|our) (?:\\p{L}+ ){1,3}?(?:said (?:it|its|it['’]s|i|he|she|we|they)|told (?:me|us) (?:it|i|he|she|we|they))\\b|(?:people|everyone) (?:keep|complain|want|love|hate)s? \\p{L}|(?!(?:which|who|whose|whom|that|what|where|when|how|why|if|whether|as|and|or|but|because|there|here|it|no|nothing|without|with|all|not|so|than)\\b)\\p{L}[\\p{L}\\d-]* (?:(?!(?:that|which|who|what|if)\\b)\\p{L}[\\p{L}\\d-]* )?(?:is|are|should|must|went (?:up|down) (?:by|from|to|again))\\b)`,
  'iu',
);
/** "I was wondering if you could" asks without a question's word order. */
const WONDERS =
  /^i(?: was|['’]m| am)(?: just| really)? (?:wondering|hoping)\b.*\byou (?:could|can|would|might)\b/i;
/** "…, but what about the rest" */
const ASKS_ABOUT =
  /(?:^|\b(?:but|and|so) )(?:what|how) about\b|\b(?:so|but) (?:what|how|where|when|which|who) (?:can|should|do|could|would|will) (?:i|we)\b/i;
/** "git push was rejected what do I do" */
const ASKS_LAST =
  /(?<!\b(?:know|knows|tell|understand|explain|see|wonder|ask|asked|me|us|sure|remember|of|about) )\b(?:what|how|why|where|when) (?:do|does|did|should|can|could) (?:i|we) (?!not\b)\p{L}+(?: \p{L}+)?$/iu;
const ASKS_YOU = /^(?:please )?(?:can|could|would|will) (?:you|u|someone|anyone)\b/i;
const ASKS =
  /^(?:(?:in|with|for|on|using) [\p{L}\d#+. ]{1,30}?(?<!\b(?:of|about|for|to|by))(?:, | (?!(?:is|are|was|were|am) an? )))?(?:(?:what|how|where|who)['’]s\b|(?:what|how|why|where|when|who|which) (?:am|is|are|should|do|does|can|could|would|will|did|was|were|else)\b|(?:what|which|how) \p{L}+ (?:should|can|could|would|will|do|does|did) (?:i|we|you|they|he|she|it)\b|(?:is|are|do|does|did|should|will|can|am|was|were|would) (?:this|that|it|i|we|they|there|he|she|the|an?|my|our|your|any|anyone)\b)/iu;
/** Belongs to what comes after it. */
const LEADS_IN =
  /^(?:if|when|whenever|while|because|since|although|though|even|as|after|before|once|unless|until|given|considering|assuming|whether|to|in|on|at|for|with|due|despite|first|last|next|every|by|during|from|like|instead|besides|based|depending|regarding|concerning|about|should (?:i|you|he|she|it|we|they)|had (?:i|you|he|she|it|we|they)|either|neither|not only)\b/i;
/** "Seeing my name on the list, I …": what is done belongs to who does it, and says nothing alone. */
const LEADS_IN_DOING =
  /^(?!(?:looking for|getting|during|nothing|anything|something|everything)\b)\p{L}{2,}ing (?:to|that|the|an?|my|your|our|his|her|their|its|this|these|those|it|in|on|at|for|from|with|by|about|of|up|out|all|both|\p{Lu}\p{Ll}+)\b/u;
const LEADS_ON =
  /(?:^|\b(?:that|and|but|because|think|say|says|so|except|only|especially|just|also|or) )(?:if|when|whenever|while|although|though|unless|once|as soon as|every time|each time|even if)\b|\b(?:either|neither|not only)\b|^(?:\p{L}+ ){0,3}(?:think|guess|believe|suppose|mean|hope|know|feel|said|say|says|replied|asked|told (?:me|us|him|her|them))$/iu;
/** No comma at all, as people type when in a hurry. */
const RUN_ON =
  /(?<=\p{L}{2}|\d)(?<!\b(?:that|if|so|because|and|but|or|what|how|when|where|which|as|why|whether|who|than|like|until|the|much|many|soon|well|far|things|ways?|anything|something|everything|only|also|then|else|maybe|still|please|hi|hey|hello|it|you|i|we|they|he|she|think|thinks|thought|say|says|said|hope|mean|means|guess|know|believe|feel|sure|told))(?:\s+(?=(?:can|could) you (?:please |pls |also |help |maybe )*(?!have\b|do\b|be\b|see\b|get\b|know\b)\p{Ll}{3,}|so (?:what|how|which|where|when|who) (?:can|could|should|would|do|does|will) (?:i|we|you) \p{L}|just give me\b|(?<!\b(?:after|before|on|in|at|with|without|for|by|then|from|during) (?:\p{L}+ )?\p{L}+\s+)(?:it|they) (?:should|must|shouldn['’]t|mustn['’]t)\b)|\s+and\s+(?=(?:i|we) (?:(?:need|want|would like) (?:an?|some|help|you)|am looking for)\b))/giu;
/** What follows an infinitive may go on with it ("I want to hike, make friends"). */
const INFINITIVE =
  /\b(?:want|need|like|going|have|has|try|trying|plan|able|love|hope|me|us) to \p{L}+[^,]*$|\b(?:can|could|will|should|must) \p{L}+[^,]*$/iu;
const OWN_START = /^(?:(?:please|pls|just|also) |(?:give|tell|show|help|send) (?:me|us)\b|explain\b)/i;
const MIN_WORDS = 2;
const LONG_WORDS = 40;
const MAX_PARTS = 60;
const RUN_ON_WORDS = 6;

/**
 * A sentence that runs on, as the pieces that were strung together by commas; one piece where it is well made. Joined
 * again with their joints they give the sentence without its end mark.
 * @param sentence one sentence without its end mark, protected parts masked
 */
export function splitSentenceParts(sentence: string): SentencePart[] {
  const parts = joinAdverbs(splitAtCommas(sentence)).flatMap(splitRunOn);
  if (parts.length === 1 || parts.length > MAX_PARTS)
    return [{ text: sentence, kind: kindOf(sentence), joint: '' }];
  const isInSeries = findSeries(parts, countWords(sentence));
  const pieces: SentencePart[] = [];
  let lastPart = '';
  let hasMain = false;
  for (const { text, joint } of parts) {
    const open = pieces.at(-1);
    const kind = kindOf(text);
    if (!open) {
      pieces.push({ text, kind: isImperative(text) ? 'order' : kind, joint });
      hasMain = opensWithMain(text, kind);
    } else if (standsAlone({ text, kind, joint, hasMain, lastPart, open }) && !isInSeries(kind, text)) {
      pieces.push({ text, kind, joint });
      hasMain = true;
    } else {
      open.text += joint + text;
      hasMain ||= kind === 'order' || kind === 'clause' || kind === 'question';
    }
    lastPart = text;
  }
  return pieces;
}

/** What a clause may begin with before it says what it is. */
const BEFORE_CLAUSE = new RegExp(
  `^(?:(?:${ADVERBS}),\\s+|(?:and|but|so|also|then|plus|hey|hi|hello)\\s+(?:also\\s+)?)`,
  'i',
);

const leadsIn = (text: string): boolean => {
  const bare = text.replace(/^(?:and|but|so|or) /i, '');
  return LEADS_IN.test(bare) || LEADS_IN_DOING.test(bare.charAt(0).toLowerCase() + bare.slice(1));
};

/** Whether the first part says or asks something already, so that another sentence may follow. */
function opensWithMain(text: string, kind: SentencePartKind): boolean {
  if (kind === 'question' || isImperative(text)) return true;
  return kind === 'fragment' ? isMainThing(text) : !leadsIn(text);
}

interface Candidate {
  text: string;
  kind: SentencePartKind;
  joint: string;
  hasMain: boolean;
  lastPart: string;
  open: SentencePart;
}

/** "No, that's not it": the answer belongs to what is said of it. */
const ANSWER =
  /^\W*(?:no|yes|yeah|nope|yep|ok|okay|well|sorry|(?:no,? )?wait|wait,? no|scratch that|actually(?:,? no)?)\W*$/i;

/** What an exception is made for comes behind it. */
const EXCEPTS = /^(?:except|only|unless|but) (?:if|when)\b/i;

/** "Things that went in: dark mode, the export is faster": the first of a row. */
const isListedBehindColon = (part: string): boolean => {
  const first = /:\s+(.+)$/s.exec(part)?.[1];
  return first !== undefined && kindOf(first) === 'fragment';
};

/** A thing in a row of things behind a colon: what follows is one of them. */
const isListed = (part: string): boolean => !/:/.test(part) && kindOf(part) === 'fragment';

function standsAlone({ text, kind, joint, hasMain, lastPart, open }: Candidate): boolean {
  if (kind === 'fragment' || countWords(text) < MIN_WORDS || ANSWER.test(open.text)) return false;
  if (arePriced(lastPart, text)) return false;
  // "…, without success": said of what stands before it
  if (kind === 'limit' && /^with(?:out)?\b/i.test(text)) return false;
  if (kind === 'clause' && isListedBehindColon(lastPart) && !/^(?:i|we|he|she|they|it)\b/i.test(text))
    return false;
  if (/:\s/.test(open.text) && (kind === 'limit' || (kind === 'order' && isListed(lastPart)))) return false;
  if (!hasMain || (leadsOn(lastPart) && (open.kind !== 'limit' || EXCEPTS.test(lastPart)))) return false;
  // "…, although this is dependent on traffic": it hangs on what stands before it
  if (/^(?:although|though|whereas|unless|because|until)\b/i.test(text)) return false;
  // "and, as the pavement is uneven, it is …"
  if (kind === 'clause' && open.kind !== 'question' && waitsAtComma(open.text)) return false;
  // "but for the first version, I want …"
  if (/^(?:and|but|so) (?:for|in|on|at|with|to|by|during|from)\b/i.test(lastPart)) return false;
  // "what I'm trying to do is, I have …"
  if (/\b(?:is|are|was|were|be|that|to|of|for|with)$/i.test(open.text)) return false;
  // who sets a semicolon knows where a sentence ends
  if (joint.startsWith(';')) return false;
  // a conjunction behind a comma is good English
  if (CONJUNCTION.test(text))
    return /^(?:and|but) please\b/i.test(text) || (kind === 'question' && /^so\b/i.test(text));
  // "I am Ana, who is in your class"
  if (/^who\b/i.test(text) && open.kind !== 'question') return false;
  // "a problem, which is that …"
  if (/^which (?:is|are|was|were|has|have|had|can|could|will|would|should|does|do|did)\b/i.test(text))
    return false;
  if (kind === 'question' && !ASKS_YOU.test(text)) return open.kind !== 'order' && countWords(text) > 3;
  if (kind === 'question') return countWords(text) > 3;
  // "she's 34" has its verb
  if (kind === 'clause' && countWords(text) + (/['’]/.test(text) ? 1 : 0) < 3) return false;
  if (kind === 'order' && isPlainOrder(text))
    return OWN_START.test(text) || open.kind === 'order' || !INFINITIVE.test(open.text);
  return true;
}

/** "and when I type" waits for its main clause; "and when I type it freezes" has it. */
function leadsOn(part: string): boolean {
  const match = LEADS_ON.exec(part);
  // "when should I cut it back" waits for nothing
  if (!match || asks(part)) return false;
  const rest = part.slice(match.index + match[0].length);
  // "if I know that I will …": what is known is no main clause
  return (
    (rest.match(/(?<!\b(?:that|know|think|because|and|or) )\b(?:i|we|it|they|he|she|you) \p{L}+/giu)
      ?.length ?? 0) < 2
  );
}

function splitRunOn({ text, joint }: { text: string; joint: string }): { text: string; joint: string }[] {
  const runs: { text: string; joint: string }[] = [];
  let from = 0;
  let before = joint;
  for (const match of text.matchAll(RUN_ON)) {
    const isAnd = /and/i.test(match[0]);
    if (isAnd && countWords(text.slice(from, match.index)) < RUN_ON_WORDS) continue;
    runs.push({ text: text.slice(from, match.index), joint: before });
    before = match[0];
    from = match.index + match[0].length;
  }
  return [...runs, { text: text.slice(from), joint: before }];
}

const CONJUNCTION = /^(?:and|but|so|or|nor|yet|then|plus)\b/i;

/** "read it, clean it, and save it" is a row of equals, not a run-on. */
function findSeries(
  parts: readonly { text: string }[],
  words: number,
): (kind: SentencePartKind, text: string) => boolean {
  const last = parts.at(-1)?.text ?? '';
  const row = rowOpening(last);
  if (row !== undefined && parts.at(-2)?.text.toLowerCase().includes(`${row} `))
    return (_kind, text) => openingOf(text) === row;
  const closing = /^(?:and|or) (.+)$/is.exec(last)?.[1];
  if (closing === undefined || words > LONG_WORDS) return () => false;
  const closed = kindOf(closing);
  return (kind) => kind === closed && !/^please\b/i.test(closing);
}

/** A thing asked for without a verb ("landing page copy for a dog walking app"), not an opening ("Hi Tom", "Last week"). */
function isMainThing(text: string): boolean {
  return (
    countWords(text) >= 4 &&
    !leadsIn(text) &&
    // "me and my husband, we are …": spoken of before anything is said
    !/^me and\b/i.test(text) &&
    !/^(?:yesterday|today|tomorrow|hi|hey|hello|dear|one day)\b/i.test(text)
  );
}

/** Whether a piece asks by the order of its words. */
export function asks(text: string): boolean {
  const bare = text
    .trim()
    .replace(
      /^(?:(?:and|but|so|also|please|(?:hi|hey|hello)(?: (?:guys|all|there|everyone|team|[@\uE000-\uF8FF]\S*|\p{L}+(?=,? (?:can|could|would|will) (?:you|u)\b)))?)[, ]+)+/iu,
      '',
    );
  return (
    !lacksSubject(bare) && [ASKS_YOU, ASKS, ASKS_LAST, WONDERS, ASKS_ABOUT].some((shape) => shape.test(bare))
  );
}

function kindOf(text: string): SentencePartKind {
  const bare = text.trim().replace(BEFORE_CLAUSE, '');
  // "step by step", "week by week"
  if (/^(\p{L}+) by \1\b/iu.test(bare)) return 'fragment';
  if (/^(?:need|looking for) /i.test(bare)) return 'order';
  if ((ASKS_YOU.test(bare) || ASKS.test(bare)) && !lacksSubject(bare)) return 'question';
  if (isShapingOrder(bare) || isPlainOrder(bare)) return 'order';
  if (CLAUSE.test(bare)) return 'clause';
  if (/^also /i.test(text) && isImperative(bare)) return 'order';
  return isConstraintFragment(bare) && !CONTRASTS.test(bare) ? 'limit' : 'fragment';
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\d\uE000-\uF8FF'’]+/gu)?.length ?? 0;
}
