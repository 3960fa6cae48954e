import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { countComplaints } from './complaint-counts.ts';
import { type MixedSubject, mixedSubjects } from './mixed-subjects.ts';
import { reportOn } from './read-voices.ts';

/** A theme is of a side where so many of its posts speak of that side. */
const MIN_OF_ONE = 0.6;
/** A side that so many people bring up is one that a report must find. */
const MIN_AUTHORS = 3;

const share = (part: number, of: number) => (of === 0 ? '–' : (part / of).toFixed(2));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The side that most of a label's posts speak of, and how many of them do. */
function sideOfLabel(label: string, items: readonly InsightItem[], { readOf }: Pick<MixedSubject, 'readOf'>) {
  const own = items.filter(({ labels }) => labels.themes.some((theme) => theme.label === label));
  const tally = new Map<string, number>();
  for (const { text } of own)
    for (const name of new Set(readOf.get(text)?.themes.map((theme) => theme.name)))
      tally.set(name, (tally.get(name) ?? 0) + 1);
  const [side, times] = [...tally].sort((one, other) => other[1] - one[1])[0] ?? [null, 0];
  return { side: side !== null && times >= own.length * MIN_OF_ONE ? side : null, posts: own.length };
}

export function scoreMixed(subject: Omit<MixedSubject, 'set'> & { set: string }) {
  const { report, items } = reportOn(subject, subject.voices);
  const labels = [...new Set(report.findings.flatMap(({ count }) => count.filter.theme ?? []))];
  const found = labels.map((label) => ({ label, ...sideOfLabel(label, items, subject) }));
  const authorsOf = (side: string) =>
    new Set(
      items.flatMap(({ text, author, id }) =>
        subject.readOf.get(text)?.themes.some(({ name }) => name === side) ? [author ?? id] : [],
      ),
    ).size;
  const wanted = Object.keys(subject.names).filter((side) => authorsOf(side) >= MIN_AUTHORS);
  const labelsOf = (side: string) => found.filter((one) => one.side === side).map(({ label }) => label);
  const { sides } = countComplaints(subject);
  const right = sum(sides.map((side) => side.right));
  return {
    set: subject.set,
    query: subject.query,
    posts: items.length,
    'theme R': share(wanted.filter((side) => labelsOf(side).length > 0).length, wanted.length),
    'theme P': share(found.filter(({ side }) => side !== null).length, found.length),
    'complaint R': share(right, sum(sides.map((side) => side.wanted))),
    'complaint P': share(right, sum(sides.map((side) => side.found))),
    missed: wanted.filter((side) => labelsOf(side).length === 0).join(', '),
    split: wanted
      .filter((side) => labelsOf(side).length > 1)
      .map((side) => `${side}: ${labelsOf(side).join(' + ')}`)
      .join('; '),
    junk: found
      .filter(({ side }) => side === null)
      .map(({ label, posts }) => `${label} ${posts}`)
      .join(', '),
  };
}

/** Threads as they stand on the web, against what was planted in them, by the posts behind each theme; printed. */
export function printMixed(subjects: readonly MixedSubject[] = mixedSubjects): void {
  console.log('Insights: threads, by the posts behind each theme (R recall, P precision)');
  for (const row of subjects.map(scoreMixed)) console.log(row);
}
