import {
  pluralBySingular,
  singularByPlural,
  takesPluralVerb,
} from '@/shared/engines/offline/lexicon/nouns.ts';
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
  /\b(?:suggest|recommend|insist|demand|ask|request|requir|propos|essential|important|crucial|vital|imperative|necessary|lest|prefer|wish|if|unless)/;

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
    `{CLAUSE}(?:i|we|you|they) {ADV}(\\p{L}+)(?= (?:to|the|a|an|my|your|our|their|it|that|this|in|on|for|with|about|very|some|how|so|you|me|and|at|from|any|more)\\b|\\s*[.!?,\\n]|$)`,
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
    `{CLAUSE}(?:he|she|it) {ADV}(\\p{L}+)(?= (?:to|the|a|an|my|your|our|their|his|her|it|that|this|in|on|for|with|about|very|some|how|so|you|me|and|at|from|like|always|well|fine|good|every|not|no|more|as|when|up|out|us|him|them|all|what|slow|slowly|fast|great|bad|too|much|but|if|because|english|home|by|off|back|there|here|only|correctly|properly|perfectly)\\b|\\s*[.!?,\\n]|$)(?<!\\b(?:make|let|help|see|watch|hear|have|had|than|do|does|did)\\b (?:he|she|it) [^.!?]*)`,
    ([whole = '', verb = '', ..._rest]) => {
      const forms = verbs.byBase.get(verb);
      if (
        !forms ||
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
  pluralBySingular.has(word) ||
  (/[^s]$/.test(word) &&
    word.length > 2 &&
    !functionWords.has(word) &&
    !adjectives.has(word) &&
    !takesPluralVerb.has(word) &&
    !singularByPlural.has(word) &&
    !/(?:ed|ing|ish|ese|ren|men|ae|i|a|ple|ly|ers|th|st|nd|more|most|less|such|same|own)$/.test(word));
const MIDDLE = '(?:(\\p{L}+) )?';
const middleFits = (word: string): boolean =>
  word === '' ||
  adjectives.has(word) ||
  /^(?:\p{L}+(?:al|ic|ous|ive|ful|able|est|ed)|first|second|third|last|next)$/u.test(word);
const OPENER =
  "(?<=(?:^|[.!?;,\\n(–—]|\\n\\s*[-*•]|\\b(?:but|because|that|if|when|so|while|since|although|though|where|think|know|hope|says?|said|sure|why|whether|hi|hello|hey|and))\\s*)(?<![\\p{L}'])";
const OPENER_ALONE = OPENER.replace('|and))', '))');

const PLURAL_DETS =
  '(?:the|these|those|my|our|your|their|his|her|some|all|all the|all my|all of the|many|both|few|several|most|its|two|three|four|five|other)';
const SINGULAR_DETS = '(?:the|a|an|this|that|my|our|your|their|his|her|its|each|every)';
const VERBS_BESIDE =
  '(?= (?:the|a|an|to|very|in|on|fine|well|when|every|me|us|you|good|bad|like|with|for|of|at|that|my|too|so|slow|slowly|always|it|not|all|great|from|as|up|out|no|two|three|more|by|nice|weird|strange|about|us|how|what|properly|correctly|if|after|twice|only|during|but|and|because|again)\\b|\\s*[.!?,\\n]|$)';
const SINGULAR_SAFE = new Set(
  'work need take look seem make want say contain show get go come crash happen return run keep help give live start stop use know feel cost sound include begin consist depend allow require provide become belong fail love think break explain expect'.split(
    ' ',
  ),
);

/** Noun + verb: "the results is", "my phone don't", only where the subject opens the clause. */
export const nounAgreement: readonly Pattern[] = [
  pattern(
    `${OPENER}${PLURAL_DETS} ${MIDDLE}(\\p{L}+) (?<x>${SINGULAR_VERBS})(?![\\p{L}'])`,
    ([, middle = '', noun = '', verb = '']) =>
      middleFits(middle) && isPlural(noun) ? PLURAL[verb] : undefined,
  ),
  pattern(
    `${OPENER_ALONE}${SINGULAR_DETS} ${MIDDLE}(\\p{L}+) (?<x>${PLURAL_VERBS})(?![\\p{L}'])`,
    ([, middle = '', noun = '', verb = ''], before) =>
      middleFits(middle) &&
      isSingular(noun) &&
      !SUBJUNCTIVE.test(before) &&
      !(adjectives.has(noun) && !pluralBySingular.has(noun))
        ? SINGULAR[verb]
        : undefined,
  ),
  pattern(
    `${OPENER}(?:many |some |most |all |other |young |two |three )?(?:people|children|men|women|kids|parents|students|users|customers|employees|teachers|developers) (?<x>${SINGULAR_VERBS})(?![\\p{L}'])`,
    ([, verb = '']) => PLURAL[verb],
  ),
  pattern(
    `${OPENER_ALONE}${SINGULAR_DETS} ${MIDDLE}(\\p{L}+) (?<x>\\p{L}+)${VERBS_BESIDE}`,
    ([, middle = '', noun = '', verb = ''], before) =>
      middleFits(middle) &&
      SINGULAR_SAFE.has(verb) &&
      pluralBySingular.has(noun) &&
      !takesPluralVerb.has(noun) &&
      !SUBJUNCTIVE.test(before) &&
      !(middle !== '' && verbs.byBase.has(noun) && !pluralBySingular.has(noun))
        ? verbs.byBase.get(verb)?.third
        : undefined,
  ),
  pattern(
    `${OPENER}${PLURAL_DETS} ${MIDDLE}(\\p{L}+) (?<x>\\p{L}+)${VERBS_BESIDE}`,
    ([, middle = '', noun = '', verb = '']) => {
      const base = verbs.byThird.get(verb)?.base ?? '';
      return middleFits(middle) && SINGULAR_SAFE.has(base) && singularByPlural.has(noun) && !PLURAL[verb]
        ? base
        : undefined;
    },
  ),
];
