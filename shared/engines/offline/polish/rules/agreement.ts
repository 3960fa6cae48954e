import { pluralBySingular, singularByPlural, takesPluralVerb, uncountableNouns } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { anyOf, type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

/** What a verb becomes beside a singular subject, and beside a plural one. */
const SINGULAR: Record<string, string> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
};
const PLURAL: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
};
const SINGULAR_VERBS = anyOf(Object.keys(PLURAL));
const PLURAL_VERBS = anyOf(Object.keys(SINGULAR));
const NOT_AFTER_LET =
  "(?<!\\b(?:let|lets|make|makes|made|help|helps|helped|watch|see|saw|hear|heard|have|had|if|wish|wishes|were|does|do|did|doesn't|don't|didn't|will|would|can|could|should|must|might|may|suggest|suggests|recommend|insist|demand|require|and|or|nor|with)\\b )";
const SUBJUNCTIVE =
  /\b(?:suggest|recommend|insist|demand|request|requir|propos|essential|important|crucial|vital|imperative|necessary|lest)/;

/** "We recommend that he see a doctor." */
const WISHES = /\b(?:suggest|recommend|insist|demand|requir|request|propos|essential|important|crucial|vital|imperative)[a-z]*,? (?:that )?$/;

/** Pronoun + verb: "he don't", "they was", "I is". */
export const pronounAgreement: readonly Pattern[] = [
  pattern(
    `${NOT_AFTER_LET}(?<=(?:^|[^\\p{L}])(?:he|she|it)) (don't|haven't|aren't|weren't|have|do)(?![\\p{L}'])(?<!\\b(?:let|make|help|does|did|will|would|can|could|should|must|may|might|what|have|see|watch|than|and|or|to|wish|do|doesn't|didn't|if|that|of) (?:he|she|it) \\p{L}+)`,
    ([, verb = '']) => SINGULAR[verb],
  ),
  pattern(
    `{CLAUSE}(?:he|she|it) ((?:don't|haven't|aren't|weren't|have|are|do))(?![\\p{L}'])`,
    ([whole = '', verb = '']) => (whole === 'it do' ? 'does' : SINGULAR[verb]),
  ),
  pattern(
    `(?<!\\b(?:of|and|or|nor|between|for|with|like|to) )(?<![\\p{L}'])(?:they|we) (${SINGULAR_VERBS})(?![\\p{L}'])`,
    ([, verb = '']) => PLURAL[verb],
  ),
  pattern(
    `{CLAUSE}you (is|was|has|does|doesn't|isn't|wasn't|hasn't)(?![\\p{L}'])(?<!\\b(?:with|of|and|between|like|to|for|about|helping|meeting|knowing) you \\p{L}+)`,
    ([, verb = '']) => PLURAL[verb],
  ),
  pattern(`{CLAUSE}i (is|are)(?![\\p{L}'])`, 'am'),
  pattern(`{CLAUSE}i (has|does|doesn't|hasn't)(?![\\p{L}'])`, ([, verb = '']) => PLURAL[verb]),
  pattern(
    `{CLAUSE}(?:i|he|she|it) (were)(?![\\p{L}'])(?<!\\b(?:if|wish|wishes|though|as if|suppose|imagine|unless)\\b[^.!?\\n]*)`,
    'was',
  ),
  pattern(
    `{CLAUSE}(?:i|we|you|they) {ADV}(\\p{L}+)(?= (?:to|the|a|an|my|your|our|their|it|that|this|in|on|for|with|about|very|some|how|so|you|me|and|at|from|any|more|many|much|two|three|all|every|too|like|what|why|good|no)\\b|\\s*[.!?,\\n]|$)`,
    ([whole = '', verb = '']) => {
      const forms = verbs.byThird.get(verb);
      return forms &&
        !/\b(?:is|was|has|does)$/.test(whole) &&
        forms.base !== 'mean' &&
        !functionWords.has(verb)
        ? forms.base
        : undefined;
    },
  ),
  pattern(
    `{CLAUSE}(?:he|she|it) {ADV}(\\p{L}+)(?![\\p{L}'])(?<!\\b(?:make|let|help|see|watch|hear|have|had|than|do|does|did)\\b (?:he|she|it) [^.!?]*)`,
    ([whole = '', verb = ''], before) => {
      const forms = verbs.byBase.get(verb);
      if (
        !forms ||
        WISHES.test(before) ||
        forms.past === forms.base ||
        functionWords.has(verb) ||
        ['have', 'be', 'do', 'like', 'lay', 'open', 'clean', 'wait'].includes(verb)
      )
        return undefined;
      return /^(?:he|she|it)\b/.test(whole) ? forms.third : undefined;
    },
  ),
  pattern(
    `(?<=\\b(?:there) )(is|was|has been) (?=(?:(?:so |too |very |not )?many|several|two|three|four|five|six|seven|eight|nine|ten|few|lots of (?:\\p{L}+s)\\b|multiple|various|some \\p{L}+s|numerous|a few|a lot of (?:\\p{L}+s|people)|a couple of|different \\p{L}+s|these|those|no \\p{L}+s)\\b)`,
    ([whole = '', verb = '']) =>
      /news|class|address|process|access|business|status|progress|stress|bus|less|pass|success|yes|loss|mess/.test(
        whole,
      )
        ? undefined
        : verb === 'has been'
          ? 'have been'
          : PLURAL[verb],
  ),
  pattern(
    `{CLAUSE}there (are|were) (?=(?:an?|one|another|no|not a|a (?:\\p{L}+)) (\\p{L}+))`,
    ([whole = '', verb = '', noun = '']) =>
      pluralBySingular.has(noun) &&
      !/\b(?:lot|few|number|couple|bunch|handful|range|variety|million|hundred|series|group|total|set|list)\b/.test(
        `${whole} ${noun}`,
      )
        ? SINGULAR[verb]
        : undefined,
  ),
  pattern(
    `{CLAUSE}(?:these|those) (is|was|has|doesn't|does|isn't|wasn't)(?![\\p{L}'])`,
    ([, verb = '']) => PLURAL[verb],
  ),
  pattern(
    `{CLAUSE}(this) are (?=(?:the|my|some|our|your|all|not|two|three|just|really|very|only)\\b)`,
    'these',
  ),
  pattern(
    `{CLAUSE}this (don't|haven't|do|have)(?= (?:not|the|a|been|make|work|seem|look|to|any|no|mean|help|sense|happen)\\b)`,
    ([, verb = '']) => SINGULAR[verb],
  ),
  pattern(
    `(?<!\\b(?:do|does|did|can|could|will|would|should|let|lets|make|makes|help|have|has|had|is|are|was|to|for|with|of|that|may|if|wish) )(?<![\\p{L}'])(?:everyone|everybody|someone|somebody|anyone|anybody|nobody|no one|everything|nothing|something|each of (?:us|them|you)|one of (?:us|them|my \\p{L}+|the \\p{L}+|our \\p{L}+)|neither of (?:us|them)|either of (?:us|them)) (${PLURAL_VERBS})(?![\\p{L}'])`,
    ([, verb = '']) => SINGULAR[verb],
  ),
  pattern(
    `(?<!\\b(?:do|does|did|can|could|will|would|should|let|lets|make|makes|help|have|has|had|to|for|with|of|may) )(?<![\\p{L}'])(?:everyone|everybody|someone|somebody|nobody|everything|nothing|something|no one) (\\p{L}+)(?= (?:to|the|a|it|that|about|you|this|in|on|my|their|how|me|us)\\b|\\s*[.!?,]|$)`,
    ([, verb = '']) => {
      const forms = verbs.byBase.get(verb);
      return forms &&
        [
          'want',
          'need',
          'know',
          'like',
          'think',
          'love',
          'go',
          'say',
          'look',
          'work',
          'agree',
          'seem',
          'hate',
          'use',
          'see',
          'understand',
          'happen',
          'make',
          'get',
        ].includes(verb)
        ? forms.third
        : undefined;
    },
  ),
];

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
const MEASURE = /^(?:years|months|weeks|days|hours|minutes|seconds|dollars|euros|pounds|miles|meters|metres|percent|bucks|degrees)$/;

