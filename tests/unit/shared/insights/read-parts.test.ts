import { expect, test } from 'vitest';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { groupItems, groupRead } from '@/shared/insights/mining/group.ts';
import { fromKept, keptPart, partsOf, readPart, toKept } from '@/shared/insights/mining/read-parts.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { makeVoices } from '@/tests/evals/insights/made-voices.ts';
import { tunedSubjects } from '@/tests/evals/insights/tuned-subjects.ts';

const [subject] = tunedSubjects;
const asked = subject && readQuestion({ query: subject.query, mode: 'all' });
if (!subject || !asked?.ok) throw new Error('There is a subject, and a question.');
const question = asked.value;

// Posts of some hundred words, as forums have them.
const made = makeVoices(subject, 5, 3_000);
const voices = made.slice(0, 500).map((voice, index) => ({
  ...voice,
  text: made
    .slice(index * 6, index * 6 + 6)
    .map(({ text }, at) => `${text} Deck ${index}, seat ${at}.`)
    .join(' '),
}));
const { items } = cleanItems(question, [
  { source: 'reddit', status: 'ok', via: null, items: voices, costUsd: 0, note: null },
]);
const parts = partsOf(items);

test('every item is in one part, and no part is more than a hosted call can read', () => {
  expect(parts.length).toBeGreaterThan(1);
  expect(parts[0]?.from).toBe(0);
  expect(parts.at(-1)?.to).toBe(items.length);
  expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ to }) => to));
  for (const { from, to } of parts) {
    const chars = items.slice(from, to).reduce((sum, { raw }) => sum + raw.text.length, 0);
    expect(chars).toBeLessThanOrEqual(120_000);
  }
  readPart(question, items.slice(0, 5));
  const before = process.threadCpuUsage();
  readPart(question, items, parts[0]);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1_800);
});

test('no items are no part, and one longer than a part is one', () => {
  expect(partsOf([])).toEqual([]);
  const [first] = items;
  if (!first) throw new Error('There is an item.');
  const long = { ...first, raw: { ...first.raw, text: 'x'.repeat(200_000) } };
  expect(partsOf([long, long])).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 2 },
  ]);
});

test('texts that were read in parts, and kept between, are labelled as those read in one go, byte for byte', () => {
  const authors = items.map(({ raw }) => raw.author);
  const kept = parts.map((part) =>
    keptPart.parse(JSON.parse(JSON.stringify(toKept(readPart(question, items, part))))),
  );
  const inParts = groupRead(question, items, { authors, read: fromKept(kept, items) });
  expect(JSON.stringify(inParts)).toBe(JSON.stringify(groupItems(question, items, authors)));
});
