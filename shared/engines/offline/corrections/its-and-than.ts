import { LEAD, scoreOf } from '@/shared/engines/offline/language-model/sentence.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { isOwner } from './its-owner.ts';
import { classesAt, endsBefore, type Place, tokenAt } from './place.ts';
import { compoundQualities } from './word-sets.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, modifier } = WordClass;
const NOUN = singular | plural;

/** Between "its" and what tells whether "it's" was meant. */
const ADVERBS = words(
  'only just also really very too so quite pretty still always never not now way much even probably already almost more most',
);
const COUNTS_TIME = words('now already almost still just not');
/** They say how much of a quality: what follows them is one, also where it can be a thing ("really cold"). */
const DEGREES = words('really very too so quite pretty');
/** No noun phrase goes on with one of these after "its". */
const NO_NOUN = words(
  'a an the some my your our their his her this that these in on at for from with between after before because since been like what why how where when who me you us him them i we they he she gonna there here over about',
);
/** What may stand after "it's" and one word of its predicate. */
const AFTER_PREDICATE = words(
  'and or but so because if when while since until than that to for in on at with from by as after before today tomorrow tonight now again anymore too i we you they he she it please',
);
const AFTER_DOING = words('since again now when while because too fine well for');
/** The model has no class for them. */
const COMPARATIVE = /^(?:eas|happ|health|heav|bus|funn)ier$/;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/** "its due friday", "its only between 8 and 9": no noun follows, so nothing is owned. */
function isContraction(place: Place): boolean {
  let at = place.at + 1;
  while (ADVERBS.has(tokenAt(place, at)?.lower ?? '') && !tokenAt(place, at)?.parted) at += 1;
  const token = tokenAt(place, at);
  // "its now 3 weeks overdue"
  const isCounted = at > place.at + 1 && COUNTS_TIME.has(tokenAt(place, at - 1)?.lower ?? '');
  if (isCounted && token?.parted === false && /^\d/.test(token.text)) return true;
  // "its past 30 days"
  const follows = tokenAt(place, at + 1);
  if (token?.lower === 'past' && !token.parted && follows && !follows.parted && /^\d/.test(follows.text))
    return true;
  if (!token?.isWord || token.parted) return false;
  if (NO_NOUN.has(token.lower)) return true;
  const classes = classesAt(place, at);
  const next = tokenAt(place, at + 1);
  if (token.lower === 'due' && next && (DAY.test(next.lower) || AFTER_PREDICATE.has(next.lower))) return true;
  // "its reef safe": both words say how it is
  if (next && !next.parted && compoundQualities.has(next.lower))
    return endsBefore(place, at + 2, AFTER_PREDICATE);
  if (classes & WordClass.ing && !(classes & (NOUN | base | modifier)))
    return endsBefore(place, at + 1, AFTER_DOING);
  if (!(classes & modifier) && !COMPARATIVE.test(token.lower)) return false;
  const isQuality = DEGREES.has(tokenAt(place, at - 1)?.lower ?? '');
  if (classes & (NOUN | base) && !isQuality) return false;
  if (!endsBefore(place, at + 1, AFTER_PREDICATE)) return false;
  // "its simple and elegant design", "its quick, simple design"
  const joined = next && (next.parted || /^(?:and|or|but)$/.test(next.lower));
  const other = next?.parted ? at + 1 : at + 2;
  // "its really strong, just a few notes"
  if (isQuality && next?.parted && functionWords.has(next.lower)) return !DEGREES.has(next.lower);
  return (
    !joined ||
    !tokenAt(place, other) ||
    !(classesAt(place, other) & (modifier | WordClass.ing | WordClass.participle))
  );
}

const OPENS_SENTENCE = words(
  'hi hello hey but because so if that think know guess say says said hope sure when whether',
);
const CLOSES_CLAUSE = words('and or but because so if when while although');
const FINITE = words(
  "am is are was were has have had do does did can could will would should must may might isn't aren't wasn't weren't don't doesn't didn't can't won't",
);

