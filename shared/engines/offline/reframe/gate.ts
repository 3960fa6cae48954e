import type { ResultRemark, Section } from '@/shared/contracts/enhance.ts';
import { looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { findBlocks } from '@/shared/enhance/blocks/find-blocks.ts';
import { parseSections } from '@/shared/enhance/sections.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { asksModel, asksTheWorld, isModelOrder, isToPerson } from './asks-model.ts';
import { placeSentence } from './classify.ts';
import { isConstraintFragment } from './patterns.ts';
import { STATEMENT } from './settle-task.ts';

/** Why a text is kept as it is instead of being rebuilt. */
export type Kept = Extract<ResultRemark, `kept_${string}`>;

const GREETS =
  /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b(?:,? (?!chat|gpt|claude|gemini|deepseek|copilot|ai\b|there\b|can\b|could\b|i\b|i['’]?m\b|please\b|pls\b|so\b)\p{L}[\p{L}.'’-]*){1,3}\s*[,!:\n-]/iu;
/** What one asks of somebody who writes, not of the person a message goes to. */
const MAKES =
  /\b(?:write|rewrite|draft|translate|summari[sz]e|proofread|rephrase|explain|generate|brainstorm|make (?:me|it|this|a)|give me|create|teach me|compare|act (?:as|like))\b/i;
const MESSAGE =
  /^\W*(?:i(?:['’]m| am) (?:writing|reaching out|contacting|following up)|just (?:wanted|checking|following)|quick (?:update|reminder)|reminder\b|fyi\b|please (?:note|find|be (?:advised|informed)|confirm)|pls note|kindly\b|thank(?:s| you)\b|as (?:discussed|agreed)|further to|i (?:was thinking|hope|wanted to let)|sorry (?:for|about|that))/i;
const PEOPLE = /\b(?:i|you|u|we|me|us|your|our|my)\b/i;
const GREETING = /^\W*(?:hi|hello|hey|yo|dear)\b/i;
const HEADING = /^\s{0,3}(?:#{1,6}\s+\S|\*\*[^*]+\*\*:?\s*$|[A-Z][\w /&-]{2,40}:\s*$)/;
const LABEL = /(?:^|[.\n]\s*)\p{Lu}[\p{L} ]{1,24}: \S/gu;
const MIN_HEADINGS = 2;
const MIN_LABELS = 3;
const LONG_WORDS = 180;
const GOOD_SENTENCES = 4;
const SHORT_WORDS = 5;
const WELL_MADE = { sentences: 2, words: 16 };
/** A longer one is easier to follow in parts. */
const MOST_WELL_MADE = 4;

const countWords = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0;

/**
 * Whether a draft is to stay whole, told before it is rebuilt: a message to a person, a text with a form of its own, one
 * thing said in a few words. Sections of an earlier run are no reason, they stay what they are.
 * @param tight the same without its fillers, in which an order is told more easily
 */
export function reasonToKeep(text: string, tight = text): Kept | undefined {
  if (parseSections(text).length >= MIN_HEADINGS) return undefined;
  if (countWords(text) < SHORT_WORDS) return 'kept_short';
  const opening = splitSentences(text).slice(0, 2).join('');
  if (looksLikeMail(text) || /^\s*Subject: /i.test(text)) return 'kept_message';
  if (GREETS.test(text) && !MAKES.test(opening)) return 'kept_message';
  if (MESSAGE.test(text) && !MAKES.test(text)) return 'kept_message';
  if (!asksModel(tight)) {
    if (isToPerson(text) || GREETING.test(text)) return 'kept_message';
    if (!asksTheWorld(tight)) return PEOPLE.test(text) ? 'kept_message' : 'kept_whole';
  }
  return hasOwnForm(text) ? 'kept_structure' : undefined;
}

function hasOwnForm(text: string): boolean {
  const blocks = findBlocks(text);
  const own = text
    .split('\n')
    .filter(
      (line) =>
        HEADING.test(line) &&
        !blocks.some(({ kind, start, end }) => kind === 'fence' && text.slice(start, end).includes(line)),
    );
  if (own.length >= MIN_HEADINGS || (text.match(LABEL)?.length ?? 0) >= MIN_LABELS) return true;
  const paragraphs = text.split(/\n\s*\n/).length;
  if (countWords(text) >= LONG_WORDS && paragraphs >= 3) return true;
  return isGoodPrompt(text);
}

/** Several whole sentences, each with its capital and its mark: who writes so has sorted what he says. */
export function isWellMade(text: string): boolean {
  const sentences = splitSentences(text).map((sentence) => sentence.trim());
  return (
    sentences.length >= WELL_MADE.sentences &&
    sentences.length <= MOST_WELL_MADE &&
    countWords(text) >= WELL_MADE.words &&
    sentences.every(isWhole)
  );
}

const isWhole = (sentence: string): boolean => /^["“(]?\p{Lu}.*[.?!:]["”)]?$/su.test(sentence);

/** Whole sentences, each with its capital and its mark, that say who, what and how: nothing to sort. */
function isGoodPrompt(text: string): boolean {
  const sentences = splitSentences(text).map((sentence) => sentence.trim());
  if (sentences.length < GOOD_SENTENCES || !sentences.every(isWhole)) return false;
  const places = sentences.map((sentence, index) => placeSentence(sentence, index === 0).place);
  return places[0] === 'role' && places.filter((place) => place !== 'note').length >= GOOD_SENTENCES;
}

/** A point that says nothing alone. */
const ORPHAN =
  /^- (?:(?:i|we|you|it|they|please|also|and|but|so|because|which|that)(?: \p{L}+)?|\p{L}+)\W*$/iu;

/**
 * Whether sections lost what holds a text together: nothing was sorted, a point hangs in the air, the task is none, or a
 * clause was taken out of the middle of its sentence.
 */
export function reasonNotToSort(draft: string, sections: readonly Section[]): Kept | undefined {
  const [task, ...others] = sections;
  if (task?.title !== 'Task') return 'kept_message';
  if (others.length === 0) return 'kept_short';
  const points = others.flatMap(({ body }) => body.split('\n')).filter((line) => line.startsWith('- '));
  const isOwnPoint = (point: string) => !draft.includes(point);
  if (points.some((point) => ORPHAN.test(point) && isOwnPoint(point))) return 'kept_whole';
  if (countWords(task.body) < 3 || !isWholeTask(task.body, draft, others)) return 'kept_whole';
  if (others.length === 1 && others[0]?.title === 'Additional Notes') {
    const { body } = others[0];
    const order = SEES_NOTES.exec(task.body)?.[1]?.toLowerCase();
    const isHandedOver = order !== undefined && draft.toLowerCase().includes(`${order}:`);
    if (isOneRemark(body) || (isHandedOver && !body.trim().includes('\n'))) return 'kept_whole';
  }
  if (
    /\b(?:want|need|wants|asked)(?: me| us)? to (?:write|make|create)\b/i.test(
      others.map(({ body }) => body).join('\n'),
    )
  )
    return 'kept_whole';
  const rules = bodyOf(others, 'Requirements').split('\n');
  const notes = bodyOf(others, 'Additional Notes');
  if (notes !== '' && WORKS_ON_TEXT.test(task.body)) return 'kept_whole';
  if (isApart(task.body, draft, `${notes}\n${rules.join('\n')}`)) return 'kept_whole';
  if (rules.some((point) => STATES.test(point) || isMixed(point.slice(2)))) return 'kept_whole';
  const isTorn = (point: string) => isTornOut(point, draft, points) || isTornOff(point, draft, notes);
  return points.some((point) => isOwnPoint(point) && isTorn(point.slice(2))) ? 'kept_whole' : undefined;
}

/** What follows is the text. */
const WORKS_ON_TEXT =
  /^(?:check|correct|proofread|edit|improve|fix)\b.*\b(?:my|the|this|following) (?:text|essay|letter|e?-?mail|paragraph|message|grammar|english|writing|mistakes|errors)\b|\bcorrect (?:the |my )?(?:mistakes|errors)\b/i;

const bodyOf = (sections: readonly Section[], title: Section['title']): string =>
  sections.find((section) => section.title === title)?.body ?? '';

const ORDER_OR_QUESTION =
  /^(?:(?:i|we) (?:need|want|would like|['’]d like)|you are|act as|help|need)\b|\?\W*$/i;
/** Begins with what another sentence said. */
const POINTS_BACK = /^(?:it|they|he|she|this|that|these|those)\b/i;
/** An afterthought, not what is asked. */
const VAGUE = /^(?:maybe|perhaps|or)\b/i;
/** A wish with its story, where what is asked stands behind it. */
const LONG_WISH = /^(?:i|we) (?:want|would like|need) to (?:\S+ ){20,}/i;
const SOMEBODY = /\b(?:he|him|she|her|they|them)\b/i;

/** Whether something stands before a sentence in the draft, so that "him" may be somebody named there. */
const isToldBefore = (sentence: string, draft: string): boolean =>
  draft.toLowerCase().indexOf(sentence.slice(0, 24).replace(/\W+$/, '').toLowerCase()) > 12 &&
  !/\b(?:my|our|the|an?) \p{L}+\b.*\b(?:he|him|she|her|they|them)\b/iu.test(sentence);

/** The list is what is worked on, and stands among the requirements. */
const LIST_BELOW = /\b(?:bullet points?|points|notes|list|items|keywords|facts|topics|following|below)\b/i;

/** Whether a task says what is asked, first and complete: not a statement, not half of a sentence whose rest is elsewhere. */
function isWholeTask(task: string, draft: string, others: readonly Section[]): boolean {
  const sentences = splitSentences(task).map((sentence) => sentence.replace(/^- /, '').trim());
  const [first = ''] = sentences;
  if (
    !isModelOrder(first) &&
    !ORDER_OR_QUESTION.test(first) &&
    !/^(?:to|for|as|based on|using|with|in) [^,]+, \p{Ll}/u.test(first)
  )
    return false;
  if (LONG_WISH.test(first) || VAGUE.test(first) || (SOMEBODY.test(first) && isToldBefore(first, draft)))
    return false;
  if (
    POINTS_BACK.test(first) ||
    (/\?$/.test(first) &&
      /\b(?:it|they|this|that)\b/i.test(first) &&
      !/\bis it (?:worth|possible|ok|okay|true|safe|better|normal|legal)\b/i.test(first))
  )
    return false;
  const notes = bodyOf(others, 'Additional Notes');
  if (/:\s+\p{L}/u.test(task) && notes !== '') return false;
  const listed = bodyOf(others, 'Requirements');
  if (LIST_BELOW.test(task) && listed.split('\n').filter((line) => draft.includes(`\n${line}`)).length >= 2)
    return false;
  // what opens the draft without a verb is what it asks for: "regex that matches dates"
  const [opening = ''] = splitSentences(draft);
  const bare = opening
    .trim()
    .replace(/[.!?]$/, '')
    .toLowerCase();
  return !(
    notes.toLowerCase().includes(bare) &&
    placeSentence(opening, true).place === 'note' &&
    !STATEMENT.test(opening)
  );
}

/** A text handed over in one paragraph reads better behind its colon than under a heading of its own. */
const SEES_NOTES = /^(.*) \(see Additional Notes\)/s;

/** A single sentence under a heading of its own, which would stand as well behind the task. */
const isOneRemark = (body: string): boolean =>
  !/[\n\uE000-\uF8FF]/u.test(body.trim()) && splitSentences(body).length === 1;

/** Something told about somebody, and no rule: "My server keeps restarting …", "He is old and …". */
const STATES =
  /^- (?:i|we|he|she|it|they|my|our)\b(?!['’]?\p{L}* ?(?:[\p{L}'’]+ ){0,6}(?:should|must|has to|have to|needs?|can|can['’]t|cannot|wants?|don['’]t want|prefers?|expects?|requires?|don['’]t like|likes?|hates?|loves?|is|are|so)\b)|^- (?:i|we|he|she|they|it)(?:['’]\p{L}+| is| are| am) .*\b(?:and|but)\b/iu;
/** What is to be done with no word on what about: "Create a campaign plan." */
const BARE_ORDER = /^(?:\p{L}+ ){1,2}(?:an?|the|some|\d+) (?:[\p{L}-]+ ){0,3}[\p{L}-]+[.!]/iu;
const SAYS_ABOUT = /\b(?:for|about|of|on|to|from|with|in|that|which|so|as|my|our)\b/i;

/** A question that stands for nothing alone: "What should I check first?" */
const OPEN_QUESTION =
  /^(?:what|which|how|where|why)\b(?: \p{L}+)? (?:should|could|can|would|might|do|does) (?:(?:i|we|you|it|this|that) (?:do|check|test|say|try|start|change|fix|proceed|handle|answer|reply|react|suggest|recommend)|be)\b/iu;
const MIXED_WORDS = 4;

/** A limit with something told behind it: "40 people, lots of light and a terrace". */
function isMixed(point: string): boolean {
  const [first = '', ...rest] = point.split(/,\s+(?:and\s+)?/);
  return (
    isConstraintFragment(first) &&
    rest
      .filter((part) => countWords(part) >= MIXED_WORDS && !isConstraintFragment(part))
      .some((part) => /^\d/.test(first) || STATEMENT.test(part))
  );
}

/** A question, or a bare order, apart from the sentence before it that says what it is about. */
function isApart(task: string, draft: string, rest: string): boolean {
  const start = draft.trim().slice(0, 24).toLowerCase();
  const [first = ''] = splitSentences(task);
  const bare = BARE_ORDER.exec(first)?.[0];
  const isOpen = OPEN_QUESTION.test(first) || (bare !== undefined && !SAYS_ABOUT.test(bare));
  return isOpen && rest.toLowerCase().includes(start);
}

/** A fragment behind a comma whose neighbour before it went to the notes. */
function isTornOff(point: string, draft: string, notes: string): boolean {
  const [text, told, part] = [draft.toLowerCase(), notes.toLowerCase(), point.toLowerCase()];
  const ahead = /([^.,;:!?\n]+), (?:and )?$/
    .exec(text.slice(0, Math.max(0, text.indexOf(part))))?.[1]
    ?.trim();
  const isFragment = ahead !== undefined && !STATEMENT.test(ahead) && !/n['’]t\b|\)/.test(ahead);
  return isFragment && told.includes(ahead) && !told.includes(part);
}

/** A clause between two commas whose sentence goes on elsewhere. */
function isTornOut(point: string, draft: string, points: readonly string[]): boolean {
  const at = draft.toLowerCase().indexOf(point.toLowerCase());
  if (at < 0) return false;
  const before = draft.slice(0, at);
  const after = /^,\s+(\p{Ll}[^,.;!?]*)/u.exec(draft.slice(at + point.length))?.[1];
  if (after === undefined || !/,\s*$/.test(before)) return false;
  return !points.some((other) => other.toLowerCase().includes(after.toLowerCase().trim()));
}
