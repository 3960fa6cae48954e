import { expect, test } from 'vitest';
import { youtube } from '@/shared/insights/sources/youtube.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

// What *Sources* and every report say of YouTube's comments is so.

const texts = [
  'The skeg of my Kestrel kayak fell off on the first day, terrible.',
  'My skeg popped out again in the waves, awful.',
  'Lost the skeg on the first trip with it.',
  'I was never happy with the skeg of this boat.',
  'Love the seat, it is so comfortable.',
  'The seat is great on long days.',
  'The seat is really comfortable.',
];
const voices = (likes: number) =>
  texts.map((text, index) => ({
    source: 'youtube' as const,
    nativeId: `Ug${index}`,
    kind: 'video_comment' as const,
    textKind: 'full' as const,
    url: `https://www.youtube.com/watch?v=v&lc=Ug${index}`,
    author: `writer ${index}`,
    threadId: 'v',
    community: 'A channel',
    title: 'Kestrel kayak review',
    createdAt: null,
    text,
    score: likes,
    replies: 0,
    answered: null,
    licence: null,
    paid: false,
    synthetic: false,
  }));

test('no sentiment is derived from YouTube, its likes stand in no number, and what its words say is counted', () => {
  const { report, items } = reportOn({ query: 'Kestrel kayak' }, voices(7_301));
  expect(items).toHaveLength(texts.length);
  for (const { labels } of items) expect(labels.sentiment).toBe('skipped');
  expect(report.charts.map(({ id }) => id)).not.toContain('sentiment');
  expect(report.findings.length).toBeGreaterThan(0);
  for (const { sentiment } of report.findings) expect(sentiment).toBeNull();
  expect(JSON.stringify(report)).not.toContain('7301');
  expect(report.findings).toEqual(reportOn({ query: 'Kestrel kayak' }, voices(0)).report.findings);
  expect(items.filter(({ labels }) => labels.intents.includes('complaint')).length).toBeGreaterThan(0);
  expect(youtube.terms).toMatch(
    /No sentiment is derived .*likes and views stand in no number.*counted with the posts/,
  );
  expect(report.limits.join(' ')).toMatch(/No sentiment is derived from YouTube comments/);
});
