import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { wordTable } from '@/shared/engines/offline/lexicon/word-table.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { type Pattern, pattern } from '@/shared/engines/offline/polish/pattern.ts';

const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const WHEN = `(?:(?:next |this )?${DAY}|tomorrow|tonight|(?:the )?end of|the \\d|\\d{1,2}(?:st|nd|rd|th)?(?:{END}| (?:january|february|march|april|may|june|july|august|september|october|november|december)))`;
/** What lasts until a time, or does not happen before it: there "until" is meant. */
const LASTS =
  /\b(?:not|never|nothing|nobody|cannot|\p{L}+n't|only|wait\p{L}*|stay\p{L}*|keep\p{L}*|hold\p{L}*|leave|open|closed|valid|off|time|extend\p{L}*|postpone\p{L}*|continue\p{L}*|work\p{L}*|be|is|are|was|were|from|until|till)\b/u;
/** Who does something, as people call one another. */
const PERSON =
  '(?:student|employee|customer|client|user|tenant|patient|child|kid|guest|member|candidate|applicant|developer|nurse|brother|sister|son|daughter|mother|father|husband|wife|player|worker|volunteer|lawyer|professor|manager|engineer|driver|uncle|aunt|cousin|landlord|roommate)';
const OWN = wordTable({ i: 'my', we: 'our', they: 'their', he: 'his', she: 'her', you: 'your' });

/** What stands before a place in its clause. */
const clauseEnd = (before: string): string => before.replace(/^.*(?:,|\b(?:please|so|but)\b)/, '');

/** Words that other languages have one word for where English has two, and what is said of one's own. */
export const learnerWords: readonly Pattern[] = [
  // "Please send it until Friday": done once, by then
  pattern(
    `(?<=\\b(?:confirm|reply|answer|respond|submit|send|deliver|finish|return|decide|inform|complete|pay|tell (?:me|us)|let (?:me|us) know|get back to (?:me|us))\\b(?: [\\p{L}\\uFFFC'-]+){0,8} )(until|till)(?= ${WHEN})`,
    (_groups, before) => (LASTS.test(clauseEnd(before)) ? undefined : 'by'),
  ),
  // "Please make him an account until tomorrow"
  pattern(
    `(?<=\\bplease (?:make|create|prepare|fix|do|book|order|translate|write|check|add|update|give)\\b(?: [\\p{L}\\uFFFC'-]+){1,8} )(until|till)(?= ${WHEN})`,
    (_groups, before) => (LASTS.test(clauseEnd(before)) ? undefined : 'by'),
  ),
  // "confirm me the date"
  pattern('(?<=\\bconfirm )(me )(?=(?:the|that|this|if|by|until|till|your|whether|it|when|a|an|per)\\b)', ''),
  // "explain the difference of a bond and a share"
  pattern(
    `(?<=\\bthe (?:main |exact )?difference )(of)(?= (?!opinion|squares)(?:(?:a|an|the) )?[\\p{L}\\uFFFC][\\p{L}\\uFFFC ]{0,30}? and [\\p{L}\\uFFFC])`,
    (_groups, before) =>
      /\b(?:explain|understand|know|tell|what|describe|see)\b/.test(before) ? 'between' : undefined,
  ),
  // "I am searching a job"
  pattern(
    `(?<=\\b(?:am|are|is|i'm|we're|been|currently|now|still) )(searching)(?= (?:a|an|my|new) (?:\\p{L}+ )?(?:job|flat|apartment|room|position|internship|house|roommate|flatmate|partner|place)\\b)`,
    'looking for',
  ),
  // "neither the design or the copy"
  pattern(`(?<=\\bneither (?!of\\b)(?:\\p{L}+ ){1,3})(or)(?= \\p{L})`, (_groups, before) =>
    /\bnor\b|\beither\b.*\bor\b/.test(before.replace(/^.*\bneither\b/, '')) ? undefined : 'nor',
  ),
  // "I have a own camera"
  pattern(
    `(?<=\\b(i|we|they|he|she|you) (?:also |already |now )?(?:have|has|need|needs|want|wants|got|bought|built|started) )(?<x>an?)(?= own (?!goal)\\p{L})`,
    ([, who = '']) => OWN[who],
  ),
  // "turn these notes in to a summary", "look in to it"
  pattern(
    `(?<=\\b(?:turn|turns|turned|turning|convert|converting|transform|split|splitting|divide|translate)(?: \\p{L}+){0,4} )(in to)(?= (?:an?|\\p{L}+s)\\b)(?! an? (?:teacher|professor|boss|manager|police|lawyer))`,
    'into',
  ),
  pattern(
    `(?<=\\b(?:look|looks|looking|looked|ran|run|running|bumped) )(in to)(?= (?:it|this|that|the|these|your|my|our|an?)\\b)`,
    'into',
  ),
  // "moving in to sales": a verb may follow "in", not a thing
  pattern(
    `(?<=\\b(?:move|moves|moved|moving|get|getting|got|switch|switching|dive|diving) )(in to)(?= (\\p{L}+))`,
    ([, , next = '']) => (verbs.byBase.has(next) || functionWords.has(next) ? undefined : 'into'),
  ),
  // "a student which comes from India"
  pattern(
    `(?<=\\b(?:a|an|the|my|our|your|his|her|one|every|each|any) (?:\\p{L}+ )?${PERSON} )(which)(?= (\\p{L}+))`,
    ([, , verb = '']) =>
      verbs.byThird.has(verb) || verbs.byPast.has(verb) || /^(?:can|will|has|is|was|had)$/.test(verb)
        ? 'who'
        : undefined,
  ),
  pattern(
    `(?<=\\b${PERSON}s )(which)(?= (?:are|were|have|had|do|don't|didn't|can|can't|want|need|live|never|always|only)\\b)`,
    'who',
  ),
  // "he speaks too loud in phone"
  pattern(
    `(?<=\\b(?:speaks?|speaking|talks?|talking|loud|loudly) )((?:in|at|on) (?:the )?)(?=(?:tele)?phone\\b)`,
    'on the ',
  ),
  // "an application for track the expenses"
  pattern(
    `(?<=\\b(?:app|application|tool|program|script|software|system|website|function|bot|plugin|way|money) )(for)(?= (\\p{L}+) (?:the|my|our|your|their|his|her|a|an)\\b)`,
    ([, , verb = '']) => (verbs.byBase.has(verb) && !functionWords.has(verb) ? 'to' : undefined),
  ),
  // "it starts at Monday"
  pattern(`(?<=\\p{L} )(at)(?= ${DAY}(?![\\p{L}']))`, 'on'),
  // "he is knowing all of them": what is no doing
  pattern(
    `(?<=\\b(i|we|they|you|he|she|it) )(?<x>(?:am|are|is) (knowing|wanting|understanding|believing|preferring))(?= (?!that it\\b)\\p{L})`,
    ([, who = '', , verb = '']) => {
      const forms = verbs.byIng.get(verb);
      return /^(?:he|she|it)$/.test(who) ? forms?.third : forms?.base;
    },
  ),
  pattern(
    `(?<![\\p{L}'])(the most of)(?= (?:the|our|my|your|us|them|these|those|people) \\p{L}+)`,
    (_groups, before) => (/\b(?:mak|made|get|got)\p{L}*\s+$|\bout\s+$/u.test(before) ? undefined : 'most of'),
  ),
  // "I don't know them so good"
  pattern(
    `(?<=\\b(?:know|knows|understand|speak|speaks|remember|sleep|slept|works?|sing|sings)(?: (?:it|them|him|her|you|english|german|french))? (?:so|very|too|really) )(good)(?={END}| (?:yet|in|because|but|and)\\b)`,
    'well',
  ),
  pattern(`{START}(thanks)(?= you(?! (?:all|guys|both|so|everyone|two)\\b))`, 'thank'),
  // "in my country is very common to give money"
  pattern(
    `{START}(?:in|at|for) (?:the|my|our|this|your) (?!(?:end|meantime)\\b)\\p{L}+ (?<x>)(?=(?:is|was) (?:very |so |not |really |quite )?(?:common|normal|possible|important|necessary|difficult|easy|usual|hard|typical|forbidden|better) (?:to|that)\\b)`,
    'it ',
  ),
];
