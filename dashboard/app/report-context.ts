import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import type { HandedText } from '@/shared/contracts/text-handoff.ts';
import { heldUntilLogout } from './forget-at-logout.ts';
import { say } from './say.ts';

/** What findings go along at most; the generator's field takes no more. */
const MAX_FINDINGS = 6;

const kept = heldUntilLogout<HandedText | null>(() => null);

/** Findings with their quotes, as a prompt takes them. */
export function contextOf({ title, report }: OpenReport): HandedText | null {
  if (!report) return null;
  const quotes = new Map(report.citations.map(({ id, quote }) => [id, quote]));
  const findings = report.findings.slice(0, MAX_FINDINGS).map((finding) => {
    const quote = finding.citationIds.map((id) => quotes.get(id)).find(Boolean);
    return `- ${finding.title}: ${finding.statement.text}${quote ? ` “${quote}”` : ''}`;
  });
  const head = say('whatPeopleSay', { subject: report.subject, madeOn: report.madeOn });
  return { title, text: [head, ...findings].join('\n') };
}

/** Takes a report's findings along to the generator; held in memory alone, and by one question. */
export function keepContext(open: OpenReport): void {
  kept.set(contextOf(open));
}

/** What was taken along, once. */
export function takeContext(): HandedText | null {
  const taken = kept.get();
  kept.set(null);
  return taken;
}
