import type { OpenReport } from '@/shared/contracts/kept-reports.ts';

/** What findings go along at most; the generator's field takes no more. */
const MAX_FINDINGS = 6;

let kept: { title: string; text: string } | null = null;

/** Findings with their quotes, as a prompt takes them. */
function contextOf({ report }: OpenReport): string {
  if (!report) return '';
  const quotes = new Map(report.citations.map(({ id, quote }) => [id, quote]));
  const findings = report.findings.slice(0, MAX_FINDINGS).map(({ title, statement, citationIds }) => {
    const quote = citationIds.map((id) => quotes.get(id)).find(Boolean);
    return `- ${title}: ${statement.text}${quote ? ` “${quote}”` : ''}`;
  });
  return [`What people say about ${report.subject} (${report.madeOn}):`, ...findings].join('\n');
}

/** Takes a report's findings along to the generator; held in memory alone, and by one question. */
export function keepContext(open: OpenReport): void {
  kept = { title: open.title, text: contextOf(open) };
}

/** What was taken along, once. */
export function takeContext(): { title: string; text: string } | null {
  const taken = kept;
  kept = null;
  return taken;
}
