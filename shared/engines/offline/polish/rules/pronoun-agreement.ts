import { isToldInPast, pastOfParticiple } from '@/shared/engines/offline/corrections/told-in-past.ts';
import { pluralBySingular, singularByPlural } from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

import { NOT_AFTER_LET, PLURAL, PLURAL_VERBS, SINGULAR, SINGULAR_VERBS } from './verb-pairs.ts';

/** "We recommend that he see a doctor." */
const WISHES =
  /\b(?:suggest|recommend|insist|demand|requir|request|propos|essential|important|crucial|vital|imperative)[a-z]*,? (?:that )?$/;

/** Pronoun + verb: "he don't", "they was", "I is". */
export const pronounAgreement: readonly Pattern[] = [
  pattern(
    `${NOT_AFTER_LET}(?<=(?:^|[^\\p{L}])(?:he|she|it)) (don't|haven't|aren't|weren't|have|do)(?![\\p{L}'])(?<!\\b(?:let|make|help|does|did|will|would|can|could|should|must|may|might|what|have|see|seen|saw|hear|heard|watch|watched|feel|felt|makes?|made|making|lets|letting|helps|helped|helping|than|and|or|to|wish|do|doesn't|didn't|if|that|of|before|after|from|on|in|by|with|about|at|behind|around|for|under|like) (?:he|she|it) \\p{L}+)`,
    // "think through it dont just list": what is done to it, and an order
    ([, verb = ''], before) =>
      (/\b(?:through|about|with|for|of|on|at|from|into|over) it\s*$/.test(before) && verb === "don't") ||
      // "if it weren't for them"
      (/\bif (?:he|she|it)\s*$/.test(before) && verb === "weren't")
        ? undefined
        : SINGULAR[verb],
  ),
  pattern(
    `{CLAUSE}(?:he|she|it) ((?:don't|haven't|aren't|weren't|have|are|do))(?![\\p{L}'])`,
    ([whole = '', verb = ''], before) =>
      verb === "weren't" && /\bif $/.test(before) ? undefined : whole === 'it do' ? 'does' : SINGULAR[verb],
  ),
  pattern(
    `(?<!\\b(?:of|between|for|with|like|to) )(?<![\\p{L}'])(?:they|we) (${SINGULAR_VERBS})(?![\\p{L}'])`,
    ([, verb = '']) => PLURAL[verb],
  ),
  // "only 2 % of them is"
  pattern(
    `(?<=(?:[%\\uFFFC]|\\b(?:percent|half|lots|lot|all)) of (?:them|us|you) )(is|was|has)(?![\\p{L}'])`,
    ([, verb = '']) => PLURAL[verb],
  ),
  pattern(
    `{CLAUSE}(?:many|most|some|a lot of|other|these|those) people (is|was|has)(?= (?!why\\b|what\\b|how\\b)\\p{L})`,
    ([, verb = '']) => PLURAL[verb],
  ),
  pattern(
    `(?<=\\b(?:everything|anything|all|things|what|where|something) )you (was|wasn't)(?![\\p{L}'])`,
    ([, verb = '']) => PLURAL[verb],
  ),
  pattern(
    `{CLAUSE}you (is|was|has|does|doesn't|isn't|wasn't|hasn't)(?![\\p{L}'])(?<!\\b(?:with|of|and|between|like|to|for|about|but|except|besides|than|as|helping|meeting|knowing) you \\p{L}+)`,
    ([, verb = '']) => PLURAL[verb],
  ),
  pattern(
    `{START}(?:my|his|her|our|your) \\p{L}+ and (?:my |his |her |our |your )?(?:mother|father|mom|mum|dad|brother|sister|wife|husband|friend|boss|son|daughter|grandmother|grandfather|partner) (${SINGULAR_VERBS})(?![\\p{L}'])`,
    ([, verb = '']) => PLURAL[verb],
  ),
  // "me and my team has", "me and Lena was"; "my mac and cheese is" is one thing.
  pattern(
    `{CLAUSE}(?:(?:me|i|he|she|my \\p{L}+) and (?:i|me|(?:my|his|her|our) \\p{L}+)|(?:me|he|she) and \\p{L}+) (${SINGULAR_VERBS})(?![\\p{L}'])(?<!\\b(?:than|as|after|before|since|until|but|and|or|if|that) (?:me|he|she) and \\p{L}+ [\\p{L}']+)(?<!\\band (?:it|he|she|this|that|there|what|here|who|everything|everyone|nobody|nothing|none|all) [\\p{L}']+)`,
    ([, verb = '']) => PLURAL[verb],
  ),
  pattern(
    `{CLAUSE}(?:me|i|he|she|my \\p{L}+) and (?:i|me|my \\p{L}+) (\\p{L}+)(?= (?:\\p{L}+)\\b|\\s*[.!?,]|$)`,
    ([, verb = '']) =>
      functionWords.has(verb) || singularByPlural.has(verb) ? undefined : verbs.byThird.get(verb)?.base,
  ),
  pattern(
    `(?<=\\b(?:every day|every week|every morning|today|usually|sometimes|then) )i (goes|needs|wants|works|makes|plays|knows|likes|thinks|lives|gets|takes|uses|reads|writes)(?![\\p{L}'])`,
    ([, verb = '']) => verbs.byThird.get(verb)?.base,
  ),
  // "my roommate and I are"
  pattern(`{CLAUSE}(?<!\\band )i (is|are)(?![\\p{L}'])`, 'am'),
  pattern(`{CLAUSE}i (has|does|doesn't|hasn't)(?![\\p{L}'])`, ([, verb = '']) => PLURAL[verb]),
  pattern(
    `{CLAUSE}(?<!\\band )(?:i|he|she|it) (were)(?![\\p{L}'])(?<!\\b(?:if|wish|wishes|though|as if|suppose|imagine|unless)\\b[^.!?\\n]*)`,
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
    `{CLAUSE}(?:he|she|it) {ADV}(\\p{L}+)(?![\\p{L}'])(?<!\\b(?:make|let|help|see|watch|hear|have|had|than|do|does|did)\\b (?:he|she|it) [^.!?]*)(?=([^.!?\\n]{0,160}))`,
    ([whole = '', verb = '', rest = ''], before) => {
      const forms = verbs.byBase.get(verb);
      if (
        !forms ||
        WISHES.test(before) ||
        forms.past === forms.base ||
        functionWords.has(verb) ||
        ['have', 'be', 'do', 'like', 'lay', 'open', 'clean', 'wait', 'suppose'].includes(verb)
      )
        return undefined;
      // "today he come home, maybe he forgot his jacket"
      const past = isToldInPast(before + rest) ? pastOfParticiple(verb) : undefined;
      return /^(?:he|she|it)\b/.test(whole) ? (past ?? forms.third) : undefined;
    },
  ),
  pattern(
    `(?<=\\b(?:there) )(is|was|has been) (?=(?:(?:so |too |very |not )?many|several|two|three|four|five|six|seven|eight|nine|ten|few|lots of (?:\\p{L}+s)\\b|multiple|various|some \\p{L}+s|numerous|a few|a lot of (?:\\p{L}+s|people)|a couple of|different \\p{L}+s|these|those)\\b)`,
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
    `{CLAUSE}there (are|were) (?=(?:an?|one|another|no|not a|a (?:\\p{L}+)) (\\p{L}+)(?![\\p{L}'])(?! (?:\\p{L}+ )?\\p{L}+s\\b))`,
    ([whole = '', verb = '', noun = '']) =>
      pluralBySingular.has(noun) &&
      !/\b(?:lot|few|number|couple|bunch|handful|range|variety|million|hundred|series|group|total|set|list)\b/.test(
        `${whole} ${noun}`,
      )
        ? SINGULAR[verb]
        : undefined,
  ),
  pattern(
    `{CLAUSE}(?<!\\b(?:after|before|as|than|like|or) )(?:these|those) (is|was|has|doesn't|does|isn't|wasn't)(?![\\p{L}'])`,
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
    `(?<!\\b(?:do|does|did|can|could|will|would|should|let|lets|make|makes|help|have|has|had|to|for|with|of|may) )(?<![\\p{L}'])(?:everyone|everybody|someone|somebody|nobody|everything|nothing|something|no one) (\\p{L}+)(?= (?:when|what|why|if|where|to|the|a|it|that|about|you|this|in|on|my|their|how|me|us)\\b|\\s*[.!?,]|$)`,
    ([whole = '', verb = '']) => {
      // "something like this"
      if (verb === 'like' && !/^(?:every|nobody|no one)/i.test(whole)) return undefined;
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
