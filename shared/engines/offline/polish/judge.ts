import type { Lint } from '@/shared/engines/offline/grammar-checker.ts';
import { jargon, startsSmall } from '@/shared/engines/offline/lexicon/jargon.ts';
import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { isAbbreviation } from '@/shared/enhance/abbreviations.ts';
import { type Edit, inStyleOf } from './edits.ts';
import { isForeignWord } from './english.ts';
import type { Names } from './names.ts';
import type { Passage } from './pattern.ts';
import { properNouns } from './proper-names.ts';
import { SHIELD } from './shield.ts';
import { slipDistance } from './slip-distance.ts';
import { clearCorrection, NAMES_AFTER, NAMES_BEFORE, USES } from './spelling.ts';

/** Categories that mend mistakes. Style, readability, redundancy, enhancement and regional taste stay with the writer. */
const KINDS = new Set([
  'Agreement',
  'Eggcorn',
  'Grammar',
  'Malapropism',
  'Nonstandard',
  'Typo',
  'Usage',
  'Repetition',
  'Miscellaneous',
  'BoundaryError',
  'Punctuation',
]);
/** Rules of other categories that mend mistakes all the same. */
const RULES = new Set([
  'ModalOf',
  'CapitalizePersonalPronouns',
  'Months',
  'ThenThan',
  'TheirToThere',
  'ThereToTheir',
  'TheyreToTheir',
  'WereWhere',
]);
/** Rules of the categories above that guess, reword, or belong to our own rules. */
const REFUSED = new Set(
  `SpellCheck RepeatedWords Spaces SentenceCapitalization UnclosedQuotes QuoteSpacing NoFrenchSpaces Dashes EllipsisLength UseEllipsisCharacter UseTitleCase OrthographicConsistency LongSentences
  CommaFixes DiscourseMarkers ExpandTimeShorthands ExpandMemoryShorthands NumericRangeEnDash SpelledNumbers OxfordComma PhrasalVerbAsCompoundNoun CompoundNouns OpenCompounds MergeWords DisjointPrefixes
  MissingDeterminer MissingPreposition MassNouns NumberSuffixCapitalization CurrencyPlacement ThatWhich RedundantThat AvoidCurses OkToOkay LeftRightHand HyphenateNumberDay Copyright
  FillerWords KindSortOf NominalWants NeedToNoun MultipleSequentialPronouns AdjectiveOfA PossessiveYour FirstPersonModifierHyphen InTheSameVein VerbToAdjective DotInitialisms UpdatePlaceNames
  GoodAt Touristic Everyday AnA CapitalizePersonalPronouns TransposedSpace SubjunctiveWasToWere WhomSubjectOfVerb DoubleNegative HalfAnHour MostNumber FreePredicate ProperNouns SplitWords Ajar ComplainAsNoun ModalBeAdjective ThrowRubbish
  InflectedVerbAfterTo ToAdverb SomeWithoutArticle FoundFind LookDownOnesNose HereBy FeelFell ExplainLikeImFive OneOfTheSingular DefiniteArticle PluralWrongWordOfPhrase CantWay Really Nothing There
  ThingThink ThisTypeOfThing SimpleGrammatical ForNoun SafeToSave LetsConfusion IfWouldve IntroCueCommaBeforeThanks IncludingButNotLimitedToPunctuation
  SimplePastToPastParticiple InAWhile DoubleCheckHyphen YourPredicateAdjective DoubleModal VeryLess WayTooAdjective Overall InDetail BuiltIn
  NounVerbConfusion ThatThan ThatThis PronounInflectionBe PronounVerbAgreement OutOfDate CaseSensitive Everyone QuiteQuiet EnvironmentVariable ToTwoToo ItsContraction ItsPossessive Codebase AWhile TheHowWhy TheyToThem SoonToBe NotTo QuantifierNeedsOf DoToDueTo TheirToTheyre Somewhere NotIn`.split(
    /\s+/,
  ),
);

/**
 * What of a checker's lints deserves to be applied.
 */
