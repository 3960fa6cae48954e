import type { GenerateMode } from '@/shared/contracts/generate.ts';
import { looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { pluralBySingular } from '@/shared/engines/offline/lexicon/nouns.ts';
import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { toOrder } from '@/shared/engines/offline/reframe/wish.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import {
  EXPLAINED,
  headOf,
  kindOfThing,
  punctuated,
  RELATION,
  type ThingKind,
} from '@/shared/enhance/topic-nouns.ts';
import { unasked } from '@/shared/texts/wish-lines.en.ts';
import { wordOther } from './other-topics.ts';
import { asksLater, type ClauseKind, kindOfClause, splitNeed, withoutWish } from './topic-clauses.ts';
import { isOrder, withThing } from './topic-orders.ts';
import { splitPerson } from './topic-person.ts';
import { withArticle } from './with-article.ts';
import { wordPicture } from './word-picture.ts';
import type { WordedTopic } from './worded-topic.ts';

const MAIL_NAMES = /^(?:e-?mail|mail|message|reply|response)$/;
const BEST =
  /^(?:the )?(?:best|cheapest|easiest|fastest|safest|quickest|healthiest|most \p{L}+) (?!friend|man\b|of\b)/iu;
/** Kinds of things one looks for something good among: "books about grief" are no subject, "books" are. */
const RECOMMENDED =
  /^(?:(?:cheap|easy|quick|healthy|good|fun|cosy|cozy|short) )?(?:movies|films|books|novels|songs|(?:board |card |party |video )?games|shows|podcasts|dinners|lunches|breakfasts|meals|snacks|desserts|restaurants|hotels|toys|hobbies|presents)\b(?= (?:for|like|similar to|under|without)\b)/i;
/** One is wanted, and several are looked at for it: "a name for my podcast". */
const ONE_OF_MANY =
  /^(?:an? |the |some )?((?:\p{L}+ ){0,2}(?:name|nickname|title|idea|theme|topic))( (?:for|to)\b.*)$/iu;
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
/** Asks what to do, not what is so. */
const DECIDES = /^(?:should (?:i|we)\b|is it (?:worth|better|a good idea)\b)/i;
const KEEPS_CAPITAL = /^(?:i|(?:mon|tues|wednes|thurs|fri|satur|sun)day|english|french|german|spanish)$/i;

