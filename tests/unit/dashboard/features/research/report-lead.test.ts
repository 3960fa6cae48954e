import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpenedItems } from '@/dashboard/features/research/report/opened-items.tsx';
import { ReportLead } from '@/dashboard/features/research/report/report-lead.tsx';
import type { Report } from '@/shared/contracts/insight-report.ts';

const countOf = (value: number) => ({
  value,
  of: 432,
  authors: value,
  sources: ['reddit'],
  interval: [0, 1],
});
const findingOf = (at: number, value: number) => ({
  id: `f_${at}`,
  title: `Theme ${at}`,
  citationIds: [],
  count: countOf(value),
});

test('the figures of a report say what they count: all who speak of a subject, not who complain', () => {
  const findings = [76, 62, 31, 12].map((value, at) => findingOf(at, value));
  const report = { summary: [], citations: [], subject: 'Aurelia', findings } as unknown as Report;
  const lead = createElement(ReportLead, { report });
  const html = renderToStaticMarkup(createElement(OpenedItems, { items: [], children: lead }));
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(text.match(/\d+ of 432 posts speak of it/g)).toEqual(
    [76, 62, 31].map((value) => `${value} of 432 posts speak of it`),
  );
});
