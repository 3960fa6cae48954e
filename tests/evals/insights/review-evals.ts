import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { reportOn } from './read-voices.ts';
import { type ReadReview, type ReviewSubject, reviewSubjects } from './review-subjects.ts';

interface Tally {
  found: number;
  wanted: number;
  right: number;
}

const share = (part: number, of: number) => (of === 0 ? '–' : (part / of).toFixed(2));
const recallOf = ({ right, wanted }: Tally) => share(right, wanted);
const precisionOf = ({ right, found }: Tally) => share(right, found);

/** Compares what was found of each item with what a person read in it, by keys. */
function compare(
  items: readonly (readonly [InsightItem, ReadReview])[],
  keysOf: {
    found: (item: InsightItem, read: ReadReview) => string[];
    wanted: (read: ReadReview) => string[];
  },
): Tally {
  const tally: Tally = { found: 0, wanted: 0, right: 0 };
  for (const [item, read] of items) {
    const wanted = new Set(keysOf.wanted(read));
    const found = new Set(keysOf.found(item, read));
    tally.found += found.size;
    tally.wanted += wanted.size;
    tally.right += [...found].filter((key) => wanted.has(key)).length;
  }
  return tally;
}

/** The side a theme's label stands for: one that the reader named where it fits several, else the label itself. */
function sideOf(label: string, { names }: ReviewSubject, { themes }: ReadReview): string {
  const fitting = Object.entries(names).flatMap(([name, words]) => (words.test(label) ? [name] : []));
  return fitting.find((name) => themes.some((theme) => theme.name === name)) ?? fitting[0] ?? label;
}

function scoreReviews(subject: ReviewSubject, isRated: boolean) {
  const voices = isRated ? subject.voices : subject.unrated;
  const { items } = reportOn(subject, voices);
  const pairs = items.flatMap((item) => {
    const read = subject.readOf.get(item.text);
    return read ? [[item, read] as const] : [];
  });
  const judged = pairs.filter(([, { stance }]) => stance === 'positive' || stance === 'negative');
  const opposite = judged.filter(
    ([{ labels }, { stance }]) => labels.sentiment === (stance === 'positive' ? 'negative' : 'positive'),
  );
  const themes = compare(pairs, {
    found: ({ labels }, read) => labels.themes.map(({ label }) => sideOf(label, subject, read)),
    wanted: (read) => read.themes.map(({ name }) => name),
  });
  const opinions = compare(pairs, {
    found: ({ labels }, read) =>
      labels.themes.flatMap(({ label, intents }) =>
        intents
          .filter((intent) => intent === 'praise' || intent === 'complaint')
          .map((intent) => `${sideOf(label, subject, read)} ${intent}`),
      ),
    wanted: (read) =>
      read.themes.flatMap(({ name, isPraised, isBlamed }) => [
        ...(isPraised ? [`${name} praise`] : []),
        ...(isBlamed ? [`${name} complaint`] : []),
      ]),
  });
  const switches = compare(pairs, {
    found: ({ labels: { switched } }) => (switched ? ['switch'] : []),
    wanted: ({ from, to }) => (from || to ? ['switch'] : []),
  });
  const wishes = compare(pairs, {
    found: ({ labels }) => (labels.intents.includes('request') ? ['wish'] : []),
    wanted: ({ isWish }) => (isWish ? ['wish'] : []),
  });
  return {
    set: subject.set,
    query: subject.query,
    stars: isRated,
    items: items.length,
    stance: share(
      judged.filter(([{ labels }, { stance }]) => labels.sentiment === stance).length,
      judged.length,
    ),
    opposite: opposite.length,
    themed: share(pairs.filter(([{ labels }]) => labels.themes.length > 0).length, pairs.length),
    'theme R': recallOf(themes),
    'theme P': precisionOf(themes),
    'opinion R': recallOf(opinions),
    'opinion P': precisionOf(opinions),
    switches: `${switches.right}/${switches.wanted} of ${switches.found}`,
    wishes: `${wishes.right}/${wishes.wanted} of ${wishes.found}`,
  };
}

/** Reviews as people import them, against what a person reads in each; printed, with the stars and without. */
export function printReviews(subjects: readonly ReviewSubject[] = reviewSubjects): void {
  console.log('Insights: imported reviews, each read by a person (R recall, P precision)');
  console.table(
    subjects.flatMap((subject) => [true, false].map((isRated) => scoreReviews(subject, isRated))),
  );
}
