import {
  pluralBySingular,
  singularByPlural,
  takesPluralVerb,
  uncountableNouns,
} from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

import { PLURAL, PLURAL_VERBS, SINGULAR, SINGULAR_VERBS, SUBJUNCTIVE } from './verb-pairs.ts';

const NEVER_PLURAL =
  /(?:ss|us|is|ics|'s|news|series|species|means|headquarters|works|lens|has|was|does|thanks|always|perhaps|besides|as|this|its|his|yours|ours|theirs|hers|gas|bus|yes|less|across|plus|various|previous|obvious|whereas|unless|sometimes|overseas|indoors|outdoors|afterwards|towards|others|sales|data)$/;
const isPlural = (word: string): boolean =>
  singularByPlural.has(word) || (/[^s]s$/.test(word) && word.length > 3 && !NEVER_PLURAL.test(word));
const isSingular = (word: string): boolean =>
  !takesPluralVerb.has(word) &&
  (pluralBySingular.has(word) ||
    (/[^s]$/.test(word) &&
      word.length > 2 &&
      !functionWords.has(word) &&
      !adjectives.has(word) &&
      !singularByPlural.has(word) &&
      !/(?:ed|ing|ish|ese|ren|men|ae|i|a|ple|ly|ers|th|st|nd|more|most|less|such|same|own)$/.test(word)));
/** "Five years is a long time": an amount is one thing. */
const MEASURE =
  /^(?:years|months|weeks|days|hours|minutes|seconds|dollars|euros|pounds|miles|meters|metres|percent|bucks|degrees)$/;

const middleFits = (word: string): boolean =>
  word === '' ||
  adjectives.has(word) ||
  pluralBySingular.has(word) ||
  word.startsWith('\uFFFC') ||
  /^(?:\p{L}+(?:al|ic|ous|ive|ful|able|est|ed)|first|second|third|last|next)$/u.test(word);
const OPENER =
  "(?<![\\p{L}'])(?<=(?:^|[.!?;:,\\n(–—]|\\n\\s*[-*•]|\\b(?:but|because|that|if|when|so|while|since|although|though|where|think|know|hope|says?|said|sure|why|whether|now|how|what|hi|hello|hey|and))\\s*)";
const OPENER_ALONE = OPENER.replace('|and))', '))');

const PLURAL_DETS =
  '(?:the|these|those|my|our|your|their|his|her|some|all|all the|all my|all of the|many|both|few|several|most|its|two|three|four|five|other)';
const SINGULAR_DETS = '(?:the|a|an|this|that|my|our|your|their|his|her|its|each|every)';
const VERBS_BESIDE =
  '(?= (?:the|a|an|to|very|in|on|fine|well|when|every|me|us|you|good|bad|like|with|for|of|at|that|my|too|so|slow|slowly|always|it|not|all|great|from|as|up|out|no|two|three|more|by|nice|weird|strange|about|us|how|what|properly|correctly|if|after|twice|only|during|but|and|because|again)\\b|\\s*[.!?,\\n]|$)';
const SINGULAR_SAFE = new Set(
  'work need take look seem make want say contain show get go come crash happen return run keep help give live start stop use know feel cost sound include begin consist depend allow require provide become belong fail love think break explain expect pass respond complain accept process click support see taste stay cook eat play sing drive speak study teach sleep talk walk write sell buy meet try learn wait pay hurt claim open close boil arrive end change'.split(
    ' ',
  ),
);
/** Verbs no noun can be taken for: what follows them does not matter. */
const ONLY_VERBS = new Set(
  'stay seem make contain happen keep give become belong allow require provide include begin consist depend explain expect respond complain accept know go come get say arrive'.split(
    ' ',
  ),
);

const PLURAL_SENSE = /(?:ren|men|ple|ics|ii|ae|data|media|criteria|both|many|few|they|you|we)$/;

function thirdAfterNoun(
  [, middle = '', noun = '', verb = '']: readonly string[],
  before: string,
): string | undefined {
  if (!middleFits(middle) || !pluralBySingular.has(noun) || takesPluralVerb.has(noun)) return undefined;
  return SUBJUNCTIVE.test(before) ? undefined : verbs.byBase.get(verb)?.third;
}

/** The same pattern with no word between article and noun, and with one. */
const withMiddle = (build: (middle: string) => Pattern): Pattern[] =>
  ['()', '(?:([\\p{L}\uFFFC]+) )'].map(build);

/** Noun + verb: "the results is", "my phone don't", only where the subject opens the clause. */
export const nounAgreement: readonly Pattern[] = [
  ...withMiddle((middle) =>
    pattern(
      `${OPENER}${PLURAL_DETS} ${middle}(\\p{L}+) (?<x>${SINGULAR_VERBS})(?![\\p{L}'])`,
      ([, middle = '', noun = '', verb = ''], before) => {
        // "how many users does it support": who is asked of stands behind
        if (/\bhow\s*$/.test(before)) return undefined;
        // "what my boss wants is a plan": a verb of its own
        if (middle !== '' && verbs.byThird.has(noun) && /\bwhat\s*$/.test(before)) return undefined;
        return middleFits(middle) && isPlural(noun) && !MEASURE.test(noun) ? PLURAL[verb] : undefined;
      },
    ),
  ),
  ...withMiddle((middle) =>
    pattern(
      `${OPENER_ALONE}${SINGULAR_DETS} ${middle}(\\p{L}+) (?<x>${PLURAL_VERBS})(?![\\p{L}'])(?! (?:i|you|we|they)\\b)(?! (?:the |those |these |all |only )?\\p{L}{3,}(?<![suai])s\\b)`,
      ([, middle = '', noun = '', verb = ''], before) =>
        middleFits(middle) &&
        isSingular(noun) &&
        !SUBJUNCTIVE.test(before) &&
        !(adjectives.has(noun) && !pluralBySingular.has(noun))
          ? SINGULAR[verb]
          : undefined,
    ),
  ),
  pattern(
    `${OPENER}(?:many |some |most |all |other |young |two |three )?(?:people|children|men|women|kids|parents|students|users|customers|employees|teachers|developers) (?<x>${SINGULAR_VERBS})(?![\\p{L}'])`,
    ([, verb = ''], before) => (/\bhow\s*$/.test(before) ? undefined : PLURAL[verb]),
  ),
  ...withMiddle((middle) =>
    pattern(
      `${OPENER_ALONE}${SINGULAR_DETS} ${middle}(\\p{L}+) {ADV}(?<x>\\p{L}+)${VERBS_BESIDE}`,
      (groups, before) => (SINGULAR_SAFE.has(groups[3] ?? '') ? thirdAfterNoun(groups, before) : undefined),
    ),
  ),
  ...withMiddle((middle) =>
    pattern(
      `${OPENER_ALONE}${SINGULAR_DETS} ${middle}(\\p{L}+) {ADV}(?<x>\\p{L}+)(?![\\p{L}'])`,
      (groups, before) => (ONLY_VERBS.has(groups[3] ?? '') ? thirdAfterNoun(groups, before) : undefined),
    ),
  ),
  // "the heating don't"
  ...withMiddle((middle) =>
    pattern(
      `${OPENER_ALONE}${SINGULAR_DETS} ${middle}(\\p{L}{2,}(?<!s)) (don't|haven't|aren't|weren't)(?![\\p{L}'])`.replace(
        "(don't",
        "(?<x>don't",
      ),
      ([, middle = '', noun = '', verb = '']) =>
        middleFits(middle) &&
        !PLURAL_SENSE.test(noun) &&
        !functionWords.has(noun) &&
        !(takesPluralVerb.has(noun) && noun !== 'team' && noun !== 'company')
          ? SINGULAR[verb]
          : undefined,
    ),
  ),
  pattern(
    `{CLAUSE}(\\p{L}+ing) (?<x>are|have)(?= (?:not |very |so |really |also |always )?(?:${[...adjectives].join('|')}|been|a|my)\\b)`,
    ([, noun = '', verb = '']) => (verbs.byIng.has(noun) ? SINGULAR[verb] : undefined),
  ),
  pattern(
    `(?<=\\b(?:most|some|many|all|both|few|several|two|three|four|five|six|seven|eight|nine|ten) of (?:them|us|you|(?:these|those|the|my|our|your) (?:\\p{L}+ )?\\p{L}+s) )(is|was|has|doesn't|isn't|wasn't)(?![\\p{L}'])`,
    ([whole = '', verb = '']) => (whole === '' ? undefined : PLURAL[verb]),
  ),
  // "people who wasn't there"
  pattern(
    `(?<=\\b(?:people|those|ones|others|friends|users|customers|students|children|kids|guests|players|colleagues|members) (?:who|that) )(${SINGULAR_VERBS})(?![\\p{L}'])`,
    ([, verb = ''], before) => (/\bone of\b/.test(before) ? undefined : PLURAL[verb]),
  ),
  pattern(
    `(?<=\\b(?:my|your|his|her|our) (?:english|spanish|french|german) )(are|were|have)(?![\\p{L}'])`,
    ([, verb = '']) => SINGULAR[verb],
  ),
  pattern(`{CLAUSE}(?:he|she|it|this|that) (suppose) (?=to\\b)`, 'is supposed'),
  pattern(`{CLAUSE}(?:we|you|they) (suppose) (?=to\\b)`, 'are supposed'),
  pattern(
    `(?<=(?:^|[.!?\\n]\\s*)the (?:number|amount|list|price|quality|size) of (?:the |my |our )?\\p{L}+ )(keep|have|are|were|grow|increase|go|depend|seem)(?![\\p{L}'])`,
    ([, verb = '']) => SINGULAR[verb] ?? verbs.byBase.get(verb)?.third,
  ),
  pattern(
    `(?<=\\bbecause the number of (?:the |my |our )?\\p{L}+ )(keep|have|are|grow|increase)(?![\\p{L}'])`,
    ([, verb = '']) => SINGULAR[verb] ?? verbs.byBase.get(verb)?.third,
  ),
  // "what is the main differences", "does you", "do he"
  ...withMiddle((middle) =>
    pattern(
      `{START}(?:what|where|who) (?<x>is|was) (?:the|these|those|my|your|our|some|his|her|their) ${middle}(\\p{L}+)(?= (?:between|of|in|for|to|on|from|i|you|we|that|with|and|about|at)\\b|\\s*[?.!,]|$)`,
      ([, verb = '', middle = '', noun = '']) =>
        middleFits(middle) && singularByPlural.has(noun) ? PLURAL[verb] : undefined,
    ),
  ),
  pattern(`{CLAUSE}(does) (?=(?:you|we|they|i)\\b)`, 'do'),
  pattern(
    `(?<=\\b(?:why|how|when|where|what) )(does) (?=(?:the|my|your|our|his|her|these|those) (\\p{L}+) (\\p{L}+))`,
    ([, , noun = '', verb = '']) => (singularByPlural.has(noun) && verbs.byBase.has(verb) ? 'do' : undefined),
  ),
  pattern(
    `(?<=(?:^|[.!?\\n]\\s*|\\b(?:why|how|when|where|what) ))(do) (?=(?:he|she|it (?:work|have|make|look|need|mean|matter|cost|take|support|count|exist|help|seem|depend|include|come|run|use))\\b)`,
    'does',
  ),
  pattern(
    `(?<=\\b(?:why|how|when|where|what) )(do) (?=(?:my|the|your|our|this|that|his|her|a) (\\p{L}+) (\\p{L}+))`,
    ([, , noun = '', verb = '']) =>
      pluralBySingular.has(noun) && verbs.byBase.has(verb) ? 'does' : undefined,
  ),
  pattern(`(?<=\\bhow many )(\\p{L}+) (is|was)(?![\\p{L}'])`, ([, noun = '']) => pluralBySingular.get(noun)),
  pattern(
    `(?<=\\bhow many (\\p{L}+) )(?<x>is|was|has|does)(?![\\p{L}'])(?:(?<=is|was)|(?= (?:we|you|they|people|these|those|(?:the|my|your|our|their) \\p{L}+(?<!s)s)\\b)|(?<=has)(?= (?:been|gone|done|left|come|\\p{Ll}{2,}ed)\\b))`,
    ([, noun = '', verb = '']) => (singularByPlural.has(noun) ? PLURAL[verb] : undefined),
  ),
  ...withMiddle((middle) =>
    pattern(
      `${OPENER}${PLURAL_DETS} ${middle}(\\p{L}+) {ADV}(?<x>\\p{L}+)${VERBS_BESIDE}`,
      ([, middle = '', noun = '', verb = '']) => {
        const base = verbs.byThird.get(verb)?.base ?? '';
        return middleFits(middle) && SINGULAR_SAFE.has(base) && isPlural(noun) && !PLURAL[verb]
          ? base
          : undefined;
      },
    ),
  ),
  // "the numbers for the third quarter is"
  ...withMiddle((middle) =>
    pattern(
      `{START}(?:the|these|those|my|our|your|their|his|her|some|all|most) ${middle}(\\p{L}+) (?:for|on|in|from|of|with|at|about|between) (?:the |this |that |my |your |our |their |each |every )?[\\p{L}\\d\uFFFC]+ (?<x>is|was|has|doesn't|isn't|wasn't)(?![\\p{L}'])`,
      ([, between = '', noun = '', verb = '']) =>
        middleFits(between) && singularByPlural.has(noun) ? PLURAL[verb] : undefined,
    ),
  ),
  ...withMiddle((middle) =>
    pattern(
      `{START}(?:the|this|that|my|our|your|their|his|her) ${middle}(\\p{L}+) (?:for|on|in|from|of|with|at|about) (?:the |this |my |your |our |their |these |those |some |all )?[\\p{L}\\d\uFFFC]+ (?<x>are|were|have|don't|aren't|weren't)(?![\\p{L}'])`,
      ([, between = '', noun = '', verb = '']) =>
        middleFits(between) &&
        (pluralBySingular.has(noun) || uncountableNouns.has(noun)) &&
        !takesPluralVerb.has(noun) &&
        !/^(?:range|set|series|list|combination|percentage|half|type|kind|sort|data|selection|collection|total|array|host|handful|range|block|bunch)$/.test(
          noun,
        )
          ? SINGULAR[verb]
          : undefined,
    ),
  ),
  // "a man who try", "everybody who come"
  pattern(
    `(?<=\\b(?:(?:everyone|everybody|someone|somebody|anyone|anybody|nobody)|(?:an?|the|this|that|each|every|one|my|your|our|his|her|their) (?:\\p{L}+ )?(?:person|man|woman|guy|girl|boy|friend|teacher|user|customer|student|child|company|team|app|tool|function|script|program|extension|system|plumber|colleague|doctor)) (?:who|that|which) |\\ban? (?:(?!(?:those|people|all|many|some|for|of|with|to|and|or) )\\p{L}+ ){1,3}who )(\\p{L}+)(?= (?:to|the|a|an|my|your|our|in|on|at|with|by|for|it|us|me|about|how|every|from|all|two|late|here|very|so)\\b|\\s*[.!?,]|$)`,
    ([, verb = '']) => {
      const forms = verbs.byBase.get(verb);
      return forms && forms.past !== forms.base && !functionWords.has(verb) ? forms.third : undefined;
    },
  ),
  // "files that exists", but "a list of files that shows …"
  pattern(
    `(?<![\\p{L}'])(\\p{L}+s) (?:that|which|who) (?<x>\\p{L}+s)(?= (?:already|to|the|a|an|my|your|our|in|on|at|with|by|for|it|us|me|about|from|all|too|well|better)\\b|\\s*[.!?,]|$)`,
    ([, noun = '', verb = ''], before) =>
      singularByPlural.has(noun) &&
      !singularByPlural.has(verb) &&
      !/\b(?:of|in|on|with|from|about|and)\b/.test(before)
        ? verbs.byThird.get(verb)?.base
        : undefined,
  ),
  // "plants makes food", "tickets costs"
  pattern(
    `(?<=(?:^|[.!?\\n]\\s*|\\b(?:which|that|because|my|our|the|your|when) ))(\\p{L}+) (?<x>makes|costs|needs|gets|gives|takes|wants|grows|goes|looks|hurts|tastes|sounds|works|contains|helps|runs|comes|seems|includes|shows|says|keeps|becomes)${VERBS_BESIDE.replace('the|', 'the|food|me|them|\\d+|')}`,
    ([, noun = '', verb = ''], before) =>
      singularByPlural.has(noun) &&
      !verbs.byThird.has(noun) &&
      !/\b(?:of|for|in|on|with|from|to|by|about|at|\p{L}+ing) (?:the|my|our|your) *$/u.test(before)
        ? verbs.byThird.get(verb)?.base
        : undefined,
  ),
];
