import { classesAt, type Place, tokenAt } from '@/shared/engines/offline/corrections/place.ts';
import { determiners } from '@/shared/engines/offline/corrections/word-sets.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { objectForms } from '@/shared/engines/offline/lexicon/pronouns.ts';
import type { HeadKind } from './entries.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const { singular, plural, base, third, past, participle, ing, modifier } = WordClass;
const NOUN = singular | plural;
const VERB = base | third | past | participle | ing;

const LEADS_VERB = words(
  "to i you we they he she it who please can could will would should must may might shall can't cannot couldn't won't wouldn't shouldn't don't doesn't didn't do does did let's not never also always still just already often usually am is are was were been being be i'm you're we're they're he's she's it's have has had i've we've they've i'll you'll we'll they'll he'll she'll i'd and or",
);
const LEADS_NOUN = words('of for in with without by about no some any more another');

/** Whether the words of `wrong` stand from `at` on, with no mark between. */
export function standsAt(place: Place, at: number, wrong: readonly string[]): boolean {
  return wrong.every((word, step) => {
    const token = tokenAt(place, at + step);
    return token !== undefined && !token.parted && token.lower === word;
  });
}

/** Whether the word at `at` is used as such a head, as far as the words beside it tell. */
export function isHead(place: Place, at: number, pos: HeadKind): boolean {
  const token = tokenAt(place, at);
  // a name, a heading
  if (!token?.isWord || (token.text !== token.lower && at > 0 && token.text !== 'I')) return false;
  const classes = classesAt(place, at);
  const before = token.parted ? undefined : tokenAt(place, at - 1)?.lower;
  const classesBefore = token.parted ? 0 : classesAt(place, at - 1);
  if (pos === 'adj') return true;
  if (pos === 'verb') {
    if (
      before !== undefined &&
      determiners.has(before) &&
      !LEADS_VERB.has(before) &&
      !/^(?:that|this|these|those|which|who|what)$/.test(before)
    )
      return false;
    if (!(classes & NOUN)) return true;
    return before === undefined
      ? (classes & base) !== 0 && at === 0
      : LEADS_VERB.has(before) || before.endsWith('ly');
  }
  if (!(classes & VERB)) return true;
  if (before === undefined) return false;
  return (
    determiners.has(before) ||
    before.endsWith("'s") ||
    LEADS_NOUN.has(before) ||
    ((classesBefore & modifier) !== 0 && !(classesBefore & VERB) && !before.endsWith('ly'))
  );
}

const TIMES = words(
  "second seconds minute minutes hour hours day days week weeks weekend weekends month months year years morning mornings afternoon evening evenings night nights noon midnight today tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december spring summer autumn fall winter time times moment now once then while ever first last general particular detail person advance addition case fact order total future past meantime beginning end o'clock am pm christmas easter",
);
const STEPS_OVER = words(
  'the a an this that these those next last my our your his her their every each of about two three four five six seven eight nine ten some few many early late same',
);

/** Whether what stands from `at` on says when or how rather than what: "in the morning", "at 5", "in general". */
export function isWhen(place: Place, at: number): boolean {
  for (let step = at; step < at + 3; step += 1) {
    const token = tokenAt(place, step);
    if (!token || (step > at && token.parted)) return false;
    if (TIMES.has(token.lower) || /\d/.test(token.lower)) return true;
    if (!STEPS_OVER.has(token.lower)) return false;
  }
  return false;
}

const OBJECT_STARTS = words(
  'a an the my our your his her its their this these those me us him them it you what everything everybody everyone anything something somebody someone nobody nothing all both many some any music',
);

/** Whether a thing is named from `at` on, right behind a verb. */
export function isObject(place: Place, at: number): boolean {
  const token = tokenAt(place, at);
  if (!token || token.parted || isWhen(place, at)) return false;
  if (OBJECT_STARTS.has(token.lower)) return true;
  const classes = classesAt(place, at);
  return (
    token.isWord && (classes & NOUN) !== 0 && !(classes & (VERB | modifier)) && token.text === token.lower
  );
}

const OBJECTS = words(
  'me you him her us them it people everybody everyone somebody someone anybody anyone nobody',
);
const OWNERS = words('the a an my our your his her their this that');

/** How many words from `at` on name somebody: a pronoun, or one noun with its determiner. */
export function personAt(
  place: Place,
  at: number,
  asSubject: boolean,
): { count: number; object: string } | undefined {
  const [first, second] = [tokenAt(place, at), tokenAt(place, at + 1)];
  if (!first || first.parted) return undefined;
  const pronoun = objectForms[first.lower];
  if (asSubject && pronoun) return { count: 1, object: pronoun };
  if (!asSubject && OBJECTS.has(first.lower)) return { count: 1, object: first.text };
  if (!OWNERS.has(first.lower) || !second?.isWord || second.parted) return undefined;
  const classes = classesAt(place, at + 1);
  return classes & NOUN && !(classes & (ing | modifier))
    ? { count: 2, object: `${first.text} ${second.text}` }
    : undefined;
}
