import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { Report } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { namedAuthors } from '@/shared/insights/filter-items.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { pointsOf } from './points.ts';

/** spec §8. */
export const NO_RESULTS = 'No results found';

/** Text that Markdown would read as marks or links, as text. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~#]/g, '\\$&')
    .replace(/\r?\n+/g, ' ')
    .replace(/^(\s*)([-+=]|\d+\.)(?=\s)/, '$1\\$2');
}

/** A report as Markdown: the `result` of spec §7, and the export. Its links go to items alone. */
export function writeMarkdown(report: Report, items: readonly InsightItem[]): string {
  if (report.coverage.items === 0 && report.outcome === 'insufficient') return NO_RESULTS;
  const cite = createCiting(report, items);
  const parts = [
    `# ${escapeMarkdown(report.title)}`,
    ...(report.synthetic
      ? ['> Made-up posts: made by a script for trying the product, written by nobody.']
      : []),
    report.summary.map(cite.sentence).join(' '),
    ...section(
      'What was found',
      report.findings.map((finding) => writeFinding(finding, cite)),
    ),
    ...section(
      'Answers',
      report.survey.map((answer) => writeAnswer(answer, cite)),
    ),
    ...section('Opportunity', report.opportunity ? [writeOpportunity(report.opportunity, cite)] : []),
    ...section('Competitors', writeCompetitors(report)),
    ...section(
      'Not found',
      report.notFound.map((line) => `- ${escapeMarkdown(line)}`),
    ),
    ...section(
      'How it was made',
      report.limits.map((line) => `- ${escapeMarkdown(line)}`),
    ),
    ...section('Sources', writeHealth(report)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

interface Citing {
  sentence: (sentence: Sentence) => string;
  quote: (id: string) => string;
}

function createCiting({ citations }: Report, items: readonly InsightItem[]): Citing {
  const byId = new Map(citations.map((citation) => [citation.id, citation]));
  const itemById = new Map(items.map((item) => [item.id, item]));
  return {
    sentence: ({ text }) => escapeMarkdown(text),
    quote(id) {
      const citation = byId.get(id);
      const item = citation && itemById.get(citation.itemId);
      if (!citation || !item) return '';
      if (item.removed) return '> *Removed at its source.*';
      const where = [sourceLabels[item.source], item.community, item.createdAt?.slice(0, 10)]
        .filter(Boolean)
        .map((part) => escapeMarkdown(String(part)))
        .join(', ');
      const link =
        citation.url && /^https?:\/\/[^\s<>()]+$/.test(citation.url) ? `[${where}](${citation.url})` : where;
      return `> “${escapeMarkdown(citation.quote)}” — ${link}`;
    },
  };
}

function section(title: string, blocks: readonly string[]): string[] {
  const filled = blocks.filter(Boolean);
  const isList = filled.every((block) => block.startsWith('- ') || block.startsWith('|'));
  return filled.length === 0 ? [] : [`## ${title}`, filled.join(isList ? '\n' : '\n\n')];
}

/** As the page names how far a finding is borne out. */
const BASIS = { high: 'broad', medium: 'fair', low: 'thin', anecdote: 'one voice' } as const;

function writeFinding(finding: Report['findings'][number], cite: Citing): string {
  const quotes = finding.citationIds.map(cite.quote);
  const counter = finding.counterCitationIds.map(cite.quote);
  return [
    `### ${escapeMarkdown(finding.title)}`,
    `${cite.sentence(finding.statement)} Basis: ${BASIS[finding.confidence.level]} (${finding.confidence.reasons.join(', ')}).`,
    quotes.join('\n>\n'),
    ...(counter.length > 0 ? ['On the other hand:', counter.join('\n>\n')] : []),
    ...(finding.counterNote ? [cite.sentence(finding.counterNote)] : []),
  ].join('\n\n');
}

function writeAnswer(answer: Report['survey'][number], cite: Citing): string {
  const rows = answer.distribution.map(
    ({ label, count }) =>
      `- ${escapeMarkdown(label)}: ${count.value} posts${namedAuthors(count) > 0 ? `, ${namedAuthors(count)} authors` : ''}`,
  );
  return [
    `### ${escapeMarkdown(answer.question)}`,
    answer.answerable === 'no'
      ? `Cannot be answered. ${answer.reason ?? ''}`
      : answer.answer.map(cite.sentence).join(' '),
    rows.join('\n'),
    answer.citationIds.map(cite.quote).join('\n>\n'),
    ...(answer.counterCitationIds.length > 0
      ? ['On the other hand:', answer.counterCitationIds.map(cite.quote).join('\n>\n')]
      : []),
    ...(answer.counterNote ? [cite.sentence(answer.counterNote)] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeOpportunity(opportunity: NonNullable<Report['opportunity']>, cite: Citing): string {
  if (opportunity.score === null || opportunity.range === null)
    return 'Insufficient: fewer than 20 authors or two sources, so no score is given.';
  const points = pointsOf(opportunity.parts, opportunity.score);
  return [
    `**${opportunity.verdict}**, ${opportunity.score} of 100 (${opportunity.range[0]} to ${opportunity.range[1]}).`,
    opportunity.parts
      .map((part) => `- ${part.label}: ${points.get(part.key) ?? 0} of ${part.weight}. ${part.formula}.`)
      .join('\n'),
    opportunity.parts.flatMap(({ said }) => (said ? [cite.sentence(said)] : [])).join(' '),
    opportunity.risks.map(cite.sentence).join(' '),
    opportunity.nextSteps.map((step) => `- ${escapeMarkdown(step)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeCompetitors({ competitors }: Report): string[] {
  if (competitors.length === 0) return [];
  return [
    '| | posts | praise | complaints | switched to | switched from |',
    '|---|---|---|---|---|---|',
    ...competitors.map(
      ({ name, mentions, praise, complaints, switchedTo, switchedFrom }) =>
        `| ${escapeMarkdown(name)} | ${mentions.value} | ${praise.value} | ${complaints.value} | ${switchedTo.value} | ${switchedFrom.value} |`,
    ),
  ];
}

function writeHealth({ coverage }: Report): string[] {
  return coverage.sources.map(({ source, status, fetched, kept, via, note }) => {
    const by = via ? ` by ${escapeMarkdown(via)}` : '';
    return `- ${sourceLabels[source]}${by}: ${status.replace('_', ' ')}, ${kept} of ${fetched} posts kept.${note ? ` ${escapeMarkdown(note)}` : ''}`;
  });
}