const middleFits = (word: string): boolean =>
  word === '' ||
  adjectives.has(word) ||
  pluralBySingular.has(word) ||
  /^(?:\p{L}+(?:al|ic|ous|ive|ful|able|est|ed)|first|second|third|last|next)$/u.test(word);
const OPENER =
  "(?<=(?:^|[.!?;:,\\n(–—]|\\n\\s*[-*•]|\\b(?:but|because|that|if|when|so|while|since|although|though|where|think|know|hope|says?|said|sure|why|whether|now|how|what|hi|hello|hey|and))\\s*)(?<![\\p{L}'])";
const OPENER_ALONE = OPENER.replace('|and))', '))');

const PLURAL_DETS =
  '(?:the|these|those|my|our|your|their|his|her|some|all|all the|all my|all of the|many|both|few|several|most|its|two|three|four|five|other)';
const SINGULAR_DETS = '(?:the|a|an|this|that|my|our|your|their|his|her|its|each|every)';
const VERBS_BESIDE =
  '(?= (?:the|a|an|to|very|in|on|fine|well|when|every|me|us|you|good|bad|like|with|for|of|at|that|my|too|so|slow|slowly|always|it|not|all|great|from|as|up|out|no|two|three|more|by|nice|weird|strange|about|us|how|what|properly|correctly|if|after|twice|only|during|but|and|because|again)\\b|\\s*[.!?,\\n]|$)';
