import { expect, test } from 'vitest';
import type { Report } from '@/shared/contracts/insight-report.ts';
import { blankItems } from '@/shared/insights/report/blank-items.ts';
import { toConcise } from '@/shared/insights/report/concise.ts';
import { toShared } from '@/shared/insights/report/shared-view.ts';
import { applyWording } from '@/shared/insights/wording/apply-wording.ts';
import { findWordables } from '@/shared/insights/wording/find-wordables.ts';
import { readWording } from '@/shared/insights/wording/read-wording.ts';
import { makeVoices } from '@/tests/evals/insights/made-voices.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';
import { tunedSubjects } from '@/tests/evals/insights/tuned-subjects.ts';

// What a model says by a post goes with that post: where it is deleted, and where it may be shown as a link alone.

const [subject] = tunedSubjects;
if (!subject) throw new Error('There is a subject.');
const voices = makeVoices(subject, 3, 200);

function tell(kind: 'finding' | 'question' | 'part') {
  const query = subject?.query ?? '';
  const request = {
    finding: { query },
    question: { query, questions: [`What do people like most about ${query}?`] },
    part: { query, concept: query },
  }[kind];
  const { report, items } = reportOn(request, voices);
  const wordable = findWordables(report).find((one) => one.kind === kind);
  if (!wordable) throw new Error(`There is no ${kind} to word.`);
  const [quote = ''] = wordable.citationIds;
  const words = report.citations.find(({ id }) => id === quote)?.quote.replace(/[^\p{L} ]/gu, '') ?? '';
  const sentence = `People say: ${words.toLowerCase().slice(0, 120)}.`;
  const wording = readWording(
    JSON.stringify({ findings: [{ id: wordable.id, title: 'People say so', sentence, quotes: [quote] }] }),
  );
  if (!wording) throw new Error('It is no wording.');
  const told = applyWording(report, items, { wording, model: 'm-7' });
  const itemId = report.citations.find(({ id }) => id === quote)?.itemId ?? '';
  const itemOf = new Map(report.citations.map((one) => [one.id, one.itemId]));
  const sent = wordable.citationIds.flatMap((id) => itemOf.get(id) ?? []);
  return { report, told, items, itemId, sent, sentence };
}

test.each(['finding', 'question', 'part'] as const)(
  'a model’s sentence of a %s goes with a deleted post',
  (kind) => {
    const { report, told, items, itemId, sent, sentence } = tell(kind);
    expect(JSON.stringify(told)).toContain(sentence);
    const other = items.find(({ id }) => !sent.includes(id))?.id ?? '';
    expect(JSON.stringify(blankItems(told, items, new Set([other])))).toContain(sentence);
    const { report: blanked } = blankItems(told, items, new Set([itemId]));
    expect(JSON.stringify(blanked)).not.toContain(sentence);
    // The rules' own title and counted sentences stand in its stead.
    expect(blanked.findings).toEqual(report.findings);
    expect(blanked.survey).toEqual(report.survey);
    expect(blanked.opportunity).toEqual(report.opportunity);
  },
);

test('a model’s sentence goes with a post it was sent and does not name', () => {
  const { told, items, itemId, sent, sentence } = tell('finding');
  const unnamed = sent.find((id) => id !== itemId) ?? '';
  expect(JSON.stringify(blankItems(told, items, new Set([unnamed])))).not.toContain(sentence);
});

/** A report as it was made before it kept a model's words apart. */
function toEarlier({ findings, ...rest }: Report): Report {
  const plain = { ...rest, findings: findings.map(({ counted: _, ...finding }) => finding) };
  return JSON.parse(JSON.stringify(plain, (key, value) => (key === 'restsOn' ? undefined : value)));
}

test.each(['finding', 'question', 'part'] as const)(
  'a model’s sentence of a %s goes from a report of an earlier version too',
  (kind) => {
    const { report, told, items, itemId, sent, sentence } = tell(kind);
    const earlier = toEarlier(told);
    const other = items.find(({ id }) => !sent.includes(id))?.id ?? '';
    expect(blankItems(earlier, items, new Set([other])).report.findings).toEqual(earlier.findings);
    expect(JSON.stringify(blankItems(earlier, items, new Set([other])))).toContain(sentence);
    const { report: blanked } = blankItems(earlier, items, new Set([itemId]));
    expect(JSON.stringify(blanked)).not.toContain(sentence);
    const words = ({ findings }: Report) => findings.map(({ title, statement }) => [title, statement.text]);
    expect(words(blanked)).toEqual(words(report));
    expect(blanked.survey).toEqual(report.survey);
    expect(blanked.opportunity).toEqual(report.opportunity);
  },
);

test('a model’s sentence of a short report goes with a deleted post', () => {
  const { told, items, itemId, sentence } = tell('finding');
  const short = toConcise(told);
  expect(JSON.stringify(short)).toContain(sentence);
  expect(JSON.stringify(blankItems(short, items, new Set([itemId])))).not.toContain(sentence);
});

test('behind a link nothing is said by a post of X, nor quoted of it', () => {
  const { told, items, itemId, sentence } = tell('finding');
  const ofX = items.map((item) => (item.id === itemId ? { ...item, source: 'x' as const } : item));
  expect(JSON.stringify(toShared(told, items).report)).toContain(sentence);
  const shared = toShared(told, ofX);
  expect(JSON.stringify(shared)).not.toContain(sentence);
  for (const citation of shared.report.citations)
    expect(citation.quote === '').toBe(citation.itemId === itemId);
});
