import type { ChatAnswer } from '@/shared/contracts/analysis-chat.ts';
import type { Citation, Count, InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Competitor, Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { createFinder, termsOf } from '@/shared/insights/find-items.ts';
import { createSideFinder } from '@/shared/insights/find-side-items.ts';
import { asksOverall, TELLS_OVERALL } from '@/shared/insights/mining/asks-overall.ts';
import { findNames } from '@/shared/insights/mining/competitors.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { escapeMarkdown } from '@/shared/insights/report/markdown.ts';
import { nameTheme } from '@/shared/insights/report/name-theme.ts';
import { agree, say } from '@/shared/insights/report/say.ts';
import { sayFeelings } from '@/shared/insights/report/say-feelings.ts';
import { whyNever } from '@/shared/insights/report/why-never.ts';
import { readDays } from './asked-days.ts';
import { compareSources } from './compare-sources.ts';
import { countAnswer, sayOpinions } from './count-answers.ts';
import { describeAsked } from './describe-asked.ts';
import { quoteAnswer } from './quote-answer.ts';
import { rankSwitches, rankThemes } from './rank-themes.ts';
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
  const rest = { items: shown, report, suggestions };
  // What is no theme of the report may still be a side that some speak of.
  const isOfNoTheme = filter.theme === undefined && filter.intent !== 'price';
  if (isOfNoTheme) {
    const found = createSideFinder(filterItems(shown, placesOf(filter)), report.subject)(message);
    if (found) return tellClose(message, found.items, { ...rest, side: found.side });
  }
  if (things.length > 0) {
    const naming = findNaming(things, filterItems(shown, placesOf(filter)));
    return naming.length === 0 ? cannot() : tellClose(message, naming, rest);
  }
  const overall = isOfNoTheme && asksOverall(message) ? tellOverall(filter, rest) : null;
  if (overall) return overall;
  const { intent: _, ...about } = filter;
  const counted = countAnswer(message, shown, about);
  if (counted === null) return cannot();
  if (counted) return write({ segments: [counted], citations: [], suggestions, answerable: true });
  if (Object.keys(filter).length > 0) {
    const found = filterItems(shown, filter);
    // How many are from somewhere, or say so of a theme, is answered by none as well: the report counts the same.
    const { theme, source, language, from } = filter;
    const isCounted = [theme, source, language, from].some((asked) => asked !== undefined);
    if (found.length > 0 || isCounted) return tell(message, { ...rest, found, filter });
  }
  const close = createFinder(shown, report.subject)(message);
  return close.length === 0 ? cannot() : tellClose(message, close, rest);
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
  rest: Pick<Telling, 'items' | 'report' | 'suggestions' | 'side'>,
): ChatAnswer {
  return tell(message, { ...rest, found, filter: { ids: found.map(({ id }) => id) } });
}

interface Telling {
  found: readonly InsightItem[];
  items: readonly InsightItem[];
  filter: Omit<Asked, 'things'> & { ids?: string[] };
  /** A common side that these posts were found by, where it is no theme. */
  side?: string;
  report: Report;
  suggestions: string[];
}

function tell(message: string, { found, items, filter, side, report, suggestions }: Telling): ChatAnswer {
  const { intent, ...about } = filter;
  const isDenied = found.length === 0 && intent !== undefined && filter.theme !== undefined;
  const quoted = isDenied ? filterItems(items, about) : found;
  const wanted = isDenied ? about : filter;
  const citations = quoteAnswer(message, quoted, { ...wanted, ...(side && { theme: side }), report });
  const count = countItems(items, filter);
  const all = countItems(items, {});
  const ids = citations.map(({ id }) => id);
  const posts = agree(all, 'post', 'posts');
  const does = describeAsked({ ...filter, ...(side && { side }) }, count);
  const segments: Sentence[] = [{ ...say`${count} of ${all} ${posts} ${does}.`, citationIds: ids }];
  if (isDenied) {
    const speaking = countItems(items, about);
    segments.push(say`${speaking} ${agree(speaking, 'speaks', 'speak')} of it.`);
  }
  const feelings = sayHow(items, filter, found);
  if (feelings) segments.push(feelings);
  const isRanking = !filter.theme && !side && (COUNTING.test(message) || intent !== undefined);
  const switches = intent === 'switch' ? rankSwitches(report, found) : [];
  if (switches.length > 0) segments.push(...switches);
  else if (isRanking || WHY.test(message)) segments.push(...rankThemes(report, found, filter));
  return write({ segments, citations, suggestions, answerable: true });
}

/** How those who were asked about speak of it; who speaks of money was asked for no feeling yet. */
function sayHow(
  items: readonly InsightItem[],
  filter: Telling['filter'],
  found: readonly InsightItem[],
): Sentence | null {
  if (filter.intent === 'price') return sayFeelings(items, { ids: found.map(({ id }) => id) });
  return filter.intent ? null : sayFeelings(items, filter);
}

/** Words that say what somebody thinks on the whole. */
const ON_THE_WHOLE = 'recommend worth buy regret avoid waste glad best';

/** How many praise and complain in all, with who says it outright; null where nobody judges. */
function tellOverall(
  { intent: _, ...places }: Omit<Asked, 'things'>,
  { items, report, suggestions }: Pick<Telling, 'items' | 'report' | 'suggestions'>,
): ChatAnswer | null {
  const among = filterItems(items, places);
  if (!among.some(({ labels }) => labels.intents.some((one) => one === 'praise' || one === 'complaint')))
    return null;
  const telling = among.filter(({ text }) => TELLS_OVERALL.test(text));
  const citations = quoteAnswer(ON_THE_WHOLE, telling, { report });
  const counted = { ...sayOpinions(items, places), citationIds: citations.map(({ id }) => id) };
  return write({ segments: [counted], citations, suggestions, answerable: true });
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
