import {
  type Citation,
  type Count,
  count as countSchema,
  type InsightItem,
} from '@/shared/contracts/insight-items.ts';
import {
  type Audit,
  type Finding,
  type Report,
  report as reportSchema,
} from '@/shared/contracts/insight-report.ts';
import type { Opportunity } from '@/shared/contracts/insight-surveys.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { noCounter } from '@/shared/insights/report/counter-voices.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { type Check, checkSentence } from './check-sentence.ts';
import { verifyQuote, widenOverNegation } from './verify-quote.ts';

/**
 * The last look at a report before anybody sees it (insights facts D5): every quote is cut again out of its item, every
 * number counted again from its filter, every sentence and finding without proof taken out. What was done is its audit.
 */
export function checkReport(draft: Report, items: readonly InsightItem[]): Report {
  const parsed = reportSchema.parse(draft);
  const audit: Audit = { ...parsed.audit };
  const citations = checkCitations(parsed.citations, items, audit);
  const valid = new Set(citations.map(({ id }) => id));
  const known = (ids: readonly string[]) => ids.filter((id) => valid.has(id));
  const { subject, about, competitors } = parsed;
  const asked = [subject, about, ...competitors.map(({ name }) => name), ...Object.values(sourceLabels)].join(
    ' ',
  );
  const check = { items, audit, valid, asked };
  const meetCounter = (claim: Claim, among: Count) => {
    const ids = known(claim.counterCitationIds).filter((id) => !claim.citationIds.includes(id));
    const note = claim.counterNote && checkSentence(claim.counterNote, subject, check);
    return {
      counterCitationIds: ids,
      counterNote: ids.length > 0 ? null : (note ?? noCounter(countItems(items, among.filter))),
    };
  };
  const itemOf = new Map(citations.map(({ id, itemId }) => [id, itemId]));
  const findings = parsed.findings.flatMap((finding) => {
    const counted = new Set(filterItems(items, finding.count.filter).map(({ id }) => id));
    // What a finding does not count proves nothing of it.
    const citationIds = known(finding.citationIds).filter((id) => counted.has(itemOf.get(id) ?? ''));
    const statement = checkSentence(finding.statement, finding.title, check);
    if (citationIds.length === 0 || !statement) {
      audit.claimsDropped += 1;
      return [];
    }
    return [{ ...finding, statement, citationIds, ...meetCounter(finding, finding.count) }];
  });
  const survey = parsed.survey.map((answer) => ({
    ...answer,
    answer: answer.answer.flatMap((sentence) => checkSentence(sentence, answer.question, check) ?? []),
    distribution: answer.distribution.map((row) => ({ ...row, citationIds: known(row.citationIds) })),
    citationIds: known(answer.citationIds),
    ...(answer.answerable !== 'no' && meetCounter(answer, answer.basis)),
  }));
  const summary = parsed.summary.flatMap((sentence) => {
    const isProved = sentence.numbers.length > 0 || sentence.citationIds.length > 0;
    // That nothing was found is told of no post.
    if (isProved || parsed.outcome === 'insufficient') return checkSentence(sentence, subject, check) ?? [];
    audit.claims += 1;
    audit.claimsDropped += 1;
    return [];
  });
  const opportunity = parsed.opportunity && checkOpportunity(parsed.opportunity, check);
  const rest = recountAll({ ...parsed, findings, survey, opportunity, summary }, check);
  const checked: Report = { ...rest, citations, audit };
  if (parsed.findings.length > 0 && findings.length === 0 && survey.length === 0)
    checked.outcome = 'insufficient';
  return checked;
}

type Claim = Pick<Finding, 'citationIds' | 'counterCitationIds'> & {
  counterNote?: Finding['counterNote'] | undefined;
};

function checkOpportunity(opportunity: Opportunity, check: Check): Opportunity {
  const { concept } = opportunity;
  return {
    ...opportunity,
    parts: opportunity.parts.map(({ said, ...part }) => {
      const kept = said && checkSentence(said, concept, check);
      return { ...part, ...(kept && { said: kept }) };
    }),
    risks: opportunity.risks.flatMap((risk) => checkSentence(risk, concept, check) ?? []),
  };
}

/** Cuts every quote again. One that stands in exactly one other item belongs to that; one that stands nowhere goes. */
function checkCitations(
  citations: readonly Citation[],
  items: readonly InsightItem[],
  audit: Audit,
): Citation[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return citations.flatMap((citation) => {
    audit.quotes += 1;
    const own = byId.get(citation.itemId);
    const isExact =
      citation.quote.length > 0 && own?.text.slice(citation.start, citation.end) === citation.quote;
    const isOwn = isExact || (own && verifyQuote(citation.quote, own.text));
    const owner = isOwn ? own : findOnlyOwner(citation.quote, items);
    const span = isExact ? citation : owner && verifyQuote(citation.quote, owner.text);
    if (!owner || !span) {
      audit.quotesDropped += 1;
      return [];
    }
    if (owner.id !== citation.itemId) audit.quotesMoved += 1;
    const { start, end } = widenOverNegation(span, owner.text);
    const quote = owner.text.slice(start, end);
    return [{ ...citation, itemId: owner.id, start, end, quote, url: owner.url }];
  });
}

function findOnlyOwner(quote: string, items: readonly InsightItem[]): InsightItem | undefined {
  const owners = items.filter(({ text }) => verifyQuote(quote, text) !== null);
  return owners.length === 1 ? owners[0] : undefined;
}

/** Looked at before it is parsed: of a report's objects one in five is a count. */
const isCount = (value: object): value is Count =>
  'filter' in value && 'interval' in value && countSchema.safeParse(value).success;

/**
 * Counts again every count of a report, wherever it stands; another result takes its place. What is read out of a count, as the text
 * of a sentence is, has been checked before.
 */
function recountAll<T>(value: T, check: Check): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => recountAll(one, check)) as T;
  if (isCount(value)) return recount(value, check) as T & Count;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, recountAll(one, check)])) as T;
}

function recount(count: Count, { items, audit }: Check): Count {
  audit.numbers += 1;
  const counted = countItems(items, count.filter, count.among);
  if (told(counted) === told(count)) return count;
  audit.numbersFixed += 1;
  return counted;
}

/** All that a count says: how many, of how many, by whom, where, and how sure. */
const told = ({ value, of, authors, unnamed = 0, sources, interval }: Count): string =>
  JSON.stringify([value, of, authors, unnamed, [...sources].sort(), interval]);
