import * as z from 'zod/mini';
import { type InsightItem, type ReadAs, readAs } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { join } from '@/shared/insights/report/say.ts';
import { createWordingCheck } from './check-wording.ts';
import { findWordables } from './find-wordables.ts';
import type { Wording } from './read-wording.ts';
import { sentQuotes } from './wording-prompt.ts';

/** Where more of a model's sentences are refused, none of it is trusted (insights facts D5.13). */
const MAX_REFUSED = 0.3;

/**
 * Puts a model's words to the findings, survey answers and parts of an opportunity they belong to. Counts, quotes, links and order
 * stay the report's own; a sentence that brings anything of its own, or that its quotes do not say, is refused and the rules' words
 * stand. Where much is refused, all is.
 * @param model its name, shown with the report
 */
export function applyWording(
  report: Report,
  items: readonly InsightItem[],
  { wording, model }: { wording: Wording; model: string },
): Report {
  const check = createWordingCheck(report, { citations: report.citations, items });
  const itemOf = new Map(report.citations.map((citation) => [citation.id, citation.itemId]));
  const known = new Map(findWordables(report).map((wordable) => [wordable.id, wordable]));
  let refused = 0;
  let names = 0;
  const words = new Map<string, { title: string; sentence: Sentence }>();
  for (const { id, title: given, sentence, quotes } of wording.findings) {
    const wordable = known.get(id);
    const title = given.trim();
    const said = { title: wordable?.hasTitle ? title : undefined, sentence: sentence.trim(), quotes };
    const reason = wordable ? check(wordable, said) : 'quotes';
    if (wordable && reason === null) {
      // It may have its words of any quote it was sent, whichever it names.
      const restsOn = sentQuotes(wordable.citationIds).flatMap((quote) => itemOf.get(quote) ?? []);
      words.set(id, { title, sentence: { text: said.sentence, numbers: [], citationIds: quotes, restsOn } });
      continue;
    }
    refused += 1;
    if (reason === 'name') names += 1;
  }
  const audit = {
    ...report.audit,
    claims: report.audit.claims + refused,
    claimsDropped: report.audit.claimsDropped + refused,
    namesRefused: report.audit.namesRefused + names,
  };
  if (words.size === 0 || refused > wording.findings.length * MAX_REFUSED)
    return { ...report, audit: { ...audit, fellBack: true } };
  const worded = { ...place(report, words), citations: labelQuotes(report, wording) };
  return { ...worded, engine: { ...report.engine, kind: 'model', model }, audit };
}

const label = z.object({ quote: z.string(), is: readAs });

/** Puts to a quote what the model reads in it: to one it was given, once, in one of the words there are. No count follows it. */
function labelQuotes(report: Report, { labels }: Wording): Report['citations'] {
  const sent = new Set(findWordables(report).flatMap(({ citationIds }) => sentQuotes(citationIds)));
  const said = new Map<string, ReadAs>();
  for (const one of labels) {
    const { data } = z.safeParse(label, one);
    if (data && sent.has(data.quote) && !said.has(data.quote)) said.set(data.quote, data.is);
  }
  return report.citations.map((citation) => {
    const is = said.get(citation.id);
    return is ? { ...citation, readAs: is } : citation;
  });
}

/** Beside the counted sentences, never in their stead. */
function place(report: Report, words: ReadonlyMap<string, { title: string; sentence: Sentence }>): Report {
  const { findings, survey, opportunity } = report;
  return {
    ...report,
    findings: findings.map((finding) => {
      const said = words.get(finding.id);
      if (!said) return finding;
      const { title, statement } = finding;
      return {
        ...finding,
        title: said.title,
        statement: join([statement, said.sentence]),
        counted: { title, statement },
      };
    }),
    survey: survey.map((answer) => {
      const said = words.get(answer.questionId);
      return said ? { ...answer, answer: [...answer.answer, said.sentence] } : answer;
    }),
    opportunity: opportunity && {
      ...opportunity,
      parts: opportunity.parts.map((part) => {
        const said = words.get(part.key);
        return said ? { ...part, said: said.sentence } : part;
      }),
    },
  };
}