const SINGULAR_SAFE = new Set(
  'work need take look seem make want say contain show get go come crash happen return run keep help give live start stop use know feel cost sound include begin consist depend allow require provide become belong fail love think break explain expect pass respond complain accept process click support see taste hurt claim open close boil arrive end change'.split(
    ' ',
  ),
);
/** Verbs no noun can be taken for: what follows them does not matter. */
const ONLY_VERBS = new Set(
  'seem make contain happen keep give become belong allow require provide include begin consist depend explain expect respond complain accept know go come get say arrive'.split(' '),
);

const PLURAL_SENSE = /(?:ren|men|ple|ics|ii|ae|data|media|criteria|both|many|few|they|you|we)$/;

function thirdAfterNoun([, middle = '', noun = '', verb = '']: readonly string[], before: string): string | undefined {
  if (!middleFits(middle) || !pluralBySingular.has(noun) || takesPluralVerb.has(noun)) return undefined;
  return SUBJUNCTIVE.test(before) ? undefined : verbs.byBase.get(verb)?.third;
}

/** The same pattern with no word between article and noun, and with one. */
const withMiddle = (build: (middle: string) => Pattern): Pattern[] => ['()', '(?:(\\p{L}+) )'].map(build);

/** Noun + verb: "the results is", "my phone don't", only where the subject opens the clause. */
export const nounAgreement: readonly Pattern[] = [
  ...withMiddle((middle) =>pattern(
    `${OPENER}${PLURAL_DETS} ${middle}(\\p{L}+) (?<x>${SINGULAR_VERBS})(?![\\p{L}'])`,
    ([, middle = '', noun = '', verb = '']) =>
      middleFits(middle) && isPlural(noun) && !MEASURE.test(noun) ? PLURAL[verb] : undefined,
  )),
  ...withMiddle((middle) =>pattern(
    `${OPENER_ALONE}${SINGULAR_DETS} ${middle}(\\p{L}+) (?<x>${PLURAL_VERBS})(?![\\p{L}'])`,
    ([, middle = '', noun = '', verb = ''], before) =>
      middleFits(middle) &&
      isSingular(noun) &&
      !SUBJUNCTIVE.test(before) &&
      !(adjectives.has(noun) && !pluralBySingular.has(noun))
        ? SINGULAR[verb]
        : undefined,
  )),
  pattern(
    `${OPENER}(?:many |some |most |all |other |young |two |three )?(?:people|children|men|women|kids|parents|students|users|customers|employees|teachers|developers) (?<x>${SINGULAR_VERBS})(?![\\p{L}'])`,
    ([, verb = '']) => PLURAL[verb],
  ),
  ...withMiddle((middle) =>pattern(`${OPENER_ALONE}${SINGULAR_DETS} ${middle}(\\p{L}+) (?<x>\\p{L}+)${VERBS_BESIDE}`, (groups, before) =>
    SINGULAR_SAFE.has(groups[3] ?? '') ? thirdAfterNoun(groups, before) : undefined,
  )),
  ...withMiddle((middle) =>pattern(`${OPENER_ALONE}${SINGULAR_DETS} ${middle}(\\p{L}+) (?<x>\\p{L}+)(?![\\p{L}'])`, (groups, before) =>
    ONLY_VERBS.has(groups[3] ?? '') ? thirdAfterNoun(groups, before) : undefined,
  )),
  // "the heating don't"
  ...withMiddle((middle) =>pattern(`${OPENER_ALONE}${SINGULAR_DETS} ${middle}(\\p{L}+[^s\\P{L}]) (don't|haven't|aren't|weren't)(?![\\p{L}'])`.replace("(don't", "(?<x>don't"), ([, middle = '', noun = '', verb = '']) =>
    middleFits(middle) && !PLURAL_SENSE.test(noun) && !functionWords.has(noun) && !(takesPluralVerb.has(noun) && noun !== 'team' && noun !== 'company') ? SINGULAR[verb] : undefined,
  )),
  // "what is the main differences", "does you", "do he"
  ...withMiddle((middle) =>pattern(`{START}(?:what|where|who) (?<x>is|was) (?:the|these|those|my|your|our|some|his|her|their) ${middle}(\\p{L}+)(?= (?:between|of|in|for|to|on|from|i|you|we|that|with|and|about|at)\\b|\\s*[?.!,]|$)`, ([, verb = '', middle = '', noun = '']) =>
    middleFits(middle) && singularByPlural.has(noun) ? PLURAL[verb] : undefined,
  )),
  pattern(`{CLAUSE}(does) (?=(?:you|we|they|i)\\b)`, 'do'),
  pattern(`(?<=(?:^|[.!?\\n]\\s*|\\b(?:why|how|when|where|what) ))(do) (?=(?:he|she|it)\\b)`, 'does'),
  pattern(`(?<=\\b(?:why|how|when|where|what) )(do) (?=(?:my|the|your|our|this|that|his|her|a) (\\p{L}+) (\\p{L}+))`, ([, , noun = '', verb = '']) =>
    pluralBySingular.has(noun) && verbs.byBase.has(verb) ? 'does' : undefined,
  ),
  pattern(`(?<=\\bhow many )(\\p{L}+) (is|was)(?![\\p{L}'])`, ([, noun = '']) => pluralBySingular.get(noun)),
  pattern(`(?<=\\bhow many (\\p{L}+) )(?<x>is|was|has|does)(?![\\p{L}'])`, ([, noun = '', verb = '']) => (singularByPlural.has(noun) ? PLURAL[verb] : undefined)),
  ...withMiddle((middle) =>pattern(
    `${OPENER}${PLURAL_DETS} ${middle}(\\p{L}+) (?<x>\\p{L}+)${VERBS_BESIDE}`,
    ([, middle = '', noun = '', verb = '']) => {
      const base = verbs.byThird.get(verb)?.base ?? '';
      return middleFits(middle) && SINGULAR_SAFE.has(base) && isPlural(noun) && !PLURAL[verb]
        ? base
        : undefined;
    },
  )),
  // "the numbers for the third quarter is"
  ...withMiddle((middle) => pattern(`{START}(?:the|these|those|my|our|your|their|his|her|some|all|most) ${middle}(\\p{L}+) (?:for|on|in|from|of|with|at|about|between) (?:the |this |that |my |your |our |their |each |every )?[\\p{L}\\d\uFFFC]+ (?<x>is|was|has|doesn't|isn't|wasn't)(?![\\p{L}'])`, ([, between = '', noun = '', verb = '']) =>
    middleFits(between) && singularByPlural.has(noun) ? PLURAL[verb] : undefined)),
  ...withMiddle((middle) => pattern(`{START}(?:the|this|that|my|our|your|their|his|her) ${middle}(\\p{L}+) (?:for|on|in|from|of|with|at|about) (?:the |this |my |your |our |their |these |those |some |all )?[\\p{L}\\d\uFFFC]+ (?<x>are|were|have|don't|aren't|weren't)(?![\\p{L}'])`, ([, between = '', noun = '', verb = '']) =>
    middleFits(between) && (pluralBySingular.has(noun) || uncountableNouns.has(noun)) && !takesPluralVerb.has(noun) && !/^(?:range|set|series|list|combination|percentage|half|type|kind|sort|data|selection|collection|total|array|host|handful|range|block|bunch)$/.test(noun) ? SINGULAR[verb] : undefined)),
  // "a man who try", "everybody who come"
  pattern(`(?<=\\b(?:everyone|everybody|someone|somebody|anyone|anybody|nobody|person|man|woman|guy|girl|boy|friend|teacher|user|customer|student|child|company|team|app|tool|function|script|program|extension|system|plumber|colleague|doctor) (?:who|that|which) )(\\p{L}+)(?= (?:to|the|a|an|my|your|our|in|on|at|with|by|for|it|us|me|about|how|every|from|all|two|late|here|very|so)\\b|\\s*[.!?,]|$)`, ([, verb = '']) => {
    const forms = verbs.byBase.get(verb);
    return forms && forms.past !== forms.base && !functionWords.has(verb) ? forms.third : undefined;
  }),
  // "plants makes food", "tickets costs"
  pattern(`(?<=(?:^|[.!?\\n]\\s*|\\b(?:which|that|because|my|our|the|your|when) ))(\\p{L}+) (?<x>makes|costs|needs|gets|gives|takes|wants|grows|goes|looks|hurts|tastes|sounds|works|contains|helps|runs|comes|seems|includes|shows|says|keeps|becomes)${VERBS_BESIDE.replace('the|', 'the|food|me|them|\\d+|')}`, ([, noun = '', verb = '']) =>
    singularByPlural.has(noun) && !verbs.byThird.has(noun) ? verbs.byThird.get(verb)?.base : undefined),
];
