import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { type OutsidePost, type OutsideSubject, outsideSubjects } from './outside-subjects.ts';
import { reportOn } from './read-voices.ts';

/** A reported theme is of a side where so many of its posts speak of that side, and finds it where it holds so many of the side's. */
const LEAST = { ofOne: 0.6, ofSide: 1 / 3 };

const share = (part: number, of: number) => (of === 0 ? '–' : (part / of).toFixed(2));

type PostOf = (item: InsightItem) => OutsidePost | undefined;
type Reported = ReturnType<typeof reportOn> & { postOf: PostOf };

function scoreThemes({ themes, posts }: OutsideSubject, { report, items, postOf }: Reported) {
  const labels = new Set(report.findings.flatMap(({ count }) => count.filter.theme ?? []));
  const sizeOf = (side: string) =>
    posts.filter(({ kind, themes: own }) => kind === 'real' && own.includes(side)).length;
  const read = [...labels].map((label) => {
    const own = items.filter((item) => item.labels.themes.some((theme) => theme.label === label));
    const [best] = themes
      .map(({ name }) => ({ name, times: own.filter((item) => postOf(item)?.themes.includes(name)).length }))
      .sort((one, other) => other.times - one.times);
    const isOne = best !== undefined && best.times >= own.length * LEAST.ofOne;
    return { label, side: isOne ? best.name : null, times: best?.times ?? 0 };
  });
  const found = themes.filter(({ name }) =>
    read.some(({ side, times }) => side === name && times >= sizeOf(name) * LEAST.ofSide),
  );
  return {
    'themes R/P': `${share(found.length, themes.length)}/${share(read.filter(({ side }) => side).length, read.length)}`,
    missed: themes.flatMap(({ name }) => (found.some((one) => one.name === name) ? [] : [name])).join(', '),
    junk: read.flatMap(({ label, side }) => (side ? [] : [label])).join(', '),
  };
}

function scoreBlame(items: readonly InsightItem[], postOf: PostOf) {
  const real = items.filter((item) => postOf(item)?.kind === 'real');
  const isBlamed = (item: InsightItem) => /^(?:neg|mixed)$/.test(postOf(item)?.sentiment ?? '');
  const told = real.filter(({ labels }) => labels.intents.includes('complaint'));
  const right = told.filter(isBlamed).length;
  return `${share(right, real.filter(isBlamed).length)}/${share(right, told.length)}`;
}

function scoreOutside(subject: OutsideSubject) {
  const { posts, survey } = subject;
  const voices = toImportedItems(posts.map(({ text, author, date }) => ({ text, author, createdAt: date })));
  const asked = { query: subject.subject, about: subject.about, competitors: subject.rivals };
  const { report, items } = reportOn({ ...asked, questions: survey.map(({ question }) => question) }, voices);
  const byText = new Map(posts.map((post) => [post.text.trim(), post]));
  const postOf: PostOf = ({ text }) => byText.get(text);
  const kept = (kind: OutsidePost['kind']) =>
    `${items.filter((item) => postOf(item)?.kind === kind).length}/${posts.filter((post) => post.kind === kind).length}`;
  const idOf = new Map(items.map((item) => [item.id, postOf(item)?.id ?? '']));
  const cited = new Map(report.citations.map(({ id, itemId }) => [id, idOf.get(itemId) ?? '']));
  const answered = report.survey.filter(({ answerable, citationIds }, index) => {
    const wanted = survey[index];
    if (!wanted?.answerable) return answerable === 'no';
    return answerable !== 'no' && citationIds.some((id) => wanted.ids?.includes(cited.get(id) ?? ''));
  });
  return {
    set: subject.set,
    subject: subject.subject,
    ...scoreThemes(subject, { report, items, postOf }),
    'blame R/P': scoreBlame(items, postOf),
    'survey right': `${answered.length}/${survey.length}`,
    'real kept': kept('real'),
    'sellers kept': kept('vendor'),
    'spam kept': kept('spam'),
    'namesakes kept': kept('namesake'),
    'orders kept': kept('injection'),
  };
}

/** Prints what is found in files that somebody wrote who knew none of the code, sides and answers planted by themselves. */
export function printOutside(subjects: readonly OutsideSubject[] = outsideSubjects()): void {
  console.log('Insights: files with planted truths by writers who knew no rule (R recall, P precision)');
  for (const row of subjects.map(scoreOutside)) console.log(row);
}
