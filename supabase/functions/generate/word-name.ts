import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { pluralBySingular } from '@/shared/engines/offline/lexicon/nouns.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import {
  EXPLAINED,
  headOf,
  kindOfThing,
  punctuated,
  RELATION,
  type ThingKind,
} from '@/shared/enhance/topic-nouns.ts';
import { unasked } from '@/shared/texts/wish-lines.en.ts';
import { thingVerbs, wishes } from '@/shared/texts/wishes.en.ts';
import { splitAsked } from './topic-clauses.ts';
import { withArticle } from './with-article.ts';
import type { WordedTopic } from './worded-topic.ts';

const MAIL_NAMES = /^(?:e-?mail|mail|message|reply|response)$/;
const BEST =
  /^(?:the )?(?:best|cheapest|easiest|fastest|safest|quickest|healthiest|most \p{L}+) (?!friend|man\b|of\b)/iu;
/** Kinds of things one looks for something good among: "books about grief" are no subject, "books" are. */
const RECOMMENDED =
  /^(?:(?:cheap|easy|quick|healthy|good|fun|cosy|cozy|short) )?(?:movies|films|books|novels|songs|(?:board |card |party |video )?games|shows|podcasts|dinners|lunches|breakfasts|meals|snacks|desserts|restaurants|hotels|toys|hobbies|presents)\b(?= (?:for|like|similar to|under|without)\b)/i;
/** One is wanted, and several are looked at for it: "a name for my podcast". */
const ONE_OF_MANY =
  /^(?:an? |the |some )?((?:\p{L}+ ){0,2}(?:name|nickname|title|idea|theme|topic|gift|present|hobby))( (?:for|to)\b.*)$/iu;
/** `SQL joins explained simply`: what is to be done, said behind. */
const EXPLAINED_LAST =
  /^(.+?),? (?:explained|simplified|eli5) ?((?:simply|simple|for|to|like|as|in|with)\b.*|)$/iu;
/** What somebody has in mind is to be worked on, not written about. */
const OWN_IDEA = /^(?:my|our) (?:\p{L}+ ){0,3}(?:idea|concept|hypothesis|dilemma)\b/iu;
const WAY = /^(?:the )?\p{L}+ (?:ways?|methods?|practices)\b/iu;
/** What a thing is made for, without its article: "cover letter for nurse job". */
const FOR_ONE =
  /\bfor ((?!(?:an?|the|my|our|your|his|her|their|this|that|another|every|each|one|any)\b)(?:\p{Ll}+(?<!s) )?(?:job|photo|picture|shop|company|restaurant|event|position|website|app|client|customer|friend|colleague|coworker|teacher|project|wedding|party|blog|store|startup|product))$/u;
const VERSUS = /^(?!.*[.,;:]\s)(.+?) (?:vs\.?|versus) (.+)$/iu;
const MEASURE =
  /(?<![\p{L}’'])([\p{L}’']{1,40}) (\d+ (?:days?|weeks?|nights?|months?|words?|pages?|minutes?|guests|people|persons|lines|sentences)\b)/giu;
/** Belongs to the measure after it: "max 150 words". */
const LIMITS = /^(?:max|maximum|min|minimum|approx|roughly|exactly)$/i;
const KEEPS_CAPITAL = /^(?:i|(?:mon|tues|wednes|thurs|fri|satur|sun)day|english|french|german|spanish)$/i;

