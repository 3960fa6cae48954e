import { beginsClause, mayBeginClause } from '@/shared/engines/offline/balanced/cut-run-ons.ts';
import type { LanguageModel } from '@/shared/engines/offline/language-model/language-model.ts';
import type { LanguageTools } from '@/shared/engines/offline/language-model/language-tools.ts';
import { sentencesOf, type Token } from '@/shared/engines/offline/language-model/sentence.ts';
import { isMarked } from './comma-marks.ts';
import type { Edit } from './edits.ts';
import { isQuestion } from './endings.ts';
import { BEGINS, isHeld } from './held-together.ts';
import type { Passage } from './pattern.ts';
import { ENDS, HOLDS, isAnswered, isInverted, isPredicated, isRequest, SUBJECT } from './second-clauses.ts';
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
    const marks = net.marksBefore(model, sentence);
    const isCareful = hasMarks && index < all.length - 1;
    return stretchesOf(tokens).flatMap((stretch) =>
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

/** "… mushrooms budget is about 50": a noun that has its verb. */
const NOUN_LED = 0.08;
const HAS_VERB = /^(?:is|are|was|were|has|will|should|must)$/;

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
      at - from < MIN_LEFT ||
      before.lower.length < 2 ||
      isNearMiss(tokens, at, beginsAt)
    )
      continue;
    const probability = beginsAt(token);
    const isHanging = HOLDS.test(lower[at - 1] ?? '') && !(ENDS.test(before.lower) && isInverted(lower, at));
    if (
      (isHanging && (probability < CERTAIN || SUBJECT.test(token.lower))) ||
      isHeld(stretch, { tokens, lower, at, from })
    )
      continue;
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
    // "the connection pool is": one noun before another in the singular describes it
    const isCompound = stretch.nouns[at - 1] === true && !before.lower.endsWith('s');
    const isNounLed =
      !isCompound &&
      !BEGINS.test(token.lower) &&
      probability >= NOUN_LED &&
      isSaid &&
      HAS_VERB.test(lower[at + 1] ?? '');
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