/** "I think its trust but …": at the head of a clause that has no verb, the verb is in it. */
function isVerblessClause(place: Place, text: string): boolean {
  const { sentence, at } = place;
  const before = tokenAt(place, at - 1);
  if (before && !sentence.tokens[at]?.parted && !OPENS_SENTENCE.has(before.lower)) return false;
  const rest = sentence.tokens.slice(at + 1);
  const end = rest.findIndex(({ parted, lower }, index) => index > 0 && (parted || CLOSES_CLAUSE.has(lower)));
  const clause = end < 0 ? rest : rest.slice(0, end);
  if (clause.length === 0 || clause[0]?.parted) return false;
  // "the app and its users, its price": one of several things that it has
  if (sentence.tokens.slice(0, at).some(({ lower }) => lower === 'its')) return false;
  // "its postgres 14": which one it is
  const isVersion = clause.length === 2 && /^\d/.test(clause[1]?.text ?? '') && clause[0]?.isWord === true;
  if (isVersion) return true;
  if (clause.some(({ isWord }) => !isWord)) return false;
  // "its entity (one of …) has": the verb comes behind what is put in
  if (/^\s*[([–—]/.test(text.slice(clause.at(-1)?.end))) return false;
  return clause.every(({ lower }, index) => {
    const classes = classesAt(place, at + 1 + index);
    return (
      !FINITE.has(lower) &&
      !(index > 0 && classes & (third | WordClass.past | base) && !functionWords.has(lower))
    );
  });
}

const AMOUNT = /^[€$£]?\d[\d.,:]*(?:%|[€$£]|[ap]m)?$/i;
const CURRENCY = words('€ $ £ % euro euros dollar dollars pounds percent am pm degrees celsius');

/** "its 4,60 €.": an amount alone is what it is, not what it owns. */
function isAmount({ sentence, at }: Place, text: string): boolean {
  const [number, unit, next] = sentence.tokens.slice(at + 1);
  if (!number || number.parted || !AMOUNT.test(text.slice(number.start, number.end))) return false;
  const after = unit && !unit.parted && CURRENCY.has(unit.lower) ? next : unit;
  // "its 10 minutes long"
  if (
    after === unit &&
    next?.parted === false &&
    /^(?:long|old|wide|high|tall|away|late|ago)$/.test(next.lower)
  )
    return true;
  return !after || after.parted || AFTER_PREDICATE.has(after.lower);
}

/** What "than" may follow: something compared. */
const COMPARES =
  /^(?:more|less|fewer|much|many|rather|other|others|otherwise|else|different|differently|worse|same|as|prefer|prefers|preferred|like|want|double|twice|nothing|no|none|sooner|elsewhere|superior|inferior|\p{L}+er)$/u;

/** "first the easy ones than the rest": nothing is compared, not in words that are covered, either. */
export const isThen = ({ sentence, at }: Place, text: string): boolean =>
  at > 1 &&
  at < sentence.tokens.length - 1 &&
  sentence.tokens
    .slice(0, at)
    .every(({ lower, start, isWord }) => (isWord || /^\d/.test(text.slice(start))) && !COMPARES.test(lower));

const AFTER_MUCH = words('like for and but so because if when lately already');
const AFTER_TONE = words('please pls and or but though so because');
const SEEMS = /^(?:sounds?|looks?|seems?|feels?|looked|seemed|felt|is|are|was|were|it's|way|far|bit)$/;
const NOT_VERBS = words('long short late early slow little');

/** "300 words to long", "taste to much like it": more than there should be. */
export function isToo(place: Place): boolean {
  const { at } = place;
  const next = tokenAt(place, at + 1);
  const before = classesAt(place, at - 1);
  if (tokenAt(place, at)?.parted) return false;
  if (!next || next.parted) return endsWithToo(place);
  if (next.lower === 'much')
    return (
      (before & (base | third | WordClass.past | WordClass.ing)) !== 0 &&
      endsBefore(place, at + 2, AFTER_MUCH)
    );
  const classes = classesAt(place, at + 1);
  // "anything to expensive", "walk to far anymore", but not "from near to far"
  const isOpen = /^(?:any|some|no)thing$/.test(tokenAt(place, at - 1)?.lower ?? '');
  const isFar = next.lower === 'far' && !/^(?:near|close)$/.test(tokenAt(place, at - 1)?.lower ?? '');
  if (isFar || (isOpen && (classes & (modifier | base)) === modifier))
    return endsBefore(place, at + 2, AFTER_PREDICATE);
  const isQuality = NOT_VERBS.has(next.lower) || ((classes & modifier) !== 0 && !(classes & (NOUN | base)));
  // "not to salesy please": no verb follows
  const isLed = tokenAt(place, at - 1)?.lower === 'not' || SEEMS.test(tokenAt(place, at - 1)?.lower ?? '');
  const isTone = isLed && /y$/.test(next.lower) && classes === 0;
  if (isTone && next.isWord) return endsBefore(place, at + 2, AFTER_TONE);
  if (isQuality && next.lower !== 'able' && takesQuality(place))
    return endsBefore(place, at + 2, AFTER_PREDICATE);
  const isMeasured = (before & plural) !== 0 && /^\d/.test(tokenAt(place, at - 2)?.text ?? '');
  return isMeasured && isQuality && endsBefore(place, at + 2, AFTER_PREDICATE);
}

/** "sounds to technical", "make it to complicated", "good or to formal" */
function takesQuality(place: Place): boolean {
  const { at } = place;
  const [second, before] = [tokenAt(place, at - 2)?.lower ?? '', tokenAt(place, at - 1)?.lower ?? ''];
  if (SEEMS.test(before)) return true;
  if (/^(?:it|this|that|them)$/.test(before)) return /^(?:mak(?:e|es|ing)|made|keep|get)$/.test(second);
  const qualities = classesAt(place, at - 2);
  return before === 'or' && (qualities & modifier) !== 0 && !(qualities & NOUN);
}

/** "the one I was close to" */
const TAKES_TO =
  /^(?:close|similar|equal|next|due|used|subject|open|allergic|new|related|attached|kind|nice|mean|rude|listened|according|able|supposed|\p{L}+ed)$/u;
/** What a "to" may belong to that stands at the end: "who I gave the book to". */
const MOVES_TO =
  /^(?:wh\p{L}+|how|that|the|ones?|places?|person|people|way|want|need|able|going|ha[sd]|have|got|used)$/u;
const SUBJECTS = words('i we they you he she it');
const DETERMINERS = words('the my our your his her their this that');
const BE = /^(?:is|are|was|were)$/;
/** Questions that ask for no thing or place. */
const ASKS = /^(?:how|can|could|does|do|is|are)$/;

/** "we repair old bikes to,": behind a noun that ends what a plain statement is about. */
function endsWithToo(place: Place): boolean {
  const { sentence, at } = place;
  const start = sentence.tokens.findLastIndex(({ parted }, index) => parted && index < at);
  const [subject, ...clause] = sentence.tokens.slice(Math.max(0, start), at);
  const asks = ASKS.test(subject?.lower ?? '');
  const before = classesAt(place, at - 1);
  const isLead = sentence.tokens
    .slice(Math.max(0, start), at)
    .some(({ lower }) => /^(?:wh\p{L}+|how|that|the ones?|to)$/u.test(lower));
  const quality = tokenAt(place, at - 1)?.lower ?? '';
  if (
    BE.test(tokenAt(place, at - 2)?.lower ?? '') &&
    !isLead &&
    (before & (modifier | NOUN | base)) === modifier &&
    !TAKES_TO.test(quality)
  )
    return true;
  // "the price is important to."
  const ends = sentence.tokens.slice(Math.max(0, start), at).map(({ lower }) => lower);
  const isRemark = ends.length <= (DETERMINERS.has(ends[0] ?? '') ? 4 : 3) && BE.test(ends.at(-2) ?? '');
  const isThing = DETERMINERS.has(ends[0] ?? '') || !MOVES_TO.test(ends[0] ?? '');
  if (isRemark && isThing && before & modifier && !(before & WordClass.participle)) return true;
  if (!subject || (!SUBJECTS.has(subject.lower) && !asks) || clause.length < 2) return false;
  return (
    (before & NOUN) !== 0 &&
    !(before & base && !(before & plural)) &&
    !clause.some(({ lower }) => MOVES_TO.test(lower) || (!asks && SUBJECTS.has(lower)))
  );
}

/** So much likelier is the sentence with "it's": difference of logarithms. A quality alone behind "and" needs less. */
const LIKELIER = { anything: 3.4, quality: 1.5 };

/** "I know its short notice", "and its bubbly but": no verb follows that "its" could lead to, and the model prefers "it's". */
function isLikelier(place: Place): boolean {
  const { at, sentence, model } = place;
  const next = tokenAt(place, at + 1);
  const before = tokenAt(place, at - 1)?.lower ?? '';
  const opens = tokenAt(place, at)?.parted || OPENS_SENTENCE.has(before) || CLOSES_CLAUSE.has(before);
  if (!next?.isWord || next.parted) return false;
  const rest = sentence.tokens.slice(at + 1);
  const end = rest.findIndex(({ parted, lower }, index) => index > 0 && (parted || CLOSES_CLAUSE.has(lower)));
  const clause = end < 0 ? rest : rest.slice(0, end);
  if (clause.some(({ lower }) => FINITE.has(lower))) return false;
  // "its inherent efficiencies": several things are not what one is
  if (clause.some((_token, index) => classesAt(place, at + 1 + index) === plural)) return false;
  const scored = (word: string) =>
    scoreOf(model, sentence.ids, { from: at + LEAD, to: at + LEAD + 1, words: [model.id(word)] });
  const gain = scored("it's") - scored('its');
  const isQuality = clause.length === 1 && (classesAt(place, at + 1) & (modifier | base)) === modifier;
  // behind a verb it may be what is done to: "embrace its inherent strength"
  const mayOpen = opens || isQuality || /^(?:mention|tell|note)$/.test(before);
  if (gain >= LIKELIER.anything && mayOpen) return true;
  return isQuality && tokenAt(place, at - 1)?.lower === 'and' && gain >= LIKELIER.quality;
}

/** Whether "its" was typed for "it's". @param text the text without its cover, in which numbers are seen */
export const meansItIs = (place: Place, text: string): boolean =>
  !isOwner(place) &&
  (isContraction(place) || isVerblessClause(place, text) || isAmount(place, text) || isLikelier(place));