/** A topic's first letter inside a sentence: small where a keyboard made it large, but not a name's. */
export function inside(topic: string): string {
  const [first = ''] = /^\p{Lu}?\p{Ll}*(?![\p{L}'’])/u.exec(topic) ?? [];
  const isCommon = likelyWords.has(first.toLowerCase()) && !KEEPS_CAPITAL.test(first);
  return isCommon ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a reminder as an email: invoice 44 is overdue" */
const asMail = (named: string): string =>
  named.includes(': ') ? named.replace(': ', ' as an email: ') : `${named}, as an email`;

function wordThing(
  thing: ThingKind,
  topic: string,
  { head, isMail }: { head: string; isMail: boolean },
): WordedTopic {
  const named = withArticle(topic, head).replace(FOR_ONE, 'for a $1');
  if (!isMail) return { kind: thing, wish: `${thingVerbs[thing]} ${named}` };
  if (thing === 'writing')
    return { kind: 'mail', wish: wishes.write(MAIL_NAMES.test(head) ? named : asMail(named)) };
  return {
    kind: 'mail',
    wish: thing === 'list' || thing === 'made' ? wishes.mailWith(named) : wishes.mailAbout(named),
  };
}

/** "trip to Lisbon 4 days": a measure that was only put behind is parted by a comma; "script 5 minutes about taps" goes on. */
const withPauses = (topic: string): string =>
  topic
    .replace(MEASURE, (measure, before: string, count: string) =>
      functionWords.has(before.toLowerCase()) ||
      LIMITS.test(before) ||
      adjectives.has(before.toLowerCase()) ||
      /(?:ed|[^f]er)$/i.test(before)
        ? measure
        : `${before}, ${count}`,
    )
    .replace(/, (\d+ \p{Ll}+)(?= (?:about|on) )/gu, ' of $1');

/** A thing's bare name stands for all of them: "cat" → "cats"; some stand for what they are made of. */
const asSubject = (name: string): string =>
  /^(?:coffee|food|training|code|text|mail|chat|person)$/i.test(name)
    ? name
    : (pluralBySingular.get(name) ?? name);

/** Who compares for somebody has to choose. */
export const compared = (wish: string): WordedTopic => ({
  kind: /\bfor (?:an?|my|our|the|me|us|some(?:one|body)?|people|\p{L}+ing)\b/iu.test(wish)
    ? 'pick'
    : 'comparison',
  wish,
});

/** `Pros and cons buying a flat`: of what, without the word between. */
const withRelation = (name: string): string =>
  name.replace(
    /^(?:the )?(pros and cons|(?:dis)?advantages|benefits|risks) (?!of\b|and\b|or\b|for\b|in\b|to\b|between\b|vs\b)(?=\p{L})/iu,
    (_, relation: string) => `${relation.toLowerCase()} of `,
  );

/** `Rap battle cat vs dog`: a piece of writing with its two sides, no comparison. */
const holdsWriting = (side: string): boolean =>
  side
    .split(' ')
    .slice(0, -1)
    .some((word) => kindOfThing(word) === 'writing');

/** `Anxiety before exams help`, `sql to find late orders`: what is asked for, said first or last. */
const HELP_LAST = /^(.+?),? (?:help(?: me)?|help (?:please|pls))$/iu;
const LANGUAGE_TO =
  /^(sql|bash|powershell|python|javascript|typescript|regex|awk|sed|vba|css|html|excel vba|jq|perl|ruby|rust|r) (?:to|that|which|for) (?=\p{L})/iu;
const CAPITALS = /^(?:sql|vba|css|html|r|excel vba)$/i;

/** Told, asked or listed: no name of what a text could be about. */
const NO_SUBJECT =
  /,.*,|^(?:something|anything|some)\b|\s[-–—]\s|[:;()/?]|^\d|\b(?:i|me|im|idk|no \p{L}+,?|we|us|you|it['’]s|its (?:an?|the|been|not|too|for)|into|pls|please|should|but|maybe|like)\b|\bfor (?:an?|my|our|the|his|her|\d+|\p{L}+ in law)\b/iu;
/** "… or is it too late": goes on with a question. */
const OR_ASKS = /\bor (?:is|are|should|can|does|do|will) (?:it|i|we|that|this|there|they)\b/i;
const FOR_WHOM = / for (?:\p{Ll}+ )?(\p{Ll}+)\b/u;
const MOST_WORDS = 9;
const isSubject = (topic: string): boolean =>
  !NO_SUBJECT.test(topic) &&
  !OR_ASKS.test(topic) &&
  !pluralBySingular.has(FOR_WHOM.exec(topic)?.[1] ?? '') &&
  topic.split(/\s+/).length <= MOST_WORDS;

/** What cannot be worded safely, as it was typed. */
function wordLoose(topic: string): WordedTopic {
  const asked = splitAsked(topic);
  return {
    kind: 'loose',
    wish: asked
      ? `${sentence(asked.given)}. ${sentence(asked.asked.replace(/\?+$/, ''))}?`
      : `${unasked.loose} ${sentence(topic)}`,
  };
}

/** The name of a thing or subject as the wish it stands for. */
export function wordName(
  name: string,
  { isMail, isTechnical }: { isMail: boolean; isTechnical: boolean },
): WordedTopic {
  const topic = withPauses(punctuated(inside(withRelation(name))));
  const head = headOf(topic);
  const thing = kindOfThing(topic);
  // "the history of the web app" is about it, "the web app" is it
  if (thing)
    return {
      ...wordThing(thing, topic, { head, isMail }),
      ...(topic === head && thing === 'list' && { kind: 'loose' }),
    };
  const language = LANGUAGE_TO.exec(topic)?.[1];
  if (language && !isMail) {
    const asWritten = CAPITALS.test(language) ? language.toUpperCase() : sentence(language.toLowerCase());
    return { kind: 'code', wish: wishes.write(asWritten + topic.slice(language.length)) };
  }
  const helped = HELP_LAST.exec(topic)?.[1];
  if (helped && !isMail) return { kind: 'help', wish: wishes.helpWith(helped) };
  const related = RELATION.test(topic) ? `the ${topic.replace(/^the /i, '')}` : topic;
  if (isMail) return { kind: 'mail', wish: wishes.mailAbout(related) };
  if (/^(?:the )?pros and cons\b/i.test(topic)) return { kind: 'decision', wish: wishes.list(related) };
  const [, left, right] = VERSUS.exec(topic) ?? [];
  if (left && right) return holdsWriting(left) ? wordLoose(topic) : compared(wishes.compare(left, right));
  const [, explained, how = ''] = EXPLAINED_LAST.exec(topic) ?? [];
  if (explained) return { kind: 'explanation', wish: wishes.explain(`${explained} ${how}`).trim() };
  const [, one, purpose] = ONE_OF_MANY.exec(topic) ?? [];
  if (one && purpose) return { kind: 'list', wish: wishes.suggest(`${one}s${purpose}`) };
  if (OWN_IDEA.test(topic)) return { kind: 'help', wish: `${unasked.idea} ${topic}` };
  if (RECOMMENDED.test(topic)) return { kind: 'choice', wish: wishes.recommend(topic) };
  if (BEST.test(topic) && !OR_ASKS.test(topic)) {
    const best = `the ${topic.replace(/^the /i, '')}`;
    return WAY.test(topic)
      ? { kind: 'explanation', wish: wishes.explain(best) }
      : { kind: 'choice', wish: wishes.recommend(best) };
  }
  if (related !== topic && EXPLAINED.test(topic))
    return { kind: 'explanation', wish: wishes.explain(related) };
  if (related === topic && !isSubject(topic)) return wordLoose(topic);
  if (isTechnical) return { kind: 'explanation', wish: wishes.explain(related) };
  return { kind: 'text', wish: wishes.textAbout(asSubject(related)) };
}
