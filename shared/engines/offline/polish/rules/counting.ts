import {
  pluralBySingular,
  singularByPlural,
  uncountableNouns,
} from '@/shared/engines/offline/lexicon/nouns.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';
import { SHIELD } from '@/shared/engines/offline/polish/shield.ts';

/** Somebody, and what he does with so many things. */
const PLAINLY_SAID =
  /(?:^|[,;.]|\b(?:and|but|so|because))\s*(?:i|we|you|they|he|she|it)(?:\s+\p{L}+){1,2}\s*$/u;
/** Denied, or weighed by the word before it: "as many information as possible". */
const DENIED_OR_WEIGHED = /n't\b|\b(?:not|never)\b|\b(?:as|so|too|how|very|that|this)\s*$/;
const COUNTED_END =
  '(?= (?:ago|later|before|after|now|of|(?:and|or)(?! \\p{L}+ (?:specific|related|based|side))|from|with|in|on|until|left|when|because|to|that|which|are|were|is|was|have|will|for|at|but|so|if|about|by|per|i|we|you|each|please|as|only)\\b|\\s*[.!?,;:)\\n]|$)';
const NUMBER =
  '(?:[2-9]|two|three|four|five|six|seven|eight|nine|ten|twenty|several|many|few|various|multiple|these|those)';
/** Kinds that are not counted by their last word: "6 multiple choice", "turn on two factor". */
const plural = (noun: string): string | undefined =>
  noun === 'choice' || noun === 'factor' ? undefined : pluralBySingular.get(noun);
const UNIT = /^(?:minutes|hours|days|weeks|months|years|cups|kilos|liters|litres|euros|dollars)$/;
const PART =
  /^(?:pages|sentences|paragraphs|words|lines|slides|images|pictures|examples|questions|bottles|eggs)$/;
/** Nouns whose plural is no verb, so "this files" can only be a slip. */
const ONLY_PLURAL = new Set(
  'people things days weeks months years errors ideas students users customers items problems products websites apps variables components settings tickets bugs parents kids children employees colleagues teachers sentences paragraphs columns rows parameters instructions requirements categories companies countries cities files pictures photos articles words pages options suggestions movies recipes exercises emails symptoms notifications'.split(
    ' ',
  ),
);

/** Whether a digit here counts things, and is not a part of a name before it: "the Python 3 version". */
function maySayHowMany(before: string): boolean {
  if (before.trimEnd().endsWith(SHIELD)) return false;
  const word = /(\p{L}+)\s*$/u.exec(before)?.[1];
  return word === undefined || functionWords.has(word) || verbs.byPast.has(word) || verbs.byIng.has(word);
}

const LEADS_TO_NUMBER = /\b(?:max|min|maximum|minimum|approx|around)\.?\s*$/;

