import type { Citation, InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import type { Finding, Report } from '@/shared/contracts/insight-report.ts';
import { termsOf } from '@/shared/insights/find-items.ts';
import { findSide } from '@/shared/insights/mining/find-side.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import { findIntents } from '@/shared/insights/mining/intents.ts';
import { findMoney } from '@/shared/insights/mining/money.ts';
import { splitSentences } from '@/shared/insights/mining/sentences.ts';
import { OPPOSITE } from '@/shared/insights/report/counter-voices.ts';
import { KIND_OF_INTENT } from '@/shared/insights/report/kind-of-intent.ts';

const MAX_QUOTES = 3;
const MIN_QUOTE_CHARS = 12;
const MAX_QUOTE_CHARS = 300;

/** Asks for a sum of money. */
const ASKS_SUM =
  /\bhow much\b.*\b(?:cost|pay|charge|price|fee|rise|rose|increase|raise|subscription|more expensive)|\b(?:what|which) (?:is|was|are) the (?:new |old |monthly )?(?:price|fee|cost)/i;
/** A sentence that names a sum answers that before one that shares words with the question. */
const SUM_WEIGHT = 10;
/** One sum, and what became of it. */
const FROM_TO = /\d+(?:[.,]\d+)?\W+(?:\w+\W+)?(?:to|auf|a|à)\W+(?:\w+\W+)?\d/i;

type Words = Omit<Citation, 'id'>;

interface Asked {
  theme?: string;
  intent?: Intent;
  /** Where it has quotes of its own on what is asked, they come first. */
  report?: Report;
}

/**
 * The words an answer rests on, one an author: what the report quotes on it, since that was mined as saying so in whatever
 * words, then the sentences that share most words with the question.
 */
export function quoteAnswer(message: string, found: readonly InsightItem[], asked: Asked): Citation[] {
  const items = new Map(found.map((item) => [item.id, item]));
  // Who was quoted, and what: two who wrote the same words say one thing.
  const authors = new Set<string>();
  const quotes: Words[] = [];
  const ofReport = quotedInReport(asked);
  const close = closestSentences(message, found, asked);
  // Who asks for a sum is told one: no quote of the report was chosen for it.
  for (const words of ASKS_SUM.test(message) ? [...close, ...ofReport] : [...ofReport, ...close]) {
    const item = items.get(words.itemId);
    const author = item?.author ?? words.itemId;
    const said = foldedWords(words.quote).join(' ');
    if (!item || authors.has(author) || authors.has(said)) continue;
    authors.add(author).add(said);
    quotes.push(words);
    if (quotes.length === MAX_QUOTES) break;
  }
  return quotes.map((words, index) => ({ ...words, id: `c_${String(index + 1).padStart(2, '0')}` }));
}

function quotedInReport({ theme, intent, report }: Asked): Words[] {
  if (!report || (theme === undefined && intent === undefined)) return [];
  const known = new Map(report.citations.map((citation) => [citation.id, citation]));
  const quotesOf = (finding: Finding): readonly string[] => {
    if (theme !== undefined && finding.count.filter.theme !== theme) return [];
    if (intent === undefined || KIND_OF_INTENT[intent] === finding.kind) return finding.citationIds;
    return OPPOSITE[finding.kind].includes(intent) ? finding.counterCitationIds : [];
  };
  return report.findings.flatMap(quotesOf).flatMap((id) => known.get(id) ?? []);
}

/** Words and turns that speak of what is asked: those of the question, and those of its theme in whatever words. */
function createHits(message: string, { theme = '', report }: Asked): (text: string) => number {
  const side = findSide(theme);
  const said = [...foldedWords(theme), ...(side ? [...side.words, ...side.phrases] : [])];
  const words = new Set([
    ...termsOf(message, report?.subject ?? ''),
    ...said.filter((one) => !one.includes(' ')).map(stem),
  ]);
  const turns = said.filter((one) => one.includes(' '));
  return (text) => {
    const read = foldedWords(text);
    const joined = ` ${read.join(' ')} `;
    return (
      read.filter((word) => words.has(stem(word))).length +
      turns.filter((turn) => joined.includes(` ${turn} `)).length
    );
  };
}

/**
 * A sentence an item, of those that speak of what is asked before those that only want the same of something; of others only where
 * there is none of either.
 */
function closestSentences(message: string, found: readonly InsightItem[], asked: Asked): Words[] {
  const hitsOf = createHits(message, asked);
  const { intent } = asked;
  const asksSum = ASKS_SUM.test(message);
  const best = found.flatMap((item) => {
    const [first] = splitSentences(item.text)
      .filter(({ start, end }) => end - start >= MIN_QUOTE_CHARS && end - start <= MAX_QUOTE_CHARS)
      .map(({ start, end, text }) => ({
        words: { itemId: item.id, start, end, quote: item.text.slice(start, end), url: item.url },
        hits:
          2 * hitsOf(text) +
          (intent && findIntents(text).includes(intent) ? 1 : 0) +
          (asksSum && findMoney(text).length > 0 ? SUM_WEIGHT : 0) +
          (asksSum && FROM_TO.test(text) ? 1 : 0),
      }))
      .sort((one, other) => other.hits - one.hits || one.words.start - other.words.start);
    return first ? [first] : [];
  });
  const close = best.filter(({ hits }) => hits > 0);
  // What speaks of the theme and wants what is asked goes before what does one of the two.
  const full = asked.theme && intent ? 3 : 1;
  close.sort((one, other) =>
    asksSum ? other.hits - one.hits : Number(other.hits >= full) - Number(one.hits >= full),
  );
  return (close.length > 0 ? close : best).map(({ words }) => words);
}
