import { useEffect, useMemo } from 'react';
import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import type { HandedText } from '@/shared/contracts/text-handoff.ts';
import { heldUntilLogout } from './forget-at-logout.ts';
import { say } from './say.ts';
import { dropDraft, useDraft } from './use-draft.ts';

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

/** Takes a report's findings along to the generator; for the one visit that it asks for. */
export function keepContext(open: OpenReport): void {
  kept.set(contextOf(open));
}

/** What was taken along, once. */
function takeContext(): HandedText | null {
  const taken = kept.get();
  kept.set(null);
  return taken;
}

function readFindings(text: string): HandedText | null {
  try {
    const read: Partial<HandedText> | null = JSON.parse(text || 'null');
    return typeof read?.title === 'string' && typeof read.text === 'string'
      ? { title: read.title, text: read.text }
      : null;
  } catch {
    return null;
  }
}

/** The findings that go along with a topic, over a reload too, until they are left out or the page is left. */
export function useFindings(): [findings: HandedText | null, leaveOut: () => void] {
  const [text, setText] = useDraft('findings');
  useEffect(() => {
    const taken = takeContext();
    if (taken) setText(JSON.stringify(taken));
    return () => dropDraft('findings');
  }, [setText]);
  return [useMemo(() => readFindings(text), [text]), () => setText('')];
}
