import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportSummary } from '@/dashboard/features/research/report/report-summary.tsx';
import type { SourceStatus } from '@/shared/contracts/insight-report.ts';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { groupItems } from '@/shared/insights/mining/group.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { writeReport } from '@/shared/insights/report/write-report.ts';

/** What stands on the page where sources gave nothing for a reason of their own. */
function shown(isAll: boolean, ...statuses: SourceStatus[]): string {
  const question = readQuestion({ query: 'Kestrel kayak', mode: 'all', options: { competitors: ['Perch'] } });
  if (!question.ok) throw new Error(question.error);
  const ids = ['reddit', 'youtube'] as const;
  const asked = statuses.map((status, at) => ({
    ...{ source: ids[at] ?? ('x' as const), status, via: null, items: [], costUsd: 0, note: null },
  }));
  const { items, sources } = cleanItems(question.value, asked);
  const grouped = groupItems(question.value, items, []);
  const report = writeReport({ question: question.value, sources, grouped, today: '2026-11-27' });
  // The order of what was not found is the report's own affair.
  const turned = { ...report, notFound: [...report.notFound].reverse() };
  const audit = {} as never;
  return renderToStaticMarkup(
    createElement(ReportSummary, { report: { ...turned, audit }, items: [], isAll }),
  );
}

test('where every source failed each says why, and nothing else does', () => {
  const page = shown(false, 'quota', 'timeout');
  expect(page).toContain('Reddit has given all it gives for now');
  expect(page).toContain('YouTube did not answer in time');
  expect(page).not.toContain('Perch');
});

test.each(['blocked', 'quota', 'no_key', 'timeout', 'error'] as const)(
  'after %s all sources are offered where they were not searched',
  (status) => {
    expect(shown(false, status)).toContain(', or search all sources.');
    expect(shown(true, status, status)).not.toContain('search all sources');
  },
);

test('what to do reads as a sentence in either case', () => {
  expect(shown(false, 'quota')).toContain(
    'Try again in a few hours, set a key of your own on the Sources page, or search all sources.',
  );
  expect(shown(true, 'quota', 'quota')).toContain(
    'Try again in a few hours or set a key of your own on the Sources page.',
  );
});

test('what the sources gave is folded away, unless one of them gave no answer', () => {
  expect(shown(false, 'empty', 'ok')).toMatch(/<details class="\S+"><summary>Sources of this report/);
  expect(shown(false, 'empty', 'timeout')).toMatch(/<details class="\S+" open=""><summary>Sources/);
});