/** Singular for plural and the other way round; many and much. */
export const counting: readonly Pattern[] = [
  // "a 5 minutes speech"
  pattern(
    `(?<=\\b(?:a|an|my|our|your) \\d{1,3})( (?:minutes|hours|days|weeks|months|years|pages|euros|dollars))(?= (\\p{L}+)\\b)`,
    ([, unit = '', noun = '']) =>
      pluralBySingular.has(noun) && !functionWords.has(noun) ? `-${unit.trim().slice(0, -1)}` : undefined,
  ),
  // "an 8 years old kid"
  pattern(`(?<=\\b(?:a|an|my|our|your|his|her) \\d{1,2})( years old)(?= (\\p{L}+)\\b)`, ([, , noun = '']) =>
    pluralBySingular.has(noun) ? '-year-old' : undefined,
  ),
  pattern(
    `(?<![\\p{L}\\d.,:/'-])(?:[2-9]|1\\d|two|three|four|five|six|ten|many|several|few|hundred) (?<x>time)(?= (?:already|before|in|a|this|per|now|and|but|last|since|but|today|because|for|over)\\b|\\s*[.!?,]|$)`,
    'times',
  ),
  pattern(
    `(?<![\\p{L}\\d.,:/#-])(?:[1-9]\\d) (?:(?:new|old|different|more|other|small|big|good) )?(?<x>\\p{L}+)${COUNTED_END}`,
    ([, noun = ''], before) =>
      LEADS_TO_NUMBER.test(before) || functionWords.has(/(\p{L}+)\s*$/u.exec(before)?.[1] ?? 'the')
        ? plural(noun)
        : undefined,
  ),
  // "1 hours per day"
  pattern(`(?<![\\p{L}\\d.,:/#-])1 (?<x>\\p{L}+)(?![\\p{L}'])`, ([, noun = ''], before) =>
    UNIT.test(noun) || (PART.test(noun) && maySayHowMany(before)) ? singularByPlural.get(noun) : undefined,
  ),
  pattern(
    `(?<=\\blots? of )(\\p{L}+)(?=\\s*[.!?,]| (?:are|were|in|who|that|and|to|for|on|about|here|there|every)\\b|$)`,
    ([, noun = '']) =>
      [
        'park',
        'place',
        'book',
        'file',
        'friend',
        'thing',
        'error',
        'question',
        'idea',
        'country',
        'city',
        'customer',
        'user',
        'student',
        'people',
        'person',
        'word',
        'page',
        'photo',
        'picture',
        'game',
        'movie',
        'mistake',
        'problem',
        'reason',
        'option',
        'tool',
        'article',
        'shop',
        'restaurant',
        'tourist',
        'email',
        'feature',
        'advantage',
      ].includes(noun)
        ? plural(noun)
        : undefined,
  ),
  pattern(
    `(?<=\\b(?:has|have|had|got|need|with|made|make|makes) )(much) (?=(\\p{L}+)\\b(?!'))`,
    ([, , noun = '']) => (singularByPlural.has(noun) ? 'many' : undefined),
  ),
  pattern(
    `(?<![\\p{L}\\d.,:/'#-])${NUMBER} (?:(?:new|old|different|more|other|small|big|good|main|short|simple|important|possible|separate|long|last|great|interesting) )?(?<x>\\p{L}+)${COUNTED_END}`,
    ([whole = '', noun = ''], before) =>
      (/^\d/.test(whole) && !maySayHowMany(before)) ||
      /\b(?:old|experience)$/.test(whole) ||
      ['class', 'coach', 'form', 'human', 'thank', 'model', 'star', 'light'].includes(noun) ||
      (/^(?:these|those) /.test(whole) && /kind|type/.test(whole))
        ? undefined
        : plural(noun),
  ),
  pattern(
    `(?<=\\bone of (?:the|my|our|your|his|her|their|these|those) (?:(?:best|most \\p{L}+|biggest|main|top|greatest|worst|oldest|key|new|first|only|other|many|largest|easiest|coolest|nicest|hardest|common) )?)(\\p{L}+)(?:${COUNTED_END}|(?= (?:\\p{L}+ed|has|said|told|went|came|says|lives|works)\\b))`,
    ([, noun = '']) => plural(noun),
  ),
  pattern(
    `(?<![\\p{L}'])(?:every|each|another) (?<x>\\p{L}+)(?! (?:ago|later))(?![\\p{L}'])`,
    ([whole = '', noun = '']) =>
      /^(?:every|each)/.test(whole) && ONLY_PLURAL.has(noun) ? singularByPlural.get(noun) : undefined,
  ),
  pattern(`{CLAUSE}(this) (?=(\\p{L}+)\\b(?!'))`, ([, , noun = '']) =>
    ONLY_PLURAL.has(noun) ? 'these' : undefined,
  ),
  pattern(
    `(?<=\\b(?:all|of|with|in|for|from|to|on|about|fix|check|use|read|see|review|translate|update|like|have|get|need|send|make|write|answer|add|delete|explain|solve|love|is|are) )(this) (?=(\\p{L}+)\\b(?!'))`,
    ([, , noun = '']) => (ONLY_PLURAL.has(noun) ? 'these' : undefined),
  ),
  pattern(
    `(?<![\\p{L}'])(?:these|those) (?<x>\\p{L}+)(?= (?:are|were|have|don't|in|that|for|to|from)\\b|\\s*[.!?,]|$)`,
    ([, noun = '']) => plural(noun),
  ),
  pattern(`(?<=\\b(?:how|so|too|very|that|not) )(much) (?=(\\p{L}+)\\b(?!'))`, ([, , noun = '']) =>
    singularByPlural.has(noun) && !['needs', 'thanks'].includes(noun) ? 'many' : undefined,
  ),
  pattern(
    `(?<=\\b(?:don't have|doesn't have|didn't have|there are|there aren't|there are not|is there|not) )(much) (?=(\\p{L}+)\\b(?!'))`,
    ([, , noun = '']) => (singularByPlural.has(noun) ? 'many' : undefined),
  ),
  pattern(
    `(?<=\\b(?:how|so|too|very|not) )(many) (?=(\\p{L}+)(?= (?:about|on|to|in|for|from|and|do|did|is|was|i|you|we|that)\\b|\\s*[.!?,]|$))`,
    ([, , noun = '']) =>
      uncountableNouns.has(noun) && noun !== 'time' && noun !== 'experience' && noun !== 'work'
        ? 'much'
        : undefined,
  ),
  pattern(
    `(?<![\\p{L}'])(many) (?=(information|advice|furniture|equipment|homework|money|knowledge|luggage|feedback|traffic|progress)\\b)`,
    // "I have much information" says it stiffly; asked for, denied or weighed it is "much"
    (_groups, before) => (PLAINLY_SAID.test(before) && !DENIED_OR_WEIGHED.test(before) ? 'a lot of' : 'much'),
  ),
  pattern(
    `(?<=\\b(?:a) lot of )(\\p{L}+)(?= (?:are|were|have|in|who|that|from|for|on)\\b|\\s*[.!?,]|$)`,
    ([, noun = '']) =>
      [
        'friend',
        'user',
        'customer',
        'student',
        'error',
        'problem',
        'question',
        'idea',
        'book',
        'file',
        'thing',
        'mistake',
        'email',
        'bug',
        'employee',
        'tourist',
        'feature',
        'option',
        'reason',
        'country',
        'company',
        'person',
        'kid',
        'child',
        'movie',
      ].includes(noun)
        ? plural(noun)
        : undefined,
  ),
  pattern(
    `(?<=\\b(?:some|any|good|useful|more|of|much|the|your|an|all|need|give me|gave me|with|new|important|for|this|these) )(informations|advices)(?![\\p{L}'])`,
    ([, noun = '']) => noun.slice(0, -1),
  ),
  pattern(
    `(?<![\\p{L}'])(an information|an advice|a homework|a furniture|a feedback|an equipment)(?![\\p{L}'-])(?! (?:chain|maker|factory|company|website|app|system|page|desk|leaflet|sheet|form|center|centre|loop|booklet|assignment|column|technology|security|session|store|officer|shop|hub|portal|button|widget|architecture|overload|asymmetry))`,
    ([, phrase = '']) => phrase.replace(/^an? /, 'some '),
  ),
  pattern(
    `(?<![\\p{L}'])(childrens) (?=(?:book|books|toys?|clothes|rights|stories|story|party|menu)\\b)`,
    "children's",
  ),
  pattern(`(?<![\\p{L}'])(childrens)(?![\\p{L}'])`, 'children'),
  pattern(
    `(?<=\\b(?:many|other|some|most|all|two|three|few|of|these|those|for|young|more|different|the) )(peoples)(?!'| (?:of the|republic))`,
    'people',
  ),
  pattern(
    `(?<=\\b(?:two|three|many|few|four|several|some|these|those|of) )(womens|mens)(?![\\p{L}'])`,
    ([, noun = '']) => noun.slice(0, -1),
  ),
];
