import { checkReport } from '@/shared/insights/checks/check-report.ts';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { groupRead } from '@/shared/insights/mining/group.ts';
import { fromKept, partsOf, readPart, toKept } from '@/shared/insights/mining/read-parts.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { writeReport } from '@/shared/insights/report/write-report.ts';
import { makeVoices } from '@/tests/evals/insights/made-voices.ts';
import { tunedSubjects } from '@/tests/evals/insights/tuned-subjects.ts';

// As many posts as sources give, long or short: what each call of the function takes of its own, as the hosted platform counts it.

const [POSTS = 0, SENTENCES = 0] = process.argv.slice(2).map(Number);
if (!POSTS || !SENTENCES) throw new Error('How many posts, of how many sentences?');
const [subject] = tunedSubjects;
const asked = subject && readQuestion({ query: subject.query, mode: 'all' });
if (!subject || !asked?.ok) throw new Error('There is a subject, and a question.');
const question = asked.value;
const made = makeVoices(subject, 7, POSTS * SENTENCES);
const voices = made.slice(0, POSTS).map((voice, index) => ({
  ...voice,
  text: made
    .slice(index * SENTENCES, (index + 1) * SENTENCES)
    .map(({ text }, at) => `${text} Deck ${index % 97}, seat ${index * SENTENCES + at}.`)
    .join(' '),
}));

const calls: Record<string, number> = {};
function call<Result>(name: string, work: () => Result): Result {
  const before = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(before);
  calls[name] = Math.round((user + system) / 1_000);
  return result;
}

const source = { source: 'reddit' as const, status: 'ok' as const, via: null, costUsd: 0, note: null };
const { items, sources } = call('clean', () => cleanItems(question, [{ ...source, items: voices }]));
const kept = partsOf(items).map((part, at) =>
  call(`read ${at}`, () => JSON.stringify(toKept(readPart(question, items, part)))),
);
const authors = items.map(({ raw }) => raw.author);
const grouped = call('group', () => {
  const read = fromKept(
    kept.map((part) => JSON.parse(part)),
    items,
  );
  return groupRead(question, items, { authors, read });
});
const draft = call('write', () => writeReport({ question, sources, grouped, today: '2026-11-22' }));
call('check', () => checkReport(draft, grouped.items));
const words = voices.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
const residentMegabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
console.log(JSON.stringify({ posts: POSTS, wordsAnItem: words / POSTS, calls, residentMegabytes }));
