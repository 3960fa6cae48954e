import type { GenerateMode } from '@/shared/contracts/generate.ts';
import { looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { isImperative } from '@/shared/engines/offline/balanced/orders.ts';
import { toOrder } from '@/shared/engines/offline/reframe/wish.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { unasked } from '@/shared/texts/wish-lines.en.ts';
import { wishes } from '@/shared/texts/wishes.en.ts';
import { wordOther } from './other-topics.ts';
import {
  asksLater,
  type ClauseKind,
  kindOfClause,
  splitAsked,
  splitNeed,
  splitOrder,
  withoutWish,
} from './topic-clauses.ts';
import { isOrder, isRole, withThing } from './topic-orders.ts';
import { splitPerson } from './topic-person.ts';
import { compared, inside, sentence, wordName } from './word-name.ts';
import { wordPicture } from './word-picture.ts';
import type { WordedTopic } from './worded-topic.ts';

/** Asks what to do, not what is so. */
const DECIDES = /^(?:should (?:i|we)\b|is it (?:worth|better|a good idea)\b)/i;

function wordClause(name: string, isMail: boolean): WordedTopic {
  const clause = inside(name).replace(/^if\b/, 'whether');
  if (isMail) return { kind: 'mail', wish: wishes.mailAbout(clause) };
  if (/^whether\b/.test(clause)) return { kind: 'decision', wish: wishes.discuss(clause) };
  const isToDo = /^\p{L}+(?: \p{L}+){0,2} to\b/u.test(clause);
  if (isToDo && /^(?:what|where|which|who)\b(?! to do\b)/.test(clause))
    return { kind: 'choice', wish: wishes.suggest(clause) };
  if (isToDo || /^(?:how|why|when|where)\b/.test(clause))
    return { kind: 'explanation', wish: wishes.explain(clause) };
  return { kind: 'text', wish: wishes.textAbout(clause) };
}

function wordQuestion(topic: string, isMail: boolean): WordedTopic {
  const asked = sentence(topic.replace(/[.!]*$/, (end) => (topic.endsWith('?') ? end : '?')));
  return isMail
    ? { kind: 'mail', wish: wishes.mailAnswering(asked) }
    : { kind: DECIDES.test(asked) ? 'decision' : 'question', wish: asked };
}

function wordSentence(clause: ClauseKind, topic: string, isMail: boolean): WordedTopic {
  const form = isMail ? 'an email' : 'a message';
  const asked = splitAsked(topic.replace(/\?$/, ''));
  const ordered = splitOrder(topic);
  switch (clause) {
    case 'question':
      return wordQuestion(topic, isMail);
    case 'clause':
      return wordClause(topic, isMail);
    case 'errand': {
      const errand = inside(topic);
      const gerund = /^\p{L}+ing\b/u.test(errand);
      return {
        kind: isMail ? 'mail' : 'writing',
        wish: wishes.write(`${form} ${gerund ? '' : 'to '}${errand}`),
      };
    }
    case 'wish':
      return isMail
        ? { kind: 'mail', wish: wishes.mailAboutThis(sentence(topic)) }
        : { kind: 'plan', wish: wishes.helpMe(withoutWish(topic)) };
    case 'statement':
      if (isMail) return { kind: 'mail', wish: wishes.aboutThis(form, sentence(topic)) };
      if (ordered) return { kind: 'request', wish: `${sentence(ordered.given)}. ${sentence(ordered.order)}` };
      if (asked) return { kind: 'help', wish: `${sentence(asked.given)}. ${sentence(asked.asked)}?` };
      return OWN_TROUBLE.test(topic) || / [-–—] /.test(topic)
        ? { kind: 'help', wish: `${unasked.loose} ${sentence(topic)}` }
        : { kind: 'writing', wish: wishes.aboutThis('a text', sentence(topic)) };
  }
}

/** Told of oneself: whoever writes "my dog ate chocolate" wants no text about it. */
const OWN_TROUBLE =
  /^(?:i|my|im|ive|me)\b|\b(?:don['’]?t|do not) know\b|\b(?:no idea|not sure)\b|^(?:we|our)\b.*(?:\b(?:have|need) to\b|\b(?:keeps?|can['’]?t|won['’]?t)\b)/i;

/** Somebody tells of his own affairs, who wants no text about them. */
const TOLD_BY_ONE =
  /^(?:i|my|we|im|i['’]m)\b.*\b(?:have|need|want|must|should|can['’]?t|cannot|don['’]?t|has)\b/is;

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

/** Whether the first line is an order or a question, not the beginning of a text. */
function asksAbove(topic: string): boolean {
  const [first = ''] = topic.split('\n');
  return isImperative(first.trim()) || isOrder(first) || /\?\s*$/.test(first);
}

/**
 * A topic as a sentence a native would write: a whole request or question stays what it is, a thing is asked for by its
 * verb, everything else is what a text is about.
 */
export function wordTopic(topic: string, mode: GenerateMode): WordedTopic {
  const isMail = mode === 'email';
  const bare = topic.replace(FORM, '').replace(/\.+$/, '');
  if (bare === '') return { kind: 'request', wish: topic };
  // `Write a reply to this:` above a mail says what is wanted
  if (mode !== 'image' && topic.includes('\n') && looksLikeMail(topic) && !asksAbove(topic))
    return { kind: 'revision', wish: `${unasked.mail}\n\n${topic}` };
  if (mode !== 'image' && isRole(bare)) return { kind: 'request', wish: sentence(topic) };
  // "translate": what, is still to be said
  if (mode !== 'image' && /^\p{L}+$/u.test(bare) && toOrder(bare).isWish)
    return {
      kind: 'loose',
      wish: /^help$/i.test(bare) ? unasked.deed : `${unasked.deed} ${bare.toLowerCase()}`,
    };
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
    if (asksItself(topic)) return { kind: 'request', wish: topic };
    if (!isMail && mode !== 'image' && TOLD_BY_ONE.test(bare))
      return { kind: 'loose', wish: `${unasked.loose}\n\n${topic}` };
    const form = isMail ? 'an email' : mode === 'image' ? undefined : 'a text';
    return { kind: isMail ? 'mail' : 'text', wish: form ? wishes.aboutThisBelow(form, topic) : topic };
  }
  const need = isMail || mode === 'image' ? undefined : splitNeed(bare);
  if (need) {
    const worded = wordTopic(need.wanted, mode);
    return { ...worded, wish: `${worded.wish}. ${sentence(need.given)}` };
  }
  const clause = kindOfClause(bare, isMail) ?? (!isMail && asksLater(bare) ? 'question' : undefined);
  const asked = isMail && splitPerson(bare);
  if (asked) return { kind: 'mail', wish: wishes.mailTo(asked.person, asked.matter) };
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
