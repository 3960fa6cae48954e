import type { ChatAnswer } from '@/shared/contracts/analysis-chat.ts';
import type { Citation, Count, InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import type { Competitor, Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { createFinder, termsOf } from '@/shared/insights/find-items.ts';
import { findNames } from '@/shared/insights/mining/competitors.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { escapeMarkdown } from '@/shared/insights/report/markdown.ts';
import { nameTheme } from '@/shared/insights/report/name-theme.ts';
import { agree, say } from '@/shared/insights/report/say.ts';
import { sayFeelings } from '@/shared/insights/report/say-feelings.ts';
import { whyNever } from '@/shared/insights/report/why-never.ts';
import { readDays } from './asked-days.ts';
import { compareSources } from './compare-sources.ts';
import { countAnswer } from './count-answers.ts';
import { describeAsked } from './describe-asked.ts';
import { quoteAnswer } from './quote-answer.ts';
import { type Asked, readAsked } from './read-asked.ts';
import { isUntold } from './untold.ts';

const COUNTING = /\b(?:how many|how much|count|number of|share|most (?:common|often|frequent)|top|list)\b/i;

/** Asks for what goes with it, too. */
const WHY = /^\W*(?:and |but )?why\b/i;

interface Asking {
  report: Report;
  items: readonly InsightItem[];
  /** What was asked before in this chat, the last one last. */
  earlier?: readonly string[];
}

/** Answers a question about a report from its items alone: counted, quoted, or refused with the closest quotes. */
export function answerChat(message: string, { report, items, earlier = [] }: Asking): ChatAnswer {
  const suggestions = suggest(report);
  const shown = items.filter(({ removed }) => !removed);
  const cannot = () => refuse(message, { report, items: shown, suggestions });
  if (isUntold(message)) return cannot();
  const { things = [], ...filter } = { ...readAsked(message, report, earlier), ...readDays(message, shown) };
  const bySource = compareSources(message, shown, filter);
  if (bySource?.length) return write({ segments: bySource, citations: [], suggestions, answerable: true });
  const isOfTheme = filter.theme !== undefined && !comparesRivals(message, filter.theme);
  const rival = isOfTheme ? undefined : findRival(message, report);
  if (rival) return tellRival(rival, { report, items: shown, suggestions });
  if (things.length > 0) {
    const naming = findNaming(things, filterItems(shown, placesOf(filter)));
    return naming.length === 0 ? cannot() : tellClose(message, naming, { items: shown, report, suggestions });
  }
  const { intent: _, ...about } = filter;
  const counted = countAnswer(message, shown, about);
  if (counted === null) return cannot();
  if (counted) return write({ segments: [counted], citations: [], suggestions, answerable: true });
  if (Object.keys(filter).length > 0) {
    const found = filterItems(shown, filter);
    // How many are from somewhere is answered by none as well.
    const isPlace = filter.source !== undefined || filter.language !== undefined || filter.from !== undefined;
    if (found.length > 0 || isPlace)
      return tell(message, { found, items: shown, filter, report, suggestions });
  }
  const close = createFinder(shown, report.subject)(message);
  return close.length === 0 ? cannot() : tellClose(message, close, { items: shown, report, suggestions });
}

const COMPARES = /\b(?:better|worse|best|versus|vs|compared?|comparison|than)\b/i;

/** Whether a question asks which of two is better, and names no theme by any of its words: none was meant then. */
function comparesRivals(message: string, theme: string): boolean {
  const said = new Set(foldedWords(message).map(stem));
  return COMPARES.test(message) && !foldedWords(theme).some((word) => said.has(stem(word)));
}

/** The competitor that a question names, where posts name it too. */
const findRival = (message: string, { competitors }: Report): Competitor | undefined =>
  competitors.find(
    ({ name, isSubject, mentions }) =>
      !isSubject && mentions.value > 0 && findNames(message, [name]).length > 0,
  );

/** What is said of a competitor in the clauses that name it, as the report counted it. */
function tellRival(
  { name, mentions, praise, complaints, citationIds }: Competitor,
  { report, items, suggestions }: Pick<Telling, 'report' | 'items' | 'suggestions'>,
): ChatAnswer {
  const counts = [mentions, praise, complaints].map(({ filter }) => countItems(items, filter));
  const [naming, liking, blaming] = counts as [Count, Count, Count];
  const shown = new Set(items.map(({ id }) => id));
  const citations = report.citations.filter(
    ({ id, itemId }) => citationIds.includes(id) && shown.has(itemId),
  );
  const all = countItems(items, {});
  const told = say`${naming} of ${all} posts ${agree(naming, 'names', 'name')} ${name}: ${liking} ${agree(liking, 'praises', 'praise')} it and ${blaming} ${agree(blaming, 'complains', 'complain')} about it.`;
  const segments = [{ ...told, citationIds: citations.map(({ id }) => id) }];
  return write({ segments, citations, suggestions, answerable: true });
}

const placesOf = ({ source, language, from, to }: Asked): Asked => ({
  ...(source && { source }),
  ...(language && { language }),
  ...(from && { from }),
  ...(to && { to }),
});

/** The posts that name all these things. */
function findNaming(things: readonly string[], items: readonly InsightItem[]): InsightItem[] {
  return items.filter(({ text, title }) => {
    const words = new Set(foldedWords(`${title ?? ''} ${text}`).map(stem));
    return things.every((thing) => words.has(thing));
  });
}

function tellClose(
  message: string,
  found: readonly InsightItem[],
  rest: Pick<Telling, 'items' | 'report' | 'suggestions'>,
): ChatAnswer {
  return tell(message, { ...rest, found, filter: { ids: found.map(({ id }) => id) } });
}

interface Telling {
  found: readonly InsightItem[];
  items: readonly InsightItem[];
  filter: Omit<Asked, 'things'> & { ids?: string[] };
  report: Report;
  suggestions: string[];
}

function tell(message: string, { found, items, filter, report, suggestions }: Telling): ChatAnswer {
  const citations = quoteAnswer(message, found, { ...filter, report });
  const count = countItems(items, filter);
  const all = countItems(items, {});
  const ids = citations.map(({ id }) => id);
  const posts = agree(all, 'post', 'posts');
  const segments: Sentence[] = [
    { ...say`${count} of ${all} ${posts} ${describeAsked(filter, count)}.`, citationIds: ids },
  ];
  const feelings = filter.intent ? null : sayFeelings(items, filter);
  if (feelings) segments.push(feelings);
  const isRanking = !filter.theme && (COUNTING.test(message) || filter.intent !== undefined);
  const switches = filter.intent === 'switch' ? rankSwitches(report, found) : [];
  if (switches.length > 0) segments.push(...switches);
  else if (isRanking || WHY.test(message)) segments.push(...rankThemes(report, found, filter));
  return write({ segments, citations, suggestions, answerable: true });
}

/** What is said of a theme by posts of an intent. */
const SAYS: Partial<Record<Intent, [string, string]>> = {
  complaint: ['complains about', 'complain about'],
  praise: ['praises', 'praise'],
};
/** So many of those who were asked about bring up another theme beside before it is told as what goes with it. */
const MIN_BESIDE = 2;

/** The themes these items say it of most, or bring up most beside the one they were asked about. */
function rankThemes(
  { findings }: Report,
  found: readonly InsightItem[],
  { theme: asked, intent }: Asked,
): Sentence[] {
  const themes = [
    ...new Set(findings.flatMap(({ count }) => (count.filter.theme ? [count.filter.theme] : []))),
  ].filter((theme) => theme !== asked);
  const ids = found.map(({ id }) => id);
  const says = intent && SAYS[intent];
  return themes
    .map((theme) => ({ theme, count: countItems(found, { theme, ids, ...(says && { intent }) }) }))
    .filter(({ count }) => count.value >= (asked ? MIN_BESIDE : 1))
    .sort((one, other) => other.count.value - one.count.value || (one.theme < other.theme ? -1 : 1))
    .slice(0, 3)
    .map(
      ({ theme, count }) =>
        say`${count} of them ${agree(count, ...(says ?? ['speaks of', 'speak of']))} ${nameTheme(theme)}.`,
    );
}

/** What those who changed came to and left, by the names the report compares. */
function rankSwitches({ competitors }: Report, found: readonly InsightItem[]): Sentence[] {
  return competitors
    .flatMap(({ name, switchedTo, switchedFrom }) => [
      { name, count: countItems(found, switchedTo.filter), does: { one: 'comes to', several: 'come to' } },
      { name, count: countItems(found, switchedFrom.filter), does: { one: 'leaves', several: 'leave' } },
    ])
    .filter(({ count }) => count.value > 0)
    .sort((one, other) => other.count.value - one.count.value)
    .slice(0, 3)
    .map(({ name, count, does }) => say`${count} of them ${agree(count, does.one, does.several)} ${name}.`);
}

/** Says that nothing answers, and why where it is known; quotes only what shares a word with the question. */
function refuse(
  message: string,
  { report, items, suggestions }: Pick<Telling, 'report' | 'items' | 'suggestions'>,
): ChatAnswer {
  const never = whyNever(message);
  const terms = termsOf(message, report.subject);
  const near = items.filter(({ text }) => foldedWords(text).some((word) => terms.includes(stem(word))));
  const citations = never ? [] : quoteAnswer(message, near, {});
  const all = countItems(items, {});
  const closest = citations.length > 0 ? ' Closest:' : '';
  const segments: Sentence[] = [
    {
      ...say`Nothing in these ${all} posts answers that.${closest}`,
      citationIds: citations.map(({ id }) => id),
    },
    ...(never ? [{ ...say`${never}`, citationIds: [] }] : []),
  ];
  return write({ segments, citations, suggestions, answerable: false });
}

const write = (
  parts: Pick<ChatAnswer, 'segments' | 'citations' | 'suggestions' | 'answerable'>,
): ChatAnswer => ({
  ...parts,
  response: writeChatMarkdown(parts.segments, parts.citations),
  contentType: 'markdown',
});

/** An answer as the wire wants it (spec §7): its sentences, and its quotes with their numbers. */
export function writeChatMarkdown(segments: readonly Sentence[], citations: readonly Citation[]): string {
  const quotes = citations.map(({ quote: words }, index) => `> “${escapeMarkdown(words)}” [${index + 1}]`);
  return [segments.map(({ text }) => escapeMarkdown(text)).join(' '), quotes.join('\n>\n')]
    .filter(Boolean)
    .join('\n\n');
}

/** Questions this report can answer. */
function suggest({ findings }: Report): string[] {
  const [first, second] = findings.flatMap(({ count }) => (count.filter.theme ? [count.filter.theme] : []));
  return [
    'What do people complain about most?',
    ...(first ? [`What do people say about ${nameTheme(first)}?`] : []),
    ...(second ? [`How many mention ${nameTheme(second)}?`] : []),
  ].slice(0, 3);
}
