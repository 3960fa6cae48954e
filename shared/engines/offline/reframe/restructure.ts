import type { EnhanceMode, Section, WritingPlace } from '@/shared/contracts/enhance.ts';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { tighten } from '@/shared/engines/offline/balanced/tighten.ts';
import { rebuildMail } from '@/shared/engines/offline/modes/email.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { formatSections, parseSections } from '@/shared/enhance/sections.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { asPoints, isInPoints } from './as-points.ts';
import { headingsHelp } from './form.ts';
import { countWords, type Kept, reasonToKeep } from './gate.ts';
import { hangsOn } from './hangs-on.ts';
import { reframe } from './reframe.ts';
import { isLimit, tellsLimit } from './tell-limits.ts';
import { toOrder } from './wish.ts';

/** A rebuilt text, or the reason why it was not rebuilt; then it is the text that came. */
export interface Restructured {
  text: string;
  kept?: Kept | undefined;
}

interface Surroundings {
  /** What the task of a prompt begins with; `''` for nothing. */
  opening?: string;
  place?: WritingPlace;
}

/** Fewer words read better as a paragraph than under two headings. */
const MIN_SECTION_WORDS = 25;

/**
 * The *reframe* level on the device, as text: a sectioned prompt; where only the ask is to be told from what is said about
 * it, a paragraph that begins with it; in e-mail mode a mail rebuilt as a mail.
 * @param text a clean draft, its grammar mended or not
 */
export function restructure(
  text: string,
  mode: EnhanceMode,
  { opening = '', place = 'other' }: Surroundings = {},
): Restructured {
  if (mode === 'email' && looksLikeMail(text) && isEnglish(text)) {
    const balanced = balance(text, mode);
    const masked = maskProtected(balanced);
    return { text: masked ? masked.unmask(rebuildMail(masked.text)) : balanced };
  }
  const kept =
    reasonToKeep(text, place) ?? (mode === 'rewrite' && isInPoints(text) ? 'kept_structure' : undefined);
  if (kept) return { text, kept };
  const isSorted = parseSections(text).length >= 2;
  const tight = tighten(text, 'rewrite', false);
  const sections = reframe(text, mode, tight);
  if (!isSorted) {
    const [task, second, third] = sections;
    if (task?.title !== 'Task') return { text, kept: hasLines(text) ? 'kept_structure' : 'kept_whole' };
    // what it hangs on was said nowhere
    if (hangsOn(firstSentence(task.body)) && !hangsOn(firstSentence(tight)))
      return { text, kept: 'kept_whole' };
    if (isTrouble(task.body) && !(second && isLimits(second))) return { text, kept: 'kept_whole' };
    // the text that is worked on may be what was sorted
    const told = sections.some(({ title, body }) => title === 'Additional Notes' && isPlain(body));
    if (told && WORKS_ON_TEXT.test(task.body) && isPlain(task.body)) return { text, kept: 'kept_whole' };
    const isPlainTail = second?.title === 'Additional Notes' && !third && isPlain(second.body);
    if (second === undefined || (isPlainTail && startsWith(tight, task.body)))
      return pointsOrWhole(text, mode, tight);
    // how it has to be would stand among what is told, behind the ask
    if (isPlainTail && splitSentences(second.body).some(tellsOwnLimit)) return { text, kept: 'kept_whole' };
    if (isPlainTail && countWords(text) < MIN_SECTION_WORDS) return asParagraph(text, [task, second]);
    const isTorn = tellsApart(mode === 'rewrite' ? sections : reframe(text, 'rewrite', tight));
    if (mode === 'rewrite' ? !headingsHelp(sections) : mode !== 'image' && isTorn)
      return pointsOrWhole(text, mode, tight);
  }
  return { text: formatSections(withOpening(sections, opening)) };
}

/** What would only get headings: the ask and its points, or the text as it is. */
function pointsOrWhole(text: string, mode: EnhanceMode, tight: string): Restructured {
  const points = mode === 'rewrite' ? asPoints(tight) : undefined;
  return points ? { text: points } : { text, kept: keptBySize(tight) };
}

/** What is told stands apart from the ask: a mode's own lines between the two would make it worse. */
const tellsApart = (sections: readonly Section[]): boolean =>
  sections.some(({ title }) => title === 'Additional Notes');

/** "I don't want to act like a boss": told before the ask, of what is asked. */
const tellsOwnLimit = (sentence: string): boolean => /^i\b/i.test(sentence.trim()) && tellsLimit(sentence);

/** What happens and why: the order in which it is told is the order in which it happened. */
const TROUBLE =
  /\b(?:what (?:could|can|might|am|is|are)\b[^.?!]{0,20}\b(?:wrong|missing|cause|causing|reason|problem)\b|what should i check|why (?:is|are|does|do|did|am|was|were|doesn['’]t|don['’]t|isn['’]t|won['’]t|can['’]t)\b|how (?:do|can|should|would) (?:i|we) (?:fix|solve|debug)\b)/i;
const isTrouble = (task: string): boolean =>
  splitSentences(task).length > 1 && TROUBLE.test(task) && /\?/.test(task);
const isLimits = ({ body }: Section): boolean =>
  body.split('\n').every((line) => isLimit(line.replace(/^\s*(?:[-*]|\d+\.) /, '')));

/** "Check my text and correct mistakes." */
const WORKS_ON_TEXT =
  /^(?:check|correct|proofread|edit|improve|fix)\b[^.]*\b(?:my|the|this|following) (?:text|essay|letter|e?-?mail|paragraph|message|grammar|english|writing|mistakes|errors)\b|\bcorrect (?:the |my )?(?:mistakes|errors)\b/i;

/** Points and labelled lines of the writer's own. */
const hasLines = (text: string): boolean =>
  (text.match(/^\s*(?:[-*•]|\d+[.)]|[\p{L} ]+:)\s/gmu)?.length ?? 0) >= 2;

const firstSentence = (text: string): string => splitSentences(text)[0]?.trim() ?? '';

/** Sentences of one paragraph: no lines of their own, nothing pasted. */
const isPlain = (body: string): boolean => !/\n|[`{}<>|]/.test(body.trim());

/** Why a text stays that would only get headings. */
const keptBySize = (text: string): Kept =>
  countWords(text) < MIN_SECTION_WORDS ? 'kept_short' : 'kept_whole';

/** Whether the ask stood first already, as an order or as a question: "Can you send it again?" may be put to a colleague. */
const startsWith = (text: string, task: string): boolean => {
  const ask = firstSentence(task).replace(/\W+$/, '').toLowerCase();
  return [text.trim(), toOrder(firstSentence(text)).text].some((said) => said.toLowerCase().startsWith(ask));
};

/** The ask, then what was told of it. */
function asParagraph(text: string, [task, notes]: readonly [Section, Section]): Restructured {
  const isOne = isPlain(task.body) && !hangsOn(firstSentence(notes.body));
  return isOne ? { text: `${task.body} ${notes.body}` } : { text, kept: 'kept_short' };
}

function withOpening(sections: readonly Section[], opening: string): readonly Section[] {
  if (opening === '') return sections;
  return sections.map((section) =>
    section.title === 'Task' && !section.body.startsWith(opening)
      ? { ...section, body: `${opening}\n\n${section.body}` }
      : section,
  );
}
