import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { isImperative } from './orders.ts';
import { asks } from './split-sentence.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const SUBJECTS = words('i we they he she it');
/** A subject and its verb in one: where no conjunction stands before it, a sentence begins. */
const CONTRACTED = /^(?:it|he|she|there|i|we|they)['’](?:s|m|re|ve|ll)$/i;
const DETERMINERS = words('the my our his her their');
/** Behind a noun phrase they make it the subject of a sentence. */
const FINITE = words(
  "is are was were has have had will can can't won't isn't aren't wasn't weren't hasn't haven't doesn't don't didn't",
);
const MOST_SUBJECT_WORDS = 4;
/** A clause may hang on these without a conjunction: "the day we met", "the way it's done". */
const HOLDS_CLAUSE = words(
  'day days time times way ways moment place reason year years week month minute second morning night thing things one ones everything anything something nothing person people first last part kind sort amount number asap january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday weekend',
);
/** What a clause behind them is said, thought or meant by. */
const SAYS =
  /\b(?:remind|reminds|reminding|inform|notify|promise|warn|assure|convince|think|thinks|thought|know|knows|knew|say|says|said|saying|hope|hopes|guess|mean|means|feel|feels|felt|believe|suppose|tell|tells|told|wish|bet|sure|glad|afraid|sorry|see|sees|heard|hear|found|find|show|shows|showed|shown|convinced?|promised|reminded|proved|proves|remember|forget|forgot|noticed|realized|ensure|assume|imagine|understand|pretend|suggest|suggested|and|or|but|so|if|when|whenever|wherever|once|because|that|which|who|where|while|since|until|before|after|as|than|what|how|why|whether|unless|although|though|like|all|otherwise|therefore|then|thus|hence|else|tomorrow)\b/i;
/** What an object begins with: a clause that has one does not describe the noun before it. */
const OBJECT =
  /^(?:a|an|the|my|your|our|his|her|their|this|these|\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|no|some|about|around|only|until|nothing)$/i;
const REQUEST = /^(?:(?:hi|hey|hello)(?: \p{L}+)?,? )?(?:please |pls )?(?:can|could|would|will) (?:you|u) /iu;
const WISHES = /^(?:want|need|would)$/;
const MODAL = words(
  "am is are was were have has had can can't cannot could will won't would should must do don't doesn't didn't",
);
/** "make my intro better it's about …" */
const ENDS_WISH = /^(?:better|shorter|longer|simpler|nicer|clearer|funnier|stronger)$/;
/** What people close a wish with. */
const CLOSES = /^(?:please|pls|plz|thanks|thx|lol|asap)$/;
/** A pronoun right behind whom it stands for: "a gift for my husband he likes cycling" */
const PERSON =
  /^(?:husband|wife|mom|mum|mother|dad|father|son|daughter|brother|sister|friend|girlfriend|boyfriend|boss|neighbou?r|teacher|client|kid|child|grandma|grandpa|grandmother|grandfather|uncle|aunt|cousin|cat|dog|colleague|manager|landlord|roommate|partner|nephew|niece)$/;
const OWNER = words('my our his her their');
const LEADS_TO = words('to for with about of from like');
const REPORTS = /^(?:said|says|explained|mentioned|admitted|swore|promised|proved|clear)$/;
/** "how much a day I weigh 82 kg" */
const TIME_UNIT = /^(?:day|week|month|year|hour)$/;
const RATE = words('per a each every');
/** "… in a shop or office how do I show the gap" */
const QUESTION_WORD = /^(?:how|what|where|when|why|which)$/;
/** What a question inside a sentence hangs on: "tell me how …" */
const HOLDS_QUESTION =
  /^(?:know|knows|knew|tell|tells|told|explain|explains|ask|asks|asked|see|understand|wonder|wondering|about|of|on|decide|show|shows|remember|forget|sure|idea|learn|teach|figure|find|check|describe|say|says|matter|depends|and|but)$/;
const ASKING = words('do does did should can could');
const MIN_LEFT = 4;
const MIN_RIGHT = 3;
/** How far back something before the noun may hold the clause. */
const REACH = 6;

const isVerbForm = (word: string): boolean =>
  [verbs.byBase, verbs.byThird, verbs.byPast, verbs.byParticiple, verbs.byIng].some((forms) =>
    forms.has(word),
  );
const isFiniteVerb = (word: string): boolean =>
  MODAL.has(word) || verbs.byPast.has(word) || verbs.byBase.has(word) || verbs.byThird.has(word);

/** A noun by exclusion: no word of grammar, no adjective, no form of a verb. */
const isNoun = (word: string): boolean =>
  /^\p{L}[\p{L}'’-]*$/u.test(word) &&
  !functionWords.has(word) &&
  !adjectives.has(word) &&
  !isVerbForm(word) &&
  !HOLDS_CLAUSE.has(word);

const HANDS_OVER = /:\s*["“\uE000-\uF8FF]/u;

/**
 * A sentence typed or spoken without a mark ("write to the airline they lost my bag"), cut where a subject, its verb and an
 * object begin behind a noun. Nothing is cut where what stands before may hold the clause.
 */
export function cutRunOns(sentence: string): string {
  // "translate this, it's for my boss he's old school: “…”": what is handed over goes with the order
  if (HANDS_OVER.test(sentence)) return sentence;
  const tokens = [...sentence.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    text: match[0],
    lower: match[0].toLowerCase().replaceAll('’', "'"),
  }));
  const lower = tokens.map((token) => token.lower);
  const cuts: number[] = [];
  let from = 0;
  tokens.forEach((token, at) => {
    if (at - from < MIN_LEFT || tokens.length - at < MIN_RIGHT) return;
    if (!mayBeginClause(token.lower) || !beginsClause(lower.slice(from), at - from)) return;
    cuts.push(token.start);
    from = at;
  });
  if (cuts.length === 0) return sentence;
  const pieces = [0, ...cuts].map((start, index) => sentence.slice(start, cuts[index]));
  const isAsked = pieces.map((piece) => asks(piece) || REQUEST.test(piece));
  return pieces
    .map((piece, index) => {
      const begun = index === 0 ? piece : piece.charAt(0).toUpperCase() + piece.slice(1);
      const mark = isAsked[index] ? '?' : '.';
      if (index < cuts.length) return `${begun.trimEnd()}${mark} `;
      // the mark of a question that ends earlier now
      return isAsked.includes(true) ? begun.replace(/[.?]?(\s*)$/, `${mark}$1`) : begun;
    })
    .join('');
}

export const mayBeginClause = (word: string): boolean =>
  SUBJECTS.has(word) || DETERMINERS.has(word) || CONTRACTED.test(word) || QUESTION_WORD.test(word);

/** Whether a subject, its verb and an object begin at a place where nothing before may hold them. */
export function beginsClause(tokens: readonly string[], at: number): boolean {
  const [word = '', verb = '', next = ''] = tokens.slice(at);
  const before = tokens[at - 1] ?? '';
  const left = tokens.slice(0, at);
  const reach = left.slice(-REACH);
  // "half the team"
  if (/[,;:.!?]$/.test(before) || /^(?:half|all|both|twice|double|such)$/.test(before)) return false;
  const isOwned = PERSON.test(before) && OWNER.has(tokens[at - 2] ?? '');
  const isOneOf = isOwned && /^(?:he|she)(?:['’]s)?$/.test(word) && (word.length > 3 || isFiniteVerb(verb));
  if (isOneOf && LEADS_TO.has(tokens[at - 3] ?? '') && !reach.some((other) => REPORTS.test(other)))
    return true;
  const isRate = TIME_UNIT.test(before) && RATE.has(tokens[at - 2] ?? '');
  // "why it happens it worked yesterday": a question that has its subject and its verb takes no second one
  const [asked, subject] = tokens.slice(at - 3, at - 1);
  const isAnswered = /^(?:why|how)$/.test(asked ?? '') && SUBJECTS.has(subject ?? '') && isFiniteVerb(before);
  if (isAnswered && !SAYS.test(before) && SUBJECTS.has(word) && isFiniteVerb(verb)) return true;
  const holds = QUESTION_WORD.test(word) ? HOLDS_QUESTION : SAYS;
  if (reach.some((other) => holds.test(other))) return false;
  if (
    !isImperative(left.join(' ')) &&
    !REQUEST.test(left.join(' ')) &&
    !/^(?:need|looking for)\b/.test(left.join(' ')) &&
    !left.some(
      (other, index) =>
        CONTRACTED.test(other) || (SUBJECTS.has(other) && isFiniteVerb(left[index + 1] ?? '')),
    )
  )
    return false;
  const object = next.replace(/[.,!?]$/, '');
  // "no one I could call I want my money back"
  if ((word === 'i' || word === 'we') && WISHES.test(verb) && verbs.byBase.has(before) && OBJECT.test(object))
    return true;
  if (CONTRACTED.test(word) && ENDS_WISH.test(before)) return true;
  const begins = CONTRACTED.test(word) || (SUBJECTS.has(word) && isFiniteVerb(verb));
  // "don't make it too complicated I am …", "make a chart please I need it"
  const isFull =
    (adjectives.has(before) || /ed$/.test(before)) && /^(?:it|too|very)$/.test(tokens[at - 2] ?? '');
  if (begins && (isFull || CLOSES.test(before))) return true;
  if (isOneOf) return true;
  if (isRate && (word === 'i' || word === 'we') && isFiniteVerb(verb)) return true;
  // "we can't split it this year what can we do": no clause is told of the year by these
  const opensQuestion = /^(?:what|how|why)$/.test(word) && HOLDS_CLAUSE.has(before);
  if (!isNoun(before) && !opensQuestion) return false;
  if (QUESTION_WORD.test(word)) return ASKING.has(verb) && SUBJECTS.has(next);
  if (beginsWithPhrase(tokens.slice(at))) return true;
  if (CONTRACTED.test(word)) return true;
  return (
    SUBJECTS.has(word) &&
    isFiniteVerb(verb) &&
    OBJECT.test(object) &&
    !/^the (?:most|best)\b/.test(`${next} ${tokens[at + 3]}`)
  );
}

/** "the heating has been broken", "our last ones sounded flat": a noun phrase and its verb, with something behind it. */
export function beginsWithPhrase([determiner = '', ...rest]: readonly string[]): boolean {
  if (!DETERMINERS.has(determiner)) return false;
  const verb = rest.findIndex(
    (word, at) => at > 0 && (FINITE.has(word) || (verbs.byPast.has(word) && !adjectives.has(word))),
  );
  return (
    verb > 0 &&
    verb < MOST_SUBJECT_WORDS &&
    rest.length > verb + 1 &&
    rest
      .slice(0, verb)
      .every(
        (word) =>
          /^(?:ones?|\p{L}[\p{L}'’-]*)$/u.test(word) && (!functionWords.has(word) || /^ones?$/.test(word)),
      )
  );
}
