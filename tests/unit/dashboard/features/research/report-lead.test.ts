import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpenedItems } from '@/dashboard/features/research/report/opened-items.tsx';
import { ReportLead } from '@/dashboard/features/research/report/report-lead.tsx';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';
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
  kind: 'theme',
  title: `Theme ${at}`,
  statement: { text: '', numbers: [{ count: { ...countOf(value), filter: {} } }], citationIds: [] },
  citationIds: [],
  count: countOf(value),
});
const complaintOf = (at: number, value: number, complaining: number) => {
  const number = (count: number, intent: string) => ({ count: { ...countOf(count), filter: { intent } } });
  const numbers = [number(5, 'praise'), number(complaining, 'complaint')];
  return { ...findingOf(at, value), kind: 'pain', statement: { text: '', numbers, citationIds: [] } };
};

test('the figures of a report are what their titles claim, of all who speak of it', () => {
  const findings = [complaintOf(0, 76, 54), findingOf(1, 62), complaintOf(2, 38, 37), findingOf(3, 12)];
  const report = { summary: [], citations: [], subject: 'Aurelia', findings } as unknown as Report;
  const lead = createElement(ReportLead, { report });
  const html = renderToStaticMarkup(createElement(OpenedItems, { items: [], children: lead }));
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(text.match(/\d+ of \d+ (?:posts|that) speak of it/g)).toEqual([
    '54 of 76 that speak of it',
    '62 of 432 posts speak of it',
    '37 of 38 that speak of it',
  ]);
});

test('a shift claims complaints, whatever most who speak of it say', () => {
  const faded = { ...complaintOf(0, 76, 54), kind: 'praise', title: 'Complaints about price have faded' };
  const report = { summary: [], citations: [], subject: 'Aurelia', findings: [faded] } as unknown as Report;
  const lead = createElement(ReportLead, { report });
  const html = renderToStaticMarkup(createElement(OpenedItems, { items: [], children: lead }));
  expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain('54 of 76 that speak of it');
});

/** What a report says first, where its answer rests on the posts 1 and 2 and its first finding on 3. */
function voiceWhere(removed: readonly string[]): string | undefined {
  const ids = ['1', '2', '3'];
  const citations = ids.map((id) => ({ id: `c${id}`, itemId: id, quote: `Voice ${id}.` }));
  const items = ids.map((id) => ({ id, source: 'reddit', language: 'en', removed: removed.includes(id) }));
  const report = {
    summary: [{ text: 'It is liked.', numbers: [], citationIds: ['c1', 'c2'] }],
    citations,
    subject: 'Aurelia',
    findings: [{ ...findingOf(0, 9), citationIds: ['c3'] }],
  } as unknown as Report;
  const lead = createElement(ReportLead, { report });
  const shown = { items: items as unknown as InsightItem[], children: lead };
  const html = renderToStaticMarkup(createElement(OpenedItems, shown));
  return /<blockquote[^>]*>([^<]*)/.exec(html)?.[1];
}

test('a report has a voice as long as one of its quotes stands', () => {
  expect(voiceWhere([])).toBe('Voice 1.');
  expect(voiceWhere(['1'])).toBe('Voice 2.');
  expect(voiceWhere(['1', '2'])).toBe('Voice 3.');
  expect(voiceWhere(['1', '2', '3'])).toBeUndefined();
});