export function judgeLints(
  lints: readonly Lint[],
  passage: Passage,
  { names, isSpelling }: { names: Names; isSpelling?: (word: string) => boolean },
): Edit[] {
  const unknown = lints.filter((lint) => lint.rule === 'SpellCheck');
  return lints.flatMap((lint) => {
    if (lint.end <= lint.start || passage.masked.slice(lint.start, lint.end).includes(SHIELD)) return [];
    const edit =
      lint.rule === 'OrthographicConsistency'
        ? namedEdit(lint, passage)
        : lint.rule === 'SpellCheck'
          ? spellingEdit(lint, { passage, names, unknown, isSpelling })
          : isBesideUnknown(lint, unknown)
            ? undefined
            : grammarEdit(lint, passage);
    return edit ? [edit] : [];
  });
}

/** "I'm not there thurs": what a word before an unknown one should be is a guess. */
const isBesideUnknown = ({ end }: Lint, unknown: readonly Lint[]): boolean =>
  unknown.some(({ start }) => start === end || start === end + 1);

const AT_TIME = /^ (?:today|tomorrow|tonight|yesterday|now|then|again)\b(?!['’])/i;

/** "Are there labels that …?" asks whether they exist. */
const ASKS_WHETHER = /(?:^|[.!?\n]\s*|,\s)(?:is|are|was|were) $/i;

function grammarEdit(lint: Lint, { text }: Passage): Edit | undefined {
  if (REFUSED.has(lint.rule) || !(KINDS.has(lint.kind) || RULES.has(lint.rule))) return undefined;
  const original = text.slice(lint.start, lint.end);
  const [replacement] = lint.suggestions;
  if (replacement === undefined || /\n/.test(original)) return undefined;
  // "my self-introduction": the last word goes on
  if (/^-\p{L}/u.test(text.slice(lint.end, lint.end + 2))) return undefined;
  // "the weather there today": a time is nobody's
  const isThere = AT_TIME.test(text.slice(lint.end)) || ASKS_WHETHER.test(text.slice(0, lint.start));
  if (lint.rule === 'ThereToTheir' && isThere) return undefined;
  // "we were there at 8": behind a word nothing is asked
  if (lint.rule === 'ThereIsAgreement' && /[\p{L}'’] $/u.test(text.slice(0, lint.start))) return undefined;
  // "this year's is online": what is contracted is an owner, unless it stands behind a pronoun
  if (
    lint.rule === 'SingleBe' &&
    !/(?<!\p{L})(?:it|he|she|that|there|what|who|where|here|they|we|you|i)['’]\p{L}+\s*$/iu.test(
      text.slice(0, lint.start),
    )
  )
    return undefined;
  // "the deer she had been feeding were …"
  if (lint.rule === 'WereWhere' && /\p{L}ing $/u.test(text.slice(0, lint.start))) return undefined;
  // "asap" is how people write.
  if (jargon.has(original.toLowerCase()) || (!/\s/.test(original) && replacement.split(' ').length > 2))
    return undefined;
  // A name in the middle is a guess about the world, not about grammar.
  if (/\p{L} +\p{Lu}\p{Ll}/u.test(original) && !/\bI\b/.test(original)) return undefined;
  // "…? me and tom": the capital of a sentence goes to the word that begins it now
  const opens = /[.!?]\s+$/.test(text.slice(0, lint.start)) && original.includes(' ');
  return {
    start: lint.start,
    end: lint.end,
    text: opens ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement,
  };
}

interface SpellingCase {
  passage: Passage;
  names: Names;
  /** Every unknown word of the passage. */
  unknown: readonly Lint[];
  /** Whether the language model, where it is at hand, has a word: the checker's dictionary knows no British ones. */
  isSpelling: ((word: string) => boolean) | undefined;
}

/** "cuting", "electrolites": a doubled letter aside, a word of this length is near to no other. */
const LONG_LETTERS = 10;
const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');

function spellingEdit(lint: Lint, { passage, names, unknown, isSpelling }: SpellingCase): Edit | undefined {
  const { text, masked } = passage;
  const word = text.slice(lint.start, lint.end);
  const lower = word.toLowerCase().replaceAll('’', "'");
  if (isForeignWord(lower) || (lower.endsWith('s') && properNouns.has(lower.slice(0, -1)))) return undefined;
  if (/[\p{L}\d_'’#-]/u.test(masked.charAt(lint.start - 1)) || /[\p{L}\d_-]/u.test(masked.charAt(lint.end)))
    return undefined;
  const name =
    /[/.]/.test(masked.charAt(lint.end)) && /\w/.test(masked.charAt(lint.end + 1))
      ? undefined
      : nameOf(lint, text);
  if (name) return { start: lint.start, end: lint.end, text: name };
  const whole = lower.replace(/'s$/, '');
  if (likelyWords.has(lower) || jargon.has(lower) || isAbbreviation(lower) || isSpelling?.(whole))
    return undefined;
  const before = masked.slice(0, lint.start);
  const opens = /(?:^|[.!?\n])\s*$/.test(before);
  if (word !== lower && !(opens && word.slice(1) === lower.slice(1))) return undefined;
  const right = clearCorrection(lower, lint.suggestions);
  if (right === undefined) return undefined;
  // "my matric number": the model has read its sentence, and found no other word meant
  if (isSpelling && lower.length < LONG_LETTERS && undoubled(lower) !== undoubled(right)) return undefined;
  // A capital at the start of a sentence hides whether this is a name.
  if (word !== lower && (lower.length < 7 || !likelyWords.has(right) || slipDistance(lower, right) > 0.9))
    return undefined;
  if (
    (names.capitalised.has(lower) || names.repeated.has(lower)) &&
    !(likelyWords.has(right) && lower.length >= 8)
  )
    return undefined;
  if (USES.test(before) && right.charAt(0) !== lower.charAt(0)) return undefined;
  if (NAMES_BEFORE.test(before) || NAMES_AFTER.test(masked.slice(lint.end))) return undefined;
  // Unknown words side by side are a name, a quotation or another language.
  const neighbours = unknown.filter(
    (other) =>
      other !== lint && Math.min(Math.abs(other.start - lint.end), Math.abs(lint.start - other.end)) <= 1,
  );
  if (neighbours.some((other) => clearCorrection(wordOf(other, text), other.suggestions) === undefined))
    return undefined;
  if (ACCENTED_BESIDE.test(before.slice(-30)) || ACCENTED_AFTER.test(masked.slice(lint.end, lint.end + 30)))
    return undefined;
  return { start: lint.start, end: lint.end, text: inStyleOf(word, right, text) };
}

/** Names to a dictionary, everyday nouns to those who work with them. */
const COMMON_NOUNS = new Set(
  'websocket websockets markdown unicode internet ethernet bluetooth nans'.split(' '),
);
/** The name a small word can only be, with its capitals: "scotland", "linkedin". */
function nameOf(lint: Lint, text: string): string | undefined {
  const word = text.slice(lint.start, lint.end);
  const [first] = lint.suggestions;
  if (
    first === undefined ||
    word.length < 4 ||
    word !== word.toLowerCase() ||
    startsSmall.has(word) ||
    COMMON_NOUNS.has(word)
  )
    return undefined;
  return first !== word && first.toLowerCase() === word && /^\p{L}+$/u.test(word) ? first : undefined;
}

function namedEdit(lint: Lint, { text, masked }: Passage): Edit | undefined {
  if (
    /[\p{L}\d_'’#./-]/u.test(masked.charAt(lint.start - 1)) ||
    /[\p{L}\d_/-]/u.test(masked.charAt(lint.end))
  )
    return undefined;
  const name = nameOf(lint, text);
  return name === undefined ? undefined : { start: lint.start, end: lint.end, text: name };
}

const wordOf = (lint: Lint, text: string): string =>
  text.slice(lint.start, lint.end).toLowerCase().replaceAll('’', "'");
const ACCENTED_BESIDE = /(?:^|[^\p{L}])\p{L}*[^\p{ASCII}\P{L}]\p{L}*[\s,]+$/u;
const ACCENTED_AFTER = /^[\s,]+\p{L}*[^\p{ASCII}\P{L}]\p{L}*(?!\p{L})/u;
