import vader from 'vader-sentiment';
import winkSentiment from 'wink-sentiment';
import type { Intent, Sentiment } from '@/shared/contracts/insight-items.ts';

/** Shown wherever sentiment is: measured on posts of products that nothing was learnt from (ADR 55), printed again by the evals. */
export const SENTIMENT_CAVEAT =
  'Judged automatically, English only. Of posts on products it had never seen, it read somewhat over half rightly and two to three in ten the wrong way, and left the rest open.';

/** What two lexicons say of a sentence: each −1, 0 or 1. */
export interface Votes {
  vader: number;
  wink: number;
  /** VADER's compound, −1 to 1. */
  strength: number;
}

const MAX_READ_CHARS = 1_000;
/**
 * Words that both lexicons take for feelings where people speak of things: what something is called (`customer support`, `data
 * protection`), what it does (`save`, `drop`), courtesies, and `like` where it compares or wishes.
 */
const NO_FEELING =
  /\b(?:support(?:s|ed|ing)?|protect(?:s|ed|ion|ive)?|secur(?:e|ed|ity)|sav(?:es?|ed|ing)|fit(?:s|ted)?|shar(?:es?|ed|ing)|cares?|credits?|values?|free|alone|pretty|kind of|please|promis(?:e|es|ed)|thanks?|thank you|thx|cheers|regards|interest(?:s|ed)?|cover(?:s|ed)?|drop(?:s|ped|ping)?|cut(?:s|ting)?|charg(?:es?|ed|ing)|pay(?:s|ing)?|block(?:s|ed)?|stops?|clear(?:s|ed)?|matters?|grow(?:s|ing)?|hand|hard(?=[ -]?(?:shell|drive|disk|cover|copy|ware))|(?:sick|annual|parental|maternity|paternity|unpaid) leave|sick(?= (?:days?|pay|time|notes?)\b)|dead(?= (?:accurate|easy|simple|quiet|silent|straight|handy|useful|stable|good|cheap|reliable|precise|on|centre|level|comfortable|sharp|right|fast|steady|close)\b)|flat(?= (?:price|pricing|fee|rate|screen|tax|white)s?\b)|tops?|natural|novel|play(?:s|ed|ing)?|party|lol|lmao|haha\w*|rofl|verif(?:y|ies|ied|ication)|win(?:d|ter)|sun(?:ny)?|chance|doubt|for what it(?:['’]s| is) worth|honest(?:ly)?(?= (?:take|review|opinion|thoughts?|question|feedback|answer|assessment|impressions?|verdict|experience|report)s?\b)|(?<!\b(?:I|we|you|they|people|users|kids|really|also|do|does|did|not|\w+n['’]t|still|always|to|who|and) )like)\b/gi;
/** Much of what nobody wants is no praise: `strong chemical smell`, `great weight`. */
const MUCH =
  /\b(?:strong|powerful|intense|heavy|high|great|rich|huge|super)(?= (?:\w+ ){0,2}(?:smell|odou?r|stench|fume|noise|whine|hum|vibration|price|fee|cost|weight|heat|friction|resistance|pressure|interest|error|failure|delay)s?\b)/gi;
const withoutNames = (sentence: string) => sentence.replace(MUCH, 'much').replace(NO_FEELING, 'it');
/** A process lives through many analyses. */
const MAX_KNOWN_WORDS = 20_000;

const MAX_KNOWN_VOTES = 64;

const known = new Map<string, Votes>();

/** What the lexicons say; a clause and its parts are asked about several times running. */
export function voteSentiment(sentence: string): Votes {
  const found = known.get(sentence);
  if (found) return found;
  if (known.size >= MAX_KNOWN_VOTES) known.clear();
  const votes = vote(sentence);
  known.set(sentence, votes);
  return votes;
}

/** The second voter needs six times as long as the first, and is asked only where that one says anything: both must agree. */
function vote(sentence: string): Votes {
  const read = withoutNames(sentence.slice(0, MAX_READ_CHARS));
  const { score } = winkSentiment(read) as { score: number };
  if (score === 0) return { vader: 0, wink: 0, strength: 0 };
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(read);
  return {
    vader: compound >= 0.05 ? 1 : compound <= -0.05 ? -1 : 0,
    wink: Math.sign(score),
    strength: compound,
  };
}

const judgements = new Map<string, boolean>();

/** Whether a word alone is praise or blame (AFINN: 2 of 5 and more): `masterpiece` is no side of a thing, taggers or not. */
export function isJudgement(word: string): boolean {
  const known = judgements.get(word);
  if (known !== undefined) return known;
  const { score } = winkSentiment(word) as { score: number };
  const judges = Math.abs(score) >= 2;
  if (judgements.size < MAX_KNOWN_WORDS) judgements.set(word, judges);
  return judges;
}

/** Who does not exist feels nothing: the lexicons know `not stressed`, and no `nobody is stressed`. */
const NOBODY = /\b(?:nobody|no[- ]one|none of (?:us|them|my|our))\b(?:\W+\w+){1,3}\W*$/i;

/** What both voters may say of a clause, as the quicker one alone tells: 1, −1 or 0. */
export function possiblePolarity(clause: string): number {
  const { score } = winkSentiment(withoutNames(clause.slice(0, MAX_READ_CHARS))) as { score: number };
  return NOBODY.test(clause) ? -Math.sign(score) : Math.sign(score);
}

/** What both voters say of a clause where they are of one mind, and clearly so: 1, −1 or 0. */
export function agreedPolarity(clause: string): number {
  const { vader: one, wink, strength } = voteSentiment(clause);
  if (one !== wink || Math.abs(strength) < 0.3) return 0;
  return NOBODY.test(clause) ? -one : one;
}

/**
 * The sentiment of a whole item: what the sentences' rules say goes before the lexicons; where the lexicons disagree, or the
 * rules speak both ways, nobody claims to know.
 */
export function judgeSentiment(
  sentences: readonly { intents: readonly Intent[]; votes: Votes }[],
): Sentiment {
  let praise = 0;
  let complaint = 0;
  let strength = 0;
  let one = 0;
  let other = 0;
  for (const { intents, votes } of sentences) {
    if (intents.includes('praise')) praise += 1;
    if (intents.includes('complaint')) complaint += 1;
    strength += votes.strength;
    one += votes.vader;
    other += votes.wink;
  }
  if (praise > complaint * 2) return 'positive';
  if (complaint > praise * 2) return 'negative';
  if (praise > 0 && complaint > 0) return 'unclear';
  if (one === 0 && other === 0) return 'neutral';
  if (Math.sign(one) === Math.sign(other)) return strength > 0 ? 'positive' : 'negative';
  if (one * other < 0) return 'unclear';
  return Math.abs(strength) >= 0.5 ? (strength > 0 ? 'positive' : 'negative') : 'neutral';
}
