import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { weeklyMail } from '@/supabase/functions/analysis/mail-weekly.ts';
import { writeFeed } from '@/supabase/functions/analysis/write-feed.ts';

const title =
  'What people say about </title><script>alert(1)</script>\r\nBcc: everybody@example.test &c\u0007';
const summary = ['12 of 40 posts speak of <b>noise</b>.', 'A & B differ.'];
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('a feed carries hostile words as words, and links to the report alone', () => {
  const feed = writeFeed(
    { title, reports: [{ id, finishedAt: '2026-11-22T10:00:00.000Z', summary }] },
    'https://site.example/',
  );
  expect(feed).not.toMatch(/<script|<b>/);
  expect(feed).not.toContain('\u0007');
  expect(feed).toContain(`<link>https://site.example/reports/${id}</link>`);
  expect(feed).toContain('<pubDate>Sun, 22 Nov 2026 10:00:00 GMT</pubDate>');
  expect(feed.match(/<item>/g)).toHaveLength(1);
});

test('a mail has one subject line and no markup of anybody’s', () => {
  const mail = weeklyMail(
    { id, title, outcome: 'solid', email: 'ada@example.test', summary },
    'https://site.example',
  );
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toMatch(/<script|<b>/);
  expect(
    JSON.stringify(parse(mail.html), (key, value) => (key === 'parentNode' ? undefined : value)),
  ).not.toContain('"tagName":"script"');
  expect(mail.text).toContain(`https://site.example/reports/${id}`);
});
