import { beginsClause, mayBeginClause } from '@/shared/engines/offline/balanced/cut-run-ons.ts';
import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import type { LanguageTools } from '@/shared/engines/offline/language-model/language-tools.ts';
import { sentencesOf, type Token } from '@/shared/engines/offline/language-model/sentence.ts';
import { isMarked } from './comma-marks.ts';
import type { Edit } from './edits.ts';
import { isQuestion } from './endings.ts';
import { BEGINS, isHeld } from './held-together.ts';
import type { Passage } from './pattern.ts';
import {
  ENDS,
  HOLDS,
  isAnswered,
  isInverted,
  isPredicated,
  isRequest,
  ORDERS,
  SUBJECT,
} from './second-clauses.ts';
import { borderEdit, endOfLast } from './sentence-border.ts';
import { readStretch, SHORT, type Stretch } from './stretch.ts';

/** From this probability on a sentence begins; from the lower one where a subject and its verb begin, too. */
const SURE = 0.45;
const LIKELY = 0.08;
/** From this one on a sentence that no pronoun begins stands also behind a word that a clause may hang on. */
const CERTAIN = 0.7;
const HANGING = 0.9;
/** Where a pronoun and its verb stand behind a noun. */
const SPOKEN = 0.4;
/** Fewer words without a mark between them are no run-on. */
const MIN_STRETCH = 7;
const MIN_LEFT = 4;
const MIN_RIGHT = 2;
const MIN_CLAUSE = 3;
const PREDICATED = 0.05;
/** Where the order of words is a question's. */
const INVERTED = 0.2;
/**
 * The full stops and question marks that are missing where somebody dictated or typed without any: told by a net
 * that reads the whole sentence; rules say where none can begin. A text that is begun and ended as sentences are is left alone.
 * @param original the passage as it was typed
 */
export function sentenceBreaks(
  { text, masked }: Passage,
  { model, net }: Pick<LanguageTools, 'model' | 'net'>,
  original: string,
): Edit[] {
  if (isMarked(original)) return [];
  const hasMarks = /[.!?]\s/.test(original.slice(0, -1));
  return sentencesOf(masked, model).flatMap((sentence, index, all) => {
    const { tokens } = sentence;
    const isCareful = hasMarks && index < all.length - 1;
    const stretches = stretchesOf(tokens);
    if (stretches.length === 0) return [];
    const marks = net.marksBefore(model, sentence);
    return stretches.flatMap((stretch) =>
      breaksIn(
        stretch,
        { text, masked },
        {
          model,
          isCareful,
          beginsAt: (token) => marks[tokens.indexOf(token)]?.begins ?? 0,
        },
      ),
    );
  });
}

/** A noun stands behind these, whatever else the word can be. */
const COUNTED = /^(?:two|three|four|five|six|seven|eight|nine|ten|my|our|your|his|her|their)$/;

/** A noun before it that is no verb, a verb behind it, and a verb or an order in what was said so far. */
function isSubject(
  { nouns, finite, orders }: Stretch,
  lower: readonly string[],
  { at, from }: { at: number; from: number },
): boolean {
  const isSaid = orders[from] === true || finite.slice(from, at - 1).includes(true);
  const isNoun = nouns[at - 1] === true || COUNTED.test(lower[at - 2] ?? '');
  return isNoun && isSaid && (finite[at] === true || finite[at + 1] === true);
}

/** Words in a row with no mark between them. */
function stretchesOf(tokens: readonly Token[]): Token[][] {
  const stretches: Token[][] = [];
  for (const token of tokens) {
    if (token.parted || stretches.length === 0) stretches.push([]);
    stretches.at(-1)?.push(token);
  }
  return stretches.filter(({ length }) => length >= MIN_STRETCH);
}

/** "… mushrooms budget is about 50", "… ten kids are coming": a noun that has its verb. */
const NOUN_LED = 0.08;
const HAS_VERB = /^(?:is|are|was|were|has|will|should|must)$/;
const COUNTS = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)$/;
/** What a wish is told by: "… about sourdough audience is beginners". */
const LABELS =
  /^(?:audience|budget|deadline|tone|length|theme|topic|format|style|price|goal|location|venue|date|colou?rs?|size|language|duration)$/;
const LABELLED = 0.12;

function hasNounAndVerb(
  { nouns }: Stretch,
  lower: readonly string[],
  { at, probability }: { at: number; probability: number },
): boolean {
  const [before = '', word = ''] = lower.slice(at - 1);
  // "the connection pool is": one noun before another in the singular describes it
  const isCompound = nouns[at - 1] === true && !before.endsWith('s');
  const isLabel = LABELS.test(word) && probability >= LABELLED;
  return (
    (!isCompound || isLabel) &&
    !BEGINS.test(word) &&
    HAS_VERB.test(lower[COUNTS.test(word) ? at + 2 : at + 1] ?? '')
  );
}