/** A topic's first letter inside a sentence: small where a keyboard made it large, but not a name's. */
function inside(topic: string): string {
  const [first = ''] = /^\p{Lu}?\p{Ll}*(?![\p{L}'’])/u.exec(topic) ?? [];
  const isCommon = likelyWords.has(first.toLowerCase()) && !KEEPS_CAPITAL.test(first);
  return isCommon ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const VERBS: Record<ThingKind, string> = {
  writing: 'Write',
  plan: 'Plan',
  made: 'Create',
  list: 'Give me',
  code: 'Write',
};

/** "a reminder as an email: invoice 44 is overdue" */
const asMail = (named: string): string =>
  named.includes(': ') ? named.replace(': ', ' as an email: ') : `${named}, as an email`;

function wordThing(
  thing: ThingKind,
  topic: string,
  { head, isMail }: { head: string; isMail: boolean },
): WordedTopic {
  const named = withArticle(topic, head).replace(FOR_ONE, 'for a $1');
  if (!isMail) return { kind: thing, wish: `${VERBS[thing]} ${named}` };
  if (thing === 'writing')
    return { kind: 'mail', wish: `Write ${MAIL_NAMES.test(head) ? named : asMail(named)}` };
  return {
    kind: 'mail',
    wish: `Write an email ${thing === 'list' || thing === 'made' ? 'with' : 'about'} ${named}`,
  };
}

/** "trip to Lisbon 4 days": a measure that was only put behind is parted by a comma; "script 5 minutes about taps" goes on. */
const withPauses = (topic: string): string =>
  topic
    .replace(MEASURE, (measure, before: string, count: string) =>
      functionWords.has(before.toLowerCase()) ||
      LIMITS.test(before) ||
      adjectives.has(before.toLowerCase()) ||
      /ed$/i.test(before)
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
const compared = (wish: string): WordedTopic => ({
  kind: /\bfor (?:an?|my|our|the|me|us|some(?:one|body)?|people|\p{L}+ing)\b/iu.test(wish)
    ? 'pick'
    : 'comparison',
  wish,
});

/** The name of a thing or subject as the wish it stands for. */
function wordName(
  name: string,
  { isMail, isTechnical }: { isMail: boolean; isTechnical: boolean },
): WordedTopic {
  const topic = withPauses(punctuated(inside(name)));
  const head = headOf(topic);
  const thing = kindOfThing(topic);
  // "the history of the web app" is about it, "the web app" is it
  if (thing) return wordThing(thing, topic, { head, isMail });
  const related = RELATION.test(topic) ? `the ${topic.replace(/^the /i, '')}` : topic;
  if (isMail) return { kind: 'mail', wish: `Write an email about ${related}` };
  const [, left, right] = VERSUS.exec(topic) ?? [];
  if (left && right) return compared(`Compare ${left} and ${right}`);
  const [, one, purpose] = ONE_OF_MANY.exec(topic) ?? [];
  if (one && purpose) return { kind: 'list', wish: `Suggest ${one}s${purpose}` };
  if (OWN_IDEA.test(topic)) return { kind: 'help', wish: `${unasked.idea} ${topic}` };
  if (RECOMMENDED.test(topic)) return { kind: 'choice', wish: `Recommend ${topic}` };
  if (BEST.test(topic)) {
    const best = `the ${topic.replace(/^the /i, '')}`;
    return WAY.test(topic)
      ? { kind: 'explanation', wish: `Explain ${best}` }
      : { kind: 'choice', wish: `Recommend ${best}` };
  }
  if (/^(?:the )?pros and cons\b/i.test(topic)) return { kind: 'decision', wish: `List ${related}` };
  if (related !== topic && EXPLAINED.test(topic)) return { kind: 'explanation', wish: `Explain ${related}` };
  if (isTechnical) return { kind: 'explanation', wish: `Explain ${related}` };
  return { kind: 'text', wish: `Write a text about ${asSubject(related)}` };
}

function wordClause(name: string, isMail: boolean): WordedTopic {
  const clause = inside(name).replace(/^if\b/, 'whether');
  if (isMail) return { kind: 'mail', wish: `Write an email about ${clause}` };
  if (/^whether\b/.test(clause)) return { kind: 'decision', wish: `Discuss ${clause}` };
  const isToDo = /^\p{L}+(?: \p{L}+){0,2} to\b/u.test(clause);
  if (isToDo && /^(?:what|where|which|who)\b(?! to do\b)/.test(clause))
    return { kind: 'choice', wish: `Suggest ${clause}` };
  if (isToDo || /^(?:how|why|when|where)\b/.test(clause))
    return { kind: 'explanation', wish: `Explain ${clause}` };
  return { kind: 'text', wish: `Write a text about ${clause}` };
}

function wordQuestion(topic: string, isMail: boolean): WordedTopic {
  const asked = sentence(topic.replace(/[.!]*$/, (end) => (topic.endsWith('?') ? end : '?')));
  return isMail
    ? { kind: 'mail', wish: `Write an email that answers this question: ${asked}` }
    : { kind: DECIDES.test(asked) ? 'decision' : 'question', wish: asked };
}

function wordSentence(clause: ClauseKind, topic: string, isMail: boolean): WordedTopic {
  const form = isMail ? 'an email' : 'a message';
  switch (clause) {
    case 'question':
      return wordQuestion(topic, isMail);
    case 'clause':
      return wordClause(topic, isMail);
    case 'errand': {
      const errand = inside(topic);
      const gerund = /^\p{L}+ing\b/u.test(errand);
      return { kind: isMail ? 'mail' : 'writing', wish: `Write ${form} ${gerund ? '' : 'to '}${errand}` };
    }
    case 'wish':
      return isMail
        ? { kind: 'mail', wish: `Write an email about this: ${sentence(topic)}` }
        : { kind: 'plan', wish: `Help me ${withoutWish(topic)}` };
    case 'statement':
      if (isMail) return { kind: 'mail', wish: `Write ${form} about this: ${sentence(topic)}` };
      return OWN_TROUBLE.test(topic)
        ? { kind: 'help', wish: `Help me with this: ${sentence(topic)}` }
        : { kind: 'writing', wish: `Write a text about this: ${sentence(topic)}` };
  }
}

/** Told of oneself: whoever writes "my dog ate chocolate" wants no text about it. */
const OWN_TROUBLE =
  /^(?:i|my|im|ive|me)\b|\b(?:don['’]?t|do not) know\b|\b(?:no idea|not sure)\b|^(?:we|our)\b.*(?:\b(?:have|need) to\b|\b(?:keeps?|can['’]?t|won['’]?t)\b)/i;

/** Several sentences, or lines, are a draft of their own, as long as they ask for something. */
const asksItself = (topic: string): boolean =>
  splitSentences(topic).some(
    (part) => isImperative(part.trim()) || toOrder(part).isWish || /\?\s*$/.test(part),
  );

/** `Debug: my list shows duplicates`: the order, then what it is about. */
const ORDER_FIRST = /^(\p{L}+(?: this)?): /u;

/** Says what a topic is, and nothing of it. */
const FORM = /^(?:about (?=\p{L})|(?:a )?(?:debate|discussion|question|topic|q)(?:: | [-–—] )(?=\p{L}))/iu;
const LIST_MARK = /^\s*(?:[-*•+]|\d{1,2}[.)])\s/;

/**
 * A topic as a sentence a native would write: a whole request or question stays what it is, a thing is asked for by its
 * verb, everything else is what a text is about.
 */
export function wordTopic(topic: string, mode: GenerateMode): WordedTopic {
  const isMail = mode === 'email';
  const bare = topic.replace(FORM, '').replace(/\.+$/, '');
  if (bare === '') return { kind: 'request', wish: topic };
  const other = isMail || mode === 'image' ? undefined : wordOther(bare);
  if (other) return other;
  const order = ORDER_FIRST.exec(bare)?.[1];
  if (order && isImperative(`${order} this`)) return { kind: 'request', wish: sentence(bare) };
  const [first = '', ...lines] = bare.split('\n');
  if (
    lines.length > 0 &&
    !LIST_MARK.test(first) &&
    splitSentences(first).length === 1 &&
    LIST_MARK.test(lines[0] ?? '')
  ) {
    const worded = wordTopic(first.replace(/:\s*$/, ''), mode);
    return { ...worded, wish: [worded.wish.replace(/(?<![?!])$/, ':'), ...lines].join('\n') };
  }
  if (splitSentences(bare).length > 1) {
    if (asksItself(topic) || (isMail && looksLikeMail(topic))) return { kind: 'request', wish: topic };
    const form = isMail ? 'an email' : mode === 'image' ? undefined : 'a text';
    return { kind: isMail ? 'mail' : 'text', wish: form ? `Write ${form} about this:\n\n${topic}` : topic };
  }
  const need = isMail || mode === 'image' ? undefined : splitNeed(bare);
  if (need) {
    const worded = wordTopic(need.wanted, mode);
    return { ...worded, wish: `${worded.wish}. ${sentence(need.given)}` };
  }
  const clause = kindOfClause(bare, isMail) ?? (!isMail && asksLater(bare) ? 'question' : undefined);
  const asked = isMail && splitPerson(bare);
  if (asked) return { kind: 'mail', wish: `Write an email to ${asked.person}: ${asked.matter}` };
  if (clause !== 'errand' && isOrder(bare)) {
    const wish = withThing(sentence(toOrder(bare).text));
    return /^Compare\b/.test(wish)
      ? compared(wish.replace(/ (?:vs\.?|versus) /i, ' and '))
      : { kind: 'request', wish };
  }
  if (mode === 'image') return { kind: 'picture', wish: wordPicture(bare) };
  return clause
    ? wordSentence(clause, bare, isMail)
    : wordName(bare, { isMail, isTechnical: mode === 'technical' });
}
