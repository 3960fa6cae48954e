import { uncountableNouns } from '@/shared/engines/offline/lexicon/nouns.ts';
import { anyOf, type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

const RELATIVES = anyOf(
  'mum mom mam dad nan nana gran grandma grandpa grandad granddad mother father sister brother aunt auntie uncle',
);
/** What relatives have, said without "my": "on dads car", "at nans house". */
const BELONGINGS = anyOf(
  'house place car birthday phone number name room job kitchen garden funeral address flat dog cat side hospital doctor',
);
/** What is measured by the time it takes. */
const TAKES_TIME = anyOf('notice pay labour labor worth wages salary rent supply leave');
const TIMES = '(?:day|week|month|year|hour)s';
const COUNT = '(?:\\uFFFC+|\\d+(?:[.,]\\d+)?|two|three|four|five|six|seven|eight|nine|ten|a few|several)';
/** How something is that cannot be several: "the waters off", "traffics awful". */
const STATES = anyOf(
  'going gonna awful terrible bad great good lovely cold hot broken not really so too very been coming',
);

/** What is done as often as it is had: "and works great". */
const DONE = /^(?:work|help|research|experience|water|toast|jam)$/;

/** Apostrophes and hyphens that are left out where one hurries. */
export const leftOutMarks: readonly Pattern[] = [
  // "somethings going on": no thing is in the plural
  pattern(
    `(?<![\\p{L}'])(somethings|everythings|nothings|anythings) (?=\\p{L}+ing\\b|wrong|up|off|not|gone|broken|happened|changed|missing|come)`,
    ([, word = '']) => word.replace(/s$/, "'s"),
  ),
  // "nobodies ordered any"
  pattern(
    `(?<![\\p{L}'])(nobodies|nobodys|everybodys|somebodys|anybodys) (?=(?:ever |even |actually |really )?(?:\\p{L}+(?:ed|ing)|been|gone|done|got|seen|come|told|there|here|home|in|perfect)\\b)`,
    ([, word = ''], before) =>
      // "they were nobodies living alone"
      word === 'nobodies' && /\b(?:the|of|are|were|as|like|these|those|some|two)\s+$/.test(before)
        ? undefined
        : word.replace(/ie?s$/, 'y').replace(/s$/, '').concat("'s"),
  ),
  // "theres two cars in the drive"
  pattern(
    `(?<![\\p{L}'])(there's|theres) (?=(?:two|three|four|five|six|seven|eight|nine|ten|several|a couple of|a few) (?!(?:times|percent|per cent)\\b)(?:\\p{L}+ )?\\p{L}{2,}s(?![\\p{L}']))`,
    'there are',
  ),
  // "the waters going to be off"
  pattern(
    `(?<=(?:^|[.!?,\\n]\\s*|\\b(?:and|but|so|because|if|that) )(?:the |my |our )?)(\\p{L}{4,}s) (?!so far\\b)(?=${STATES}\\b|(?:off|down|back|out|on)(?:\\s*[.,!?]|\\s*$| (?:again|and|until|till|for|since|today|tomorrow|all|but|so)\\b))`,
    ([, word = ''], before) => {
      const noun = word.slice(0, -1);
      const isVerb = DONE.test(noun) && !/\b(?:the|my|our)\s+$/.test(before);
      return uncountableNouns.has(noun) && !isVerb ? `${noun}'s` : undefined;
    },
  ),
  // "this years been hard"
  pattern(
    `(?<=\\b(?:this|last|next) )(weeks|months|years) (?=(?:been|going|gonna|not)\\b)`,
    ([, word = ''], before) =>
      /\b(?:the|these|those)\s+\S+\s+$/.test(before) ? undefined : word.replace(/s$/, "'s"),
  ),
  // "the drivers side"
  pattern(
    `(?<=\\b(?:the|my|a|on|in|front) )(drivers|passengers) (?=(?:side|seat|door|window|airbag|licence|license)\\b)`,
    ([, word = '']) => word.replace(/s$/, "'s"),
  ),
  // "on dads car"
  pattern(
    `(?<=\\b(?:on|at|in|for|from|to|with|about|of|past|near|and|its|it's|borrow|take|using|is) )(${RELATIVES}s) (?=${BELONGINGS}\\b)`,
    ([, word = '']) => word.replace(/s$/, "'s"),
  ),
  // "two weeks notice", "a years rent"
  pattern(
    `(?<=\\b${COUNT} )(${TIMES}) (?=(${TAKES_TIME})(?:\\s*[.,;!?)]|\\s*$| (?:and|or|for|of|in|to|at|before|as|from|upfront|if|when)\\b))`,
    ([, word = '', what = ''], before) =>
      // "in two weeks leave for Berlin"
      /^(?:leave|pay)$/.test(what) && /\b(?:in|after|every) (?:a few|\S+)\s+$/.test(before)
        ? undefined
        : `${word}'`,
  ),
  pattern(`(?<=\\b(?:a|an|one|each) )(${TIMES}) (?=${TAKES_TIME}\\b)`, ([, word = '']) =>
    word.replace(/s$/, "'s"),
  ),
  // "all in, 2 days work, half of it up front"
  pattern(
    `(?<=\\b${COUNT} )(${TIMES}) (?=work(?:\\s*[.,;!?)]|\\s*$| (?:and|on|to|at|plus|max)\\b))`,
    ([, word = ''], before) =>
      // "do those two days work?"
      /\b(?:these|those|the|all|any|which|other|both|of|do|does|would|will|could|might|can|if)\s+(?:a few|\S+)\s+$/.test(
        before,
      )
        ? undefined
        : `${word}'`,
  ),
  // "my mother in law"
  pattern(
    `(?<=\\b(?:my|your|his|her|our|their|a|the) (?:future |ex |late )?)((mother|father|brother|sister|son|daughter)(s?) in law)(?![\\p{L}-])(?! (?:school|enforcement|firm|degree)\\b)`,
    ([, , relative = '', many = '']) => `${relative}${many}-in-law`,
  ),
  // "a 5 month old", "my 7 year old son"
  pattern(
    `(?<=\\b(?:an?|my|your|his|her|our|their|the|this|another) )((\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (day|week|month|year)s? old)(?![\\p{L}-])`,
    ([, , count = '', time = '']) => `${count}-${time}-old`,
  ),
];
