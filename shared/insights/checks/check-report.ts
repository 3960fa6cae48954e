import {
  type Citation,
  type Count,
  count as countSchema,
  type InsightItem,
} from '@/shared/contracts/insight-items.ts';
import { type Audit, type Report, report as reportSchema } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import type { Opportunity } from '@/shared/contracts/insight-surveys.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { findForeignNumbers } from './numbers.ts';
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
  const check = { items, audit, valid };
  const findings = parsed.findings.flatMap((finding) => {
    const citationIds = known(finding.citationIds);
    const statement = checkSentence(finding.statement, finding.title, check);
    if (citationIds.length === 0 || !statement) {
      audit.claimsDropped += 1;
      return [];
    }
    const counterCitationIds = known(finding.counterCitationIds);
    return [{ ...finding, statement, citationIds, counterCitationIds }];
  });
  const survey = parsed.survey.map((answer) => ({
    ...answer,
    answer: answer.answer.flatMap((sentence) => checkSentence(sentence, answer.question, check) ?? []),
    distribution: answer.distribution.map((row) => ({ ...row, citationIds: known(row.citationIds) })),
    citationIds: known(answer.citationIds),
    counterCitationIds: known(answer.counterCitationIds),
  }));
  const summary = parsed.summary.flatMap((sentence) => checkSentence(sentence, parsed.subject, check) ?? []);
  const opportunity = parsed.opportunity && checkOpportunity(parsed.opportunity, check);
  const rest = recountAll({ ...parsed, findings, survey, opportunity, summary }, check);
  const checked: Report = { ...rest, citations, audit };
  if (parsed.findings.length > 0 && findings.length === 0 && survey.length === 0)
    checked.outcome = 'insufficient';
  return checked;
}

interface Check {
  items: readonly InsightItem[];
  audit: Audit;
  valid: ReadonlySet<string>;
}

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
    if (own && own.text.slice(citation.start, citation.end) === citation.quote && citation.quote.length > 0)
      return [{ ...citation, url: own.url }];
    const owner = own && verifyQuote(citation.quote, own.text) ? own : findOnlyOwner(citation.quote, items);
    const span = owner && verifyQuote(citation.quote, owner.text);
    if (!owner || !span) {
      audit.quotesDropped += 1;
      return [];
    }
    if (owner.id !== citation.itemId) audit.quotesMoved += 1;
    const wide = widenOverNegation(span, owner.text);
    return [
      {
        id: citation.id,
        itemId: owner.id,
        ...wide,
        quote: owner.text.slice(wide.start, wide.end),
        url: owner.url,
      },
    ];
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
  const counted = countItems(items, count.filter);
  if (counted.value === count.value && counted.authors === count.authors) return count;
  audit.numbersFixed += 1;
  return counted;
}

/** A sentence whose numbers all count what they say; null for one that carries a number of its own. */
function checkSentence(sentence: Sentence, context: string, check: Check): Sentence | null {
  check.audit.claims += 1;
  const hasTrueNumbers = sentence.numbers.every(
    ({ start, end, count }) =>
      filterItems(check.items, count.filter).length === count.value &&
      sentence.text.slice(start, end) === String(count.value),
  );
  const citationIds = sentence.citationIds.filter((id) => check.valid.has(id));
  if (!hasTrueNumbers || findForeignNumbers(sentence, context, check.items).length > 0) {
    check.audit.claimsDropped += 1;
    check.audit.numbersFixed += hasTrueNumbers ? 0 : 1;
    return null;
  }
  return { ...sentence, citationIds };
}