/** "knees are bad | gym is": a clause of three words stands alone where the next is as likely. */
const LED = 0.6;
const isSaidShortly = ({ nouns, finite }: Stretch, from: number): boolean =>
  from > 0 && nouns[from] === true && finite[from + 1] === true;

/** Opens a clause that hangs on nothing: "for the week | there's four of us". */
const OPENS = /^there's$/;

/** Whether a clause that begins here may hang on the word before it. */
function mayHang(lower: readonly string[], at: number, probability: number): boolean {
  const [before = '', word = '', next = ''] = lower.slice(at - 1);
  // "fish well he eats": it may open what follows
  if (before === 'well' && SUBJECT.test(word)) return true;
  if (!HOLDS.test(before) || (ENDS.test(before) && isInverted(lower, at))) return false;
  const isOwn = OPENS.test(word) || ORDERS.test(`${word} ${next}`);
  const least = isOwn && ENDS.test(before) ? LED : CERTAIN;
  return probability < least || (SUBJECT.test(word) && !isOwn);
}

/** Where who writes has set a mark behind the words himself, a break takes a clause, or more. */
const CAREFUL = 0.85;
/** What a stretch is judged by. */
interface Reading {
  model: LanguageModel;
  isCareful: boolean;
  /** The net's probability that a sentence begins with a token. */
  beginsAt: (token: Token) => number;
}

/** "10 minutes long can you": it is likelier that a sentence begins with the word behind. */
function isOutdone(tokens: readonly Token[], at: number, beginsAt: Reading['beginsAt']): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || !next || BEGINS.test(token.lower) || !BEGINS.test(next.lower)) return false;
  return beginsAt(next) > beginsAt(token);
}

/** "this morning I can see": it is likelier by far that a sentence begins with the word beside it. */
function isNearMiss(tokens: readonly Token[], at: number, beginsAt: Reading['beginsAt']): boolean {
  const [before = 0, own = 0, behind = 0] = tokens
    .slice(at - 1, at + 2)
    .map((token) => (token.parted ? 0 : beginsAt(token)));
  return Math.max(before, behind) > own;
}

function breaksIn(
  tokens: readonly Token[],
  { text }: Passage,
  { model, isCareful, beginsAt }: Reading,
): Edit[] {
  const lower = tokens.map((token) => SHORT.get(token.lower) ?? token.lower);
  const stretch = readStretch(model, lower);
  const edits: Edit[] = [];
  let from = 0;
  for (let at = MIN_LEFT; at <= lower.length - MIN_RIGHT; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    const isLast = at > lower.length - MIN_CLAUSE;
    if (
      !before ||
      !token?.isWord ||
      at - from < (isSaidShortly(stretch, from) && beginsAt(token) >= LED ? MIN_CLAUSE : MIN_LEFT) ||
      before.lower.length < 2 ||
      isNearMiss(tokens, at, beginsAt)
    )
      continue;
    const probability = beginsAt(token);
    if (mayHang(lower, at, probability) || isHeld(stretch, { tokens, lower, at, from })) continue;
    const isSaid = stretch.finite.slice(from, at - 1).includes(true);
    const gap = text.slice(before.end, token.start);
    if (!/^[^\S\n]+$/.test(gap) || /^\s*[/|+&]/.test(text.slice(token.end))) continue;
    const isClause =
      probability >= LIKELY && mayBeginClause(token.lower) && beginsClause(lower.slice(from), at - from);
    // "the day we met she told me": a clause that ends with its verb may hang on a noun
    const sure = stretch.finite[at - 1] && SUBJECT.test(token.lower) ? HANGING : SURE;
    const isSpoken =
      probability >= SPOKEN && SUBJECT.test(token.lower) && isSubject(stretch, lower, { at, from });
    const isAsked = isSaid && isRequest(stretch, lower, { at, from, probability });
    const isNounLed =
      isSaid && probability >= NOUN_LED && hasNounAndVerb(stretch, lower, { at, probability });
    const isSecond =
      (probability >= INVERTED && isSaid && isInverted(lower, at)) ||
      isAnswered(lower, at) ||
      (probability >= PREDICATED && isPredicated(stretch, lower, { at, from }));
    // two words alone are seldom a sentence
    if ((isLast && !isSecond) || (stretch.orders[at] && isOutdone(tokens, at, beginsAt))) continue;
    // who marked the sentence himself leaves out fewer marks inside it
    const isSure = isCareful
      ? probability >= CAREFUL || (isClause && SUBJECT.test(token.lower))
      : probability >= sure || isClause || isSpoken || isAsked || isNounLed || isSecond;
    if (!isSure) continue;
    const endsAsked = isQuestion(lower.slice(from, at).join(' '));
    edits.push(borderEdit(text, { before: before.end, token, isAsked: endsAsked }));
    from = at;
  }
  const isAsked = isQuestion(lower.slice(from).join(' '));
  return [...edits, ...endOfLast(text, tokens.at(-1)?.end ?? 0, { borders: edits, isAsked })];
}
