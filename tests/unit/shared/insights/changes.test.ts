import { expect, test } from 'vitest';
import { filterItems } from '@/shared/insights/filter-items.ts';
import { findChanges } from '@/shared/insights/report/changes.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const SKEG = ['The skeg fell off.', 'My skeg popped out again.', 'Lost the skeg on the first trip.'];
const SEAT = ['The seat is superb.', 'What a comfortable seat.', 'Love the seat.', 'The seat is great.'];
const HATCH = ['The hatch leaks.', 'My hatch leaks in waves.', 'The hatch leaked on day one.'];

const lookAt = (texts: readonly string[]) =>
  reportOn(
    { query: 'Kestrel kayak' },
    toImportedItems(
      texts.map((text, index) => ({ text: `Kestrel kayak. ${text}`, author: `writer ${index}` })),
    ),
  );

const before = { id: crypto.randomUUID(), at: '2026-11-01T00:00:00.000Z', ...lookAt([...SKEG, ...SEAT]) };
const now = lookAt([
  ...SEAT,
  ...SKEG.slice(0, 1),
  ...HATCH,
  'Seat broke.',
  'The seat squeaks.',
  'A bad seat.',
]);
const changes = findChanges(before, now);

test('what came, went and moved is told, and every number counts its posts, of then and of now', () => {
  expect(changes.fresh.map(({ theme }) => theme)).toContain('hatch');
  expect(changes.gone.map(({ theme }) => theme)).toContain('skeg');
  expect(changes).toMatchObject({ since: before.at, previousId: before.id });
  const rows = [changes.items, ...changes.fresh, ...changes.gone, ...changes.rising, ...changes.falling];
  for (const row of rows) {
    expect(filterItems(before.items, row.before.filter)).toHaveLength(row.before.value);
    expect(filterItems(now.items, row.now.filter)).toHaveLength(row.now.value);
  }
});

test('the same posts have changed nothing', () => {
  const same = findChanges(before, before);
  expect([same.fresh, same.gone, same.rising, same.falling]).toEqual([[], [], [], []]);
});

test('posts that stand under another theme now are neither gone nor new', () => {
  const renamed = {
    report: {
      ...before.report,
      findings: before.report.findings.map((finding) =>
        finding.count.filter.theme === 'skeg'
          ? { ...finding, count: { ...finding.count, filter: { theme: 'fin' } } }
          : finding,
      ),
    },
    items: before.items.map((item) => ({
      ...item,
      labels: {
        ...item.labels,
        themes: item.labels.themes.map((theme) =>
          theme.label === 'skeg' ? { ...theme, label: 'fin' } : theme,
        ),
      },
    })),
  };
  const { fresh, gone } = findChanges(before, renamed);
  expect([fresh, gone]).toEqual([[], []]);
});
