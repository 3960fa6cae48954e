import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report, SourceHealth } from '@/shared/contracts/insight-report.ts';
import { countAuthors, countItems } from '@/shared/insights/filter-items.ts';
import { drawCharts } from './charts.ts';
import { CitationBook } from './citations.ts';
import { compareCompetitors } from './competitors.ts';
import { findFindings } from './findings.ts';
import { describeLimits, describeNotFound } from './limits.ts';
import type { Material } from './material.ts';
import { assessOpportunity } from './opportunity.ts';
import { MIN_AUTHORS, MIN_ITEMS, summarise } from './summary.ts';
import { answerSurvey } from './survey.ts';
import { kindOf, titleOf } from './titles.ts';

/** Moves when the same items would give another report. */
export const REPORT_VERSION = 8;

const ANSWERED: ReadonlySet<SourceHealth['status']> = new Set(['ok', 'cached', 'empty']);
const THIN_AUTHORS = 20;
const MAX_SEGMENTS = 12;

/** The report that needs no model: counted, quoted, and said in sentences of ours. The same material gives the same report. */
export function writeReport(material: Material): Report {
  const { question, grouped, sources, today } = material;
  const { items } = grouped;
  const authors = countAuthors(items);
  const isEnough = items.length >= MIN_ITEMS && authors >= MIN_AUTHORS;
  const kind = kindOf(question);
  const book = new CitationBook(items, grouped.tellings);
  const isPlain = kind === 'detailed' || kind === 'concise';
  const findings = isEnough ? findFindings(grouped, book, question.subject) : [];
  const opportunity = kind === 'opportunity-assessment' ? assessOpportunity(material, book) : null;
  const isInsufficient =
    !isEnough || (isPlain && findings.length === 0) || opportunity?.verdict === 'insufficient';
  const outcome = isInsufficient ? 'insufficient' : authors < THIN_AUTHORS ? 'thin' : 'solid';
  const shown = isInsufficient ? [] : findings;
  return {
    schema: 'media-report/1',
    kind: kind === 'concise' ? 'detailed' : kind,
    outcome,
    title: titleOf(question),
    subject: question.subject,
    about: question.about,
    excluded: question.exclude,
    madeOn: today,
    window: { from: question.from, to: question.to },
    engine: { kind: 'offline', model: null, version: REPORT_VERSION },
    synthetic: items.some(({ synthetic }) => synthetic),
    coverage: describeCoverage(items, sources),
    summary: summarise({
      items,
      findings: shown,
      subject: question.subject,
      outcome,
      isAnswered: sources.length === 0 || sources.some(({ status }) => ANSWERED.has(status)),
      isAssessment: opportunity !== null,
    }),
    findings: shown,
    survey: kind === 'consumer-survey' ? answerSurvey(material, book) : [],
    opportunity,
    competitors: isInsufficient ? [] : compareCompetitors(question, items, book),
    segments: isInsufficient ? [] : readSegments(items),
    charts: isInsufficient ? [] : drawCharts(items, grouped.themes, question),
    citations: book.citations,
    notFound: describeNotFound(material, outcome),
    limits: describeLimits(items),
    audit: {
      claims: 0,
      claimsDropped: 0,
      quotes: 0,
      quotesDropped: 0,
      quotesMoved: 0,
      numbers: 0,
      numbersFixed: 0,
      namesRefused: 0,
      fellBack: false,
    },
  };
}

function describeCoverage(
  items: readonly InsightItem[],
  sources: readonly SourceHealth[],
): Report['coverage'] {
  const named = items.filter(({ author }) => author !== null);
  // A text that somebody brought stands in no conversation that is known.
  const inThreads = items.filter(({ source }) => source !== 'import');
  const days = items.flatMap(({ createdAt }) => (createdAt ? [createdAt.slice(0, 10)] : [])).sort();
  const languages = [...new Set(items.map(({ language }) => language))]
    .map((language) => ({ language, count: countItems(items, { language }) }))
    .sort((one, other) => other.count.value - one.count.value || (one.language < other.language ? -1 : 1));
  return {
    sources: [...sources],
    items: items.length,
    authors: countAuthors(named),
    unnamed: items.length - named.length,
    threads: new Set(inThreads.map(({ source, threadId }) => `${source}:${threadId}`)).size,
    languages,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    unthemed: countItems(items, { unthemed: true }),
  };
}

function readSegments(items: readonly InsightItem[]): Report['segments'] {
  const known = new Map<string, Report['segments'][number]>();
  for (const { community, source } of items) {
    if (community === null || known.has(`${source}:${community}`)) continue;
    known.set(`${source}:${community}`, {
      community,
      source,
      count: countItems(items, { source, community }),
    });
  }
  return [...known.values()]
    .filter(({ count }) => count.authors >= 2)
    .sort((one, other) => other.count.value - one.count.value || (one.community < other.community ? -1 : 1))
    .slice(0, MAX_SEGMENTS);
}
