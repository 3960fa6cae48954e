import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { reportOn } from './read-voices.ts';
import { type ReadReview, type ReviewSubject, reviewSubjects } from './review-subjects.ts';

type Pair = readonly [InsightItem, ReadReview];

/** Posts with what a person reads in each, and what they are asked about. */
type CountedSubject = Pick<ReviewSubject, 'query' | 'names' | 'voices' | 'readOf'> & {
  competitors?: readonly string[];
};

interface SideCount {
  side: string;
  /** Posts that a person reads as complaining of the side, those that the report counts so, and those in both. */
  wanted: number;
  found: number;
  right: number;
}

const blames = ({ themes }: ReadReview, name: string) =>
  themes.some((theme) => theme.name === name && theme.isBlamed);

/** Labels under which a report counts a post's complaints. */
const blamed = ({ labels }: InsightItem): string[] =>
  labels.themes.filter(({ intents }) => intents.includes('complaint')).map(({ label }) => label);

/** Whether a label that fits several sides was meant for another of them that the reader blamed too. */
const isForAnother = (label: string, [, read]: Pair, others: ReviewSubject['names']): boolean =>
  Object.entries(others).some(([name, words]) => words.test(label) && blames(read, name));

/** How many posts complain of each side, counted by the report and by a person. */
export function countComplaints(subject: CountedSubject): {
  sides: SideCount[];
  pairs: Pair[];
  labels: string[];
} {
  const { report, items } = reportOn(subject, subject.voices);
  const pairs = items.flatMap((item): Pair[] => {
    const read = subject.readOf.get(item.text);
    return read ? [[item, read]] : [];
  });
  const sides = Object.entries(subject.names).map(([side, words]) => {
    const { [side]: _, ...others } = subject.names;
    const found = pairs.filter((pair) => {
      const fitting = blamed(pair[0]).filter((label) => words.test(label));
      return fitting.some((label) => blames(pair[1], side) || !isForAnother(label, pair, others));
    });
    const wanted = pairs.filter(([, read]) => blames(read, side));
    return {
      side,
      wanted: wanted.length,
      found: found.length,
      right: found.filter((pair) => wanted.includes(pair)).length,
    };
  });
  const labels = report.findings.flatMap(({ count }) => count.filter.theme ?? []);
  return { sides, pairs, labels };
}

const share = (part: number, of: number) => (of === 0 ? '–' : (part / of).toFixed(2));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Prints how many complaints on each side are counted rightly, and what themes are missing or name no side at all. */
export function printComplaintCounts(subjects: readonly ReviewSubject[] = reviewSubjects): void {
  console.log('Insights: posts that complain of a side, as the report counts them and as a person does');
  console.table(
    subjects.map((subject) => {
      const { sides, labels } = countComplaints(subject);
      const right = sum(sides.map((side) => side.right));
      const isSide = (label: string) => Object.values(subject.names).some((words) => words.test(label));
      return {
        set: subject.set,
        query: subject.query,
        recall: share(right, sum(sides.map(({ wanted }) => wanted))),
        precision: share(right, sum(sides.map(({ found }) => found))),
        counts: sides.map(({ side, wanted, found }) => `${side} ${found}/${wanted}`).join(', '),
        missing: Object.entries(subject.names)
          .filter(([, words]) => !labels.some((label) => words.test(label)))
          .map(([name]) => name)
          .join(', '),
        other: labels.filter((label) => !isSide(label)).join(', '),
      };
    }),
  );
}
