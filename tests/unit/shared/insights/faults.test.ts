import { expect, test } from 'vitest';
import { MAX_QUESTIONS } from '@/shared/contracts/analysis.ts';
import type { SourceStatus } from '@/shared/contracts/insight-report.ts';
import { checkReport } from '@/shared/insights/checks/check-report.ts';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { groupItems } from '@/shared/insights/mining/group.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { writeMarkdown } from '@/shared/insights/report/markdown.ts';
import { writeReport } from '@/shared/insights/report/write-report.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const voices = toImportedItems(
  [
    'The skeg fell off.',
    'My skeg popped out again.',
    'Lost the skeg on the first trip.',
    'Love the seat.',
  ].map((text, index) => ({ text, author: `writer ${index}` })),
);
const survey = (questions: readonly string[]) => ({
  query: '',
  mode: 'consumer-survey' as const,
  surveyData: { product: 'Kestrel kayak', mode: 'consumer-survey' as const, questions: [...questions] },
});

function reportWith(statuses: Readonly<Record<'reddit' | 'x' | 'lemmy', SourceStatus>>, isSomeHere: boolean) {
  const question = readQuestion({ query: 'Kestrel kayak', mode: 'all' });
  if (!question.ok) throw new Error(question.error);
  const results = Object.entries(statuses).map(([source, status]) => ({
    source: source as keyof typeof statuses,
    status,
    via: null,
    items: [],
    costUsd: 0,
    note: null,
  }));
  const brought = {
    source: 'import' as const,
    status: 'ok' as const,
    via: null,
    items: voices,
    costUsd: 0,
    note: null,
  };
  const { items, sources } = cleanItems(question.value, isSomeHere ? [...results, brought] : results);
  const grouped = groupItems(
    question.value,
    items,
    items.map(({ raw }) => raw.author),
  );
  return checkReport(
    writeReport({ question: question.value, sources, grouped, today: '2026-11-22' }),
    grouped.items,
  );
}

test('with every source down nothing is claimed, and each says why', () => {
  const report = reportWith({ reddit: 'blocked', x: 'quota', lemmy: 'timeout' }, false);
  expect(report).toMatchObject({ outcome: 'insufficient', findings: [], charts: [], citations: [] });
  // Where nobody answered nothing was searched, and so nothing was not found.
  expect(report.summary[0]?.text).toBe('No source could be read, so nothing is known of Kestrel kayak yet.');
  expect(report.notFound.join(' ')).toMatch(/Reddit refused.*X has given all.*Lemmy did not answer in time/);
});

const EIGHT = [
  'The hull cracked in cold water.',
  'Love how light it is to carry.',
  'Its paddle clip rusted.',
  'The seat hurts my back after an hour.',
  'Paid too much for what it does.',
  'Support answered within a day.',
  'Folds into a bag, great for trains.',
  'The hatch leaks in waves.',
];

test('too little says what is there and what is missing', () => {
  const said = (count: number, people: number, asked: { concept?: string } = {}) => {
    const texts = EIGHT.slice(0, count).map((text, index) => ({
      text: `Kestrel kayak. ${text}`,
      author: `writer ${index % people}`,
    }));
    const { outcome, summary } = reportOn(
      { query: 'Kestrel kayak', ...asked },
      toImportedItems(texts),
    ).report;
    return [outcome, summary.map(({ text }) => text).join(' ')];
  };
  const insufficient = (words: RegExp) => ['insufficient', expect.stringMatching(words)];
  expect(said(0, 1)).toEqual(insufficient(/^Nothing was found on/));
  expect(said(1, 1)).toEqual(insufficient(/^Only 1 post was found/));
  expect(said(8, 2)).toEqual(insufficient(/^8 posts were found .* by too few people/));
  expect(said(8, 8, { concept: 'A folding kayak' })).toEqual(
    insufficient(/^8 posts were found .* needs at least two sources and twenty people/),
  );
});

test('with one slow and two down the others make the report', () => {
  const report = reportWith({ reddit: 'blocked', x: 'error', lemmy: 'timeout' }, true);
  expect(report.findings.length).toBeGreaterThan(0);
  expect(report.coverage.sources.map(({ status }) => status)).toEqual(['blocked', 'error', 'timeout', 'ok']);
});

