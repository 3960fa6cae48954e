import type { ChatAnswer } from '@/shared/contracts/analysis-chat.ts';
import type { Citation, InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { createFinder, termsOf } from '@/shared/insights/find-items.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { escapeMarkdown } from '@/shared/insights/report/markdown.ts';
import { nameTheme } from '@/shared/insights/report/name-theme.ts';
import { say } from '@/shared/insights/report/say.ts';
import { sayFeelings } from '@/shared/insights/report/say-feelings.ts';
import { whyNever } from '@/shared/insights/report/why-never.ts';
import { quoteAnswer } from './quote-answer.ts';
import { readAsked } from './read-asked.ts';

/** What is no question about the posts. */
const OUT_OF_SCOPE =
  /\b(?:predict|forecast|next (?:year|quarter|month)|stock price|write (?:me )?(?:a|an) (?:poem|essay|email|story)|ignore (?:all |your )?(?:previous|instructions))\b/i;
const COUNTING = /\b(?:how many|how much|count|number of|share|most (?:common|often|frequent)|top|list)\b/i;

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
  if (OUT_OF_SCOPE.test(message) || whyNever(message))
    return refuse(message, { report, items: shown, suggestions });
  const filter = readAsked(message, report, earlier);
  if (filter.theme || filter.intent) {
    const found = filterItems(shown, filter);
    if (found.length > 0) return tell(message, { found, items: shown, filter, report, suggestions });
  }
  const close = createFinder(shown, report.subject)(message);
  if (close.length === 0) return refuse(message, { report, items: shown, suggestions });
  return tell(message, {
    found: close,
    items: shown,
    filter: { ids: close.map(({ id }) => id) },
    report,
    suggestions,
  });
}

interface Telling {
  found: readonly InsightItem[];
  items: readonly InsightItem[];
  filter: { theme?: string; intent?: Intent; ids?: string[] };
  report: Report;
  suggestions: string[];
}

function tell(message: string, { found, items, filter, report, suggestions }: Telling): ChatAnswer {
  const citations = quoteAnswer(message, found, { ...filter, report });
  const count = countItems(items, filter);
  const all = countItems(items, {});
  const about = describeFilter(filter);
  const ids = citations.map(({ id }) => id);
  const segments: Sentence[] = [{ ...say`${count} of ${all} posts ${about}.`, citationIds: ids }];
  const feelings = filter.intent ? null : sayFeelings(items, filter);
  if (feelings) segments.push(feelings);
  if (!filter.theme && (COUNTING.test(message) || filter.intent)) segments.push(...rankThemes(report, found));
  return {
    response: writeChatMarkdown(segments, citations),
    contentType: 'markdown',
    answerable: true,
    segments,
    citations,
    suggestions,
  };
}

function describeFilter({ theme, intent, ids }: Telling['filter']): string {
  const verbs: Record<Intent, string> = {
    complaint: 'complain',
    praise: 'praise something',
    request: 'ask for something',
    question: 'ask a question',
    seeking: 'look for something',
    switch: 'tell of a change from one product to another',
    price: 'speak of money',
    workaround: 'tell of a workaround',
  };
  if (ids) return 'come close to that';
  if (theme && intent) return `speak of ${nameTheme(theme)}, and there ${verbs[intent]}`;
  return theme ? `speak of ${nameTheme(theme)}` : verbs[intent ?? 'question'];
}

/** The themes these items bring up most. */
function rankThemes({ findings }: Report, found: readonly InsightItem[]): Sentence[] {
  const themes = [
    ...new Set(findings.flatMap(({ count }) => (count.filter.theme ? [count.filter.theme] : []))),
  ];
  const ids = found.map(({ id }) => id);
  return themes
    .map((theme) => ({ theme, count: countItems(found, { theme, ids }) }))
    .filter(({ count }) => count.value > 0)
    .sort((one, other) => other.count.value - one.count.value || (one.theme < other.theme ? -1 : 1))
    .slice(0, 3)
    .map(({ theme, count }) => say`${count} of them speak of ${nameTheme(theme)}.`);
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
  return {
    response: writeChatMarkdown(segments, citations),
    contentType: 'markdown',
    answerable: false,
    segments,
    citations,
    suggestions,
  };
}

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
