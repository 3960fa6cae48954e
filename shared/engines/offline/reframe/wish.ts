import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { singularByPlural, uncountableNouns } from '@/shared/engines/offline/lexicon/nouns.ts';

const GREETING =
  /^(?:(?:hi|hey|hello|yo|dear)(?: there| all| everyone| guys)?(?:,? (?:chatgpt|chat|gpt|claude|gemini|deepseek|copilot|ai|bot))?[,!.]*\s+|(?:ok(?:ay)?|so|well|um+|uh+|anyway|alright|please|pls|also|and|but|then)[,!]?\s+|(?:chatgpt|claude|gemini|deepseek)[,:]\s+|(?:(?:just )?a )?quick (?:question|one|ask)[:,]\s+|basically,?\s+)+/i;
const QUICK_QUESTION = /^(?:(?:just )?a )?quick (?:question|one|ask)[:,]\s+/i;
const SOFT = '(?: (?:please|pls|just|maybe|possibly|kindly|perhaps|quickly|also))*';
const PRODUCE =
  'write|create|make|build|generate|draft|design|compose|translate|summari[sz]e|rewrite|rephrase|edit|improve|prepare|plan|develop|come up with|brainstorm|craft|produce|word|reword|proofread|fix|shorten';
/** What stands before the verb of a wish; the wish itself begins behind it. */
const WRAPPERS: readonly RegExp[] = [
  new RegExp(
    `^(?:can|could|would|will) (?:you|u|someone|anyone|somebody)(?: be able to)?${SOFT} (?=\\p{L})(?!(?:mind|like|have|be|say|recommend going)\\b)`,
    'iu',
  ),
  new RegExp(
    `^(?:i(?: was|['’]m| am)? )?(?:(?:just|really) )*(?:wondering (?:if|whether)|hoping(?: that)?|hoped(?: that)?|(?:wanted|want|would like|['’]d like) to (?:ask|know|see|check)(?: you)? (?:if|whether)) you (?:could|can|would|might)(?: be able to)?${SOFT} (?!(?:have|like|be)\\b)`,
    'i',
  ),
  new RegExp(
    `^(?:do you think|is there (?:any|a) (?:way|chance|possibility)(?: that)?) you (?:could|can)${SOFT} `,
    'i',
  ),
  new RegExp(
    `^(?:i(?: was|['’]m| am)?(?: just| really)* (?:wondering|(?:wanted|want|would like|['’]d like) to (?:ask|know|see|check)) (?:if|whether) it(?: would be|['’]d be|['’]s| is)|would it be|is it) possible(?: for you)? to${SOFT} (?=(?:(?:get|have) (?:an?|some|\\d+|help)|help me|${PRODUCE}|explain|give|list|show|find|compare|check|analy[sz]e|convert|suggest)\\b)`,
    'i',
  ),
  /^it (?:would|['’]d) be (?:really |very |so )?(?:great|nice|awesome|helpful|good|amazing|wonderful|cool|perfect) to (?=(?:get|have) (?:an?|some|\d+|help)\b)/i,
  // "I need someone to love" orders nothing
  new RegExp(
    `^(?:(?:i|we) )?(?:just |really |urgently )*(?:need|want|looking for) (?:someone|somebody) to${SOFT} (?=(?:${PRODUCE}|explain|review|check|analy[sz]e|debug|test|convert)\\b)`,
    'i',
  ),
  new RegExp(
    `^it (?:would|['’]d) be (?:really |very |so |super )?(?:great|nice|awesome|helpful|good|amazing|wonderful|cool|perfect|ideal) if you (?:could|can|would)${SOFT} (?!(?:have|be)\\b)`,
    'i',
  ),
  new RegExp(
    `^i(?:['’]d| would)(?: really| very much| greatly)? appreciate it if you (?:could|can|would)${SOFT} `,
    'i',
  ),
  new RegExp(
    `^i (?:just |really )?(?:(?:want|need) you|(?:would|['’]d) (?:like|love)(?: for)? you) to${SOFT} `,
    'i',
  ),
  new RegExp(`^i['’]d (?:like|love)(?: for)? you to${SOFT} `, 'i'),
];
const HELP = new RegExp(`^help me (?:to |with )?(?!prepare (?:for|myself)\\b)(?=(?:${PRODUCE})\\b)`, 'i');
const OWN_GOAL = new RegExp(
  `^i(?: just| really| basically)*(?: want| need| have|['’]d like| would like|['’]d love| would love)(?: to) (?=(?:${PRODUCE})\\b)`,
  'i',
);
const NEED =
  /^(?:(?:(?:i|we)(?: just| really| basically| currently)*(?: need| want|(?: would|['’]d)(?: really)? (?:like|love|appreciate)| could(?: really)? use))|(?:(?:really|just|urgently) )*need)(?: to have| to get)? (?=(?:an?|some|the|\d+|one|two|three|four|five|six|seven|eight|nine|ten|ideas|help|your help|advice|tips|suggestions|feedback)\b)/i;
const LOOKING =
  /^(?:i['’]?m|i am|we are|we['’]re) looking for (?=(?:an?|some|\d+|ideas|tips|suggestions|names)\b)/i;

/** Which verb asks for a thing; the first that fits its head noun. */
const VERB_BY_NOUN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:help|your help)\b/i, 'Help me'],
  [
    /\b(?:ideas?|suggestions?|tips|advice|examples?|recommendations?|names?|options|recipes?|feedback|synonyms?|quotes?|facts|puns?|jokes?|prompts?)\b/i,
    'Give me',
  ],
  [/\b(?:explanation)\b/i, 'Give me'],
  [/\b(?:images?|pictures?|photos?|portraits?|illustrations?|drawings?|logos?|icons?)\b/i, 'Create'],
  [
    /\b(?:plans?|schedules?|tables?|lists?|itinerar(?:y|ies)|outlines?|checklists?|quiz(?:zes)?|presentations?|slides?|lessons?|menus?|roadmaps?|spreadsheets?|templates?|diagrams?|charts?|calendars?|worksheets?|surveys?|playlists?|timelines?|workouts?|schemas?|websites?|landing pages?)\b(?! copy)/i,
    'Create',
  ],
  [
    /\b(?:scripts?|functions?|programs?|code|quer(?:y|ies)|regex(?:es)?|class(?:es)?|tests?|macros?|formulas?|components?|dockerfile)\b/i,
    'Write',
  ],
  [
    /\b(?:e-?mails?|mails?|letters?|essays?|poems?|stor(?:y|ies)|posts?|articles?|blogs?|copy|captions?|bios?|descriptions?|speech(?:es)?|reviews?|messages?|texts?|tweets?|tagline|slogans?|songs?|lyrics|haikus?|summar(?:y|ies)|reports?|resumes?|cv|cover letters?|paragraphs?|scripts?|toasts?|press releases?|newsletters?|replies|reply|responses?|statements?|proposals?|limericks?|dialogues?|instructions|titles?|headlines?|subject lines?|ads?|release notes|user stories|invitations?|apolog(?:y|ies)|announcements?|contracts?|agreements?|policy|policies|memos?|notes?)\b/i,
    'Write',
  ],
];
const MESSAGE_THAT =
  /^((?:write|draft|send|compose)(?: me)? [^.,]{0,60}?\b(?:e-?mail|mail|message|letter|note|text|sms|post|tweet|reply)(?: [^.,]{0,60}?)? to [^.,]{1,80}?) that (?=(?:i|i['’]?m|we|he|she|they|it|my|our|the|there|his|her)\b)(?!i (?:can|could) (?:send|use|copy|paste|forward)\b)/i;

/** "To prepare for my exam, I need a list": what the wish is for stands before it. */
const LED_IN =
  /^((?:to|for|as|since|because|if|when|given|based on|using|with|in|after|before) [^,.?!]{2,120}), (.{6,})$/is;
const HELLO =
  /^(?:hi|hey|hello|yo)(?: there| all| everyone| guys)?(?:,? (?:chatgpt|chat|gpt|claude|gemini|deepseek|copilot|ai|bot))?(?:[,!.]+\s*|\s+(?=(?:i|we|my)\b))/i;

export interface Wish {
  text: string;
  /** Whether the sentence asks for something to be done. */
  isWish: boolean;
}

/**
 * A wish as an order in the writer's own words and person: "can you help me write a mail to my boss that I'm sick" becomes
 * "write a mail to my boss saying that I'm sick". A sentence that is none comes back as it is, without its greeting.
 */
export function toOrder(sentence: string): Wish {
  const greeted = sentence.trim().replace(GREETING, '');
  const wrapper = WRAPPERS.find((pattern) => pattern.test(greeted));
  const bare = wrapper
    ? greeted
        .replace(wrapper, '')
        .replace(/^(?:get|have) (?=(?:an?|some|\d+|help)\b)/i, 'I need ')
        .replace(/^not (?=\p{Ll})/u, 'do not ')
    : greeted;
  if (wrapper && /^I need /.test(bare))
    return { text: tidy(sayThat(unwrapNeed(bare) ?? bare)), isWish: true };
  const led = LED_IN.exec(bare);
  if (led) {
    const main = toOrder(led[2] ?? '');
    if (main.isWish) return { text: `${led[1]}, ${lowerFirst(main.text)}`, isWish: true };
  }
  const order = bare.replace(HELP, '');
  const isWish = wrapper !== undefined || order !== bare || isImperative(order);
  if (isWish) return { text: tidy(sayThat(order)), isWish };
  const needed = unwrapNeed(bare);
  return needed === undefined
    ? { text: plainly(sentence), isWish: false }
    : { text: tidy(sayThat(needed)), isWish: true };
}

/** Without its greeting; what is announced as a question and worded as one ends as one. */
function plainly(sentence: string): string {
  const text = sentence.trim().replace(HELLO, '');
  const asked = text.replace(QUICK_QUESTION, '');
  return asked !== text && /^(?:what|how|why|when|where|who|which|is|are|do|does|did|should)\b/i.test(asked)
    ? asked.replace(/\.$/, '?')
    : asked;
}

/** "Getting this when I run my script": what happens to the writer is no thing to be made. */
const TELLS_DOING = /^\p{L}+ing (?:this|that|these|an?|the|it|my|our|some|\d+)\b/iu;

/** A bare thing as the order it stands for: "poem about autumn" → "Write a poem about autumn". */
export function orderThing(fragment: string): string {
  const verb = verbFor(fragment);
  if (!verb || fragment.length > 300 || TELLS_DOING.test(fragment)) return fragment;
  const needsArticle =
    !/^(?:an?|the|some|my|our|\d|two|three|four|five|ten)\b/i.test(fragment) && isOne(fragment);
  const article = /^[aeiou]/i.test(fragment) ? 'an ' : 'a ';
  return sayThat(`${verb} ${needsArticle ? article : ''}${lowerFirst(fragment)}`);
}

/** Whether a thing's head noun names one thing: it takes an article. */
function isOne(thing: string): boolean {
  const head = headOf(thing).trim().toLowerCase().split(/\s+/).at(-1) ?? '';
  return (
    !uncountableNouns.has(head) &&
    !singularByPlural.has(head) &&
    !/s$|^(?:copy|code|text|content|help)$/.test(head)
  );
}

/** A thing before it is described further. */
const headOf = (thing: string): string =>
  thing.split(/\b(?:about|for|of|that|which|to|with|on|from|in)\b|[,.:]/i)[0] ?? thing;

/** "I don't know what to write to my boss" */
const CLUELESS =
  /^(?:i|we) (?:(?:really|just) )?(?:don['’]?t|do not) know (?:what|how) to (?=(?:write|say|reply|answer|respond|tell|put)\b)/i;

/** "help wording a note" → "with wording a note", "help to write" → "write" */
const helpedWith = (thing: string): string =>
  thing.replace(/^(?:some |your )?help (?:with )?/i, 'with ').replace(/^with to /, '');

function unwrapNeed(text: string): string | undefined {
  const lost = CLUELESS.exec(text);
  if (lost) return `Help me ${text.slice(lost[0].length)}`;
  const goal = OWN_GOAL.exec(text);
  if (goal) return `Help me ${text.slice(goal[0].length)}`;
  const need = NEED.exec(text) ?? LOOKING.exec(text);
  // without its subject it is a wish, whatever is needed
  if (!need)
    return /^(?:(?:just|really|urgently) )*need (?!to\b)/i.test(text) ? `I ${lowerFirst(text)}` : undefined;
  const thing = text.slice(need[0].length);
  // "I need help wording a note": the note is not what is asked for
  if (/^(?:some |your )?help\b/i.test(thing)) return `Help me ${helpedWith(thing)}`;
  const verb = verbFor(thing);
  if (!verb) return /^(?:an?|some|\d+) /i.test(thing) ? text : undefined;
  return `${verb} ${thing}`;
}

/** The verb for the first noun that has one, looked for before the thing is described further. */
function verbFor(thing: string): string | undefined {
  const head = headOf(thing);
  const found = VERB_BY_NOUN.map(([noun, verb]) => ({ at: lastIndexOf(head, noun), verb }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => right.at - left.at)[0];
  return found?.verb;
}

/** A sentence's first letter small, but not an acronym's nor the pronoun's. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}|A \p{Ll})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function lastIndexOf(text: string, pattern: RegExp): number {
  const matches = [...text.matchAll(new RegExp(pattern.source, 'gi'))];
  return matches.at(-1)?.index ?? -1;
}

/** "a mail to my boss that I'm sick" leaves out the saying. */
function sayThat(order: string): string {
  return order.replace(MESSAGE_THAT, (match, head: string) =>
    /\b(?:say|says|saying|tells?|telling|inform\w*|explain\w*|mention\w*|so)$/i.test(head)
      ? match
      : `${head} saying that `,
  );
}

/** Without the "please" and the question mark that belonged to the wrapper. */
function tidy(order: string): string {
  return order
    .replace(/^(?:please|pls|just|kindly) /i, '')
    .replace(/,? (?:please|pls|for me please|thanks|thank you|thx)(?=[.?!]*$)/i, '')
    .replace(/[?!]+$/, '.');
}