test('a survey of no questions is refused, one of fifty is answered in full', () => {
  expect(readQuestion(survey([]))).toMatchObject({ ok: false, error: 'invalid_request' });
  expect(readQuestion(survey([' ', '\u200b']))).toMatchObject({ ok: false, error: 'invalid_request' });
  const many = Array.from({ length: MAX_QUESTIONS }, (_, index) => `What of the skeg, part ${index}?`);
  expect(readQuestion(survey([...many, 'One more?']))).toMatchObject({ ok: false, error: 'too_long' });
  expect(reportOn({ query: 'Kestrel kayak', questions: many }, voices).report.survey).toHaveLength(50);
});

test('markup in a question stays text', () => {
  const asked = '<img src=x onerror=alert(1)> What of the [skeg](https://evil.example)?';
  const { report, items } = reportOn({ query: 'Kestrel kayak', questions: [asked] }, voices);
  expect(report.survey[0]?.question).toBe(asked);
  const written = writeMarkdown(report, items);
  expect(written).not.toMatch(/(?<!\\)<img/);
  expect(written).not.toMatch(/(?<!\\)\]\(https:\/\/evil/);
});

test.each<[string, string, string]>([
  ['nothing', '', 'empty_draft'],
  ['white space', ' \u200b\n ', 'empty_draft'],
  ['signs alone', '"" -- ()', 'empty_draft'],
  ['10,000 characters', 'kayak '.repeat(1_667), 'too_long'],
])('a query of %s is refused', (_, query, error) => {
  expect(readQuestion({ query, mode: 'all' })).toMatchObject({ ok: false, error });
});

test.each([
  'カヤックの評判',
  'site:evil.example lang:xx kayak -"free money"',
  "kayak'; drop table analyses; --",
])('a query like %s is a question', (query) => expect(readQuestion({ query, mode: 'all' }).ok).toBe(true));

test.each([
  ['value', 4_711],
  ['of', 4_711],
  ['authors', 4_711],
  ['unnamed', 4_711],
  ['interval', [0.4711, 0.4712]],
  ['sources', ['quora']],
])('every %s of a count of a report is counted again, wherever it stands', (field, lie) => {
  const { report, items } = reportOn({ query: 'Kestrel kayak', competitors: ['Tahoma'] }, [
    ...voices,
    ...toImportedItems([{ text: 'The Tahoma leaks more than my Kestrel.', author: 'writer 9' }]),
  ]);
  // What the text of a sentence says is checked otherwise: a false one goes.
  const isOfSentence = (path: string) => /\.(?:statement|said)\.|\.(?:summary|answer|risks)\./.test(path);
  const paths: string[] = [];
  const falsified = structuredClone(report);
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('value' in value && 'interval' in value && !isOfSentence(path)) {
      paths.push(path);
      Object.assign(value, { [field]: lie });
    } else for (const [key, one] of Object.entries(value)) walk(one, `${path}.${key}`);
  };
  walk(falsified, '');
  expect(paths.some((path) => path.startsWith('.competitors'))).toBe(true);
  expect(paths.some((path) => path.startsWith('.coverage'))).toBe(true);
  const { audit, ...checked } = checkReport(falsified, items);
  expect(JSON.stringify(checked)).not.toMatch(/4711|quora/);
  expect(audit.numbersFixed).toBeGreaterThanOrEqual(paths.length);
});

test('what is left out is counted by its reason, and can be looked up where it was written', () => {
  const question = readQuestion({ query: 'Kestrel kayak', mode: 'all' });
  if (!question.ok) throw new Error(question.error);
  const text = 'The skeg of my Kestrel kayak fell off on the very first trip down the river.';
  const items = ['one', 'two', 'three'].map((nativeId, index) => ({
    ...voices[0],
    source: 'lemmy' as const,
    nativeId,
    author: nativeId,
    text: index === 2 ? 'Soup of the day is leek, and it was good.' : text,
    url: `https://lemmy.example/${nativeId}`,
  }));
  const answered = { source: 'lemmy' as const, status: 'ok' as const, via: null, costUsd: 0, note: null };
  const { sources } = cleanItems(question.value, [{ ...answered, items: items as never }]);
  expect(sources).toMatchObject([{ kept: 1, dropped: { duplicate: 1, offTopic: 1, spam: 0 } }]);
  expect(sources[0]?.droppedAt).toEqual([
    { reason: 'offTopic', url: 'https://lemmy.example/three' },
    { reason: 'duplicate', url: 'https://lemmy.example/two' },
  ]);
});
