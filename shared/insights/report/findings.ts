import type { Count, InsightItem, Intent, ItemFilter } from '@/shared/contracts/insight-items.ts';
import type { Finding } from '@/shared/contracts/insight-report.ts';
import type { Sentence } from '@/shared/contracts/insight-sentence.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import type { Grouped } from '@/shared/insights/mining/group.ts';
import { splitSubject } from '@/shared/insights/mining/subject-sides.ts';
import type { CitationBook } from './citations.ts';
import { judgeConfidence } from './confidence.ts';
import { meetCounter, OPPOSITE, oppositeOfSwitch, rarerOf } from './counter-voices.ts';
import { titleFinding } from './finding-title.ts';
import { KIND_OF_INTENT } from './kind-of-intent.ts';
import { nameTheme } from './name-theme.ts';
import { join, say } from './say.ts';
import { readShift } from './shift.ts';
import { readTrend } from './trend.ts';

type Kind = Finding['kind'];

const MAX_FINDINGS = 18;
const MAX_CITATIONS = 4;
const MIN_AUTHORS = 2;
const MIN_OWN = 2;
/**
 * What a title says of a theme is said by so many of the people who bring it up: two wishes among thirty posts on beans are no wish of people for other beans.
 */
const MIN_SAYING = 0.2;
/** What cuts across themes is a finding from this share of the posts on. */
const MIN_ACROSS = 0.03;

/** One finding a theme, and two that cut across: price and changing sides. What was asked about comes first, then what most people bring up. */
export function findFindings({ items, themes }: Grouped, book: CitationBook, subject: string): Finding[] {
  const { sides } = splitSubject(subject);
  const isAsked = ({ label }: { label: string }) => Number(sides.includes(label));
  const drafts = themes.map((label) => ({
    label,
    kind: chooseKind(items, label),
    filter: { theme: label } as ItemFilter,
  }));
  const across: { label: string; kind: Kind; filter: ItemFilter }[] = [
    { label: 'switching', kind: 'switch', filter: { intent: 'switch' } },
  ];
  if (!themes.includes('price')) across.push({ label: 'price', kind: 'price', filter: { intent: 'price' } });
  return [...drafts, ...across]
    .map((draft) => ({ ...draft, count: countItems(items, draft.filter) }))
    .filter(({ count, filter }) =>
      filter.theme
        ? count.authors >= MIN_AUTHORS
        : count.authors >= Math.max(MIN_AUTHORS, items.length * MIN_ACROSS),
    )
    .sort((one, other) => isAsked(other) - isAsked(one) || other.count.authors - one.count.authors)
    .slice(0, MAX_FINDINGS)
    .flatMap((draft) => makeFinding(draft, { items, subject, book }))
    .map((finding, index) => ({ ...finding, id: `f_${index + 1}` }));
}

function chooseKind(items: readonly InsightItem[], theme: string): Kind {
  const of = (intent: Intent) => countItems(items, { theme, intent }).authors;
  const complaints = of('complaint');
  const praise = of('praise');
  const strongest = (Object.keys(KIND_OF_INTENT) as Intent[])
    .map((intent) => ({ intent, authors: of(intent) }))
    .sort((one, other) => other.authors - one.authors)[0];
  if (!strongest || strongest.authors === 0) return 'theme';
  const all = countItems(items, { theme }).authors;
  if (strongest.authors < Math.max(MIN_AUTHORS, all * MIN_SAYING)) return 'theme';
  const isJudged = strongest.intent === 'complaint' || strongest.intent === 'praise';
  const isTied = Math.min(complaints, praise) * 2 > Math.max(complaints, praise);
  if (isJudged && isTied) return 'theme';
  return KIND_OF_INTENT[strongest.intent] ?? 'theme';
}

interface Ground {
  items: readonly InsightItem[];
  subject: string;
  book: CitationBook;
}

function makeFinding(
  { label, kind, filter, count }: { label: string; kind: Kind; filter: ItemFilter; count: Count },
  ground: Ground,
): Omit<Finding, 'id'>[] {
  const { items, book } = ground;
  const about = filterItems(items, filter);
  const among = new Set(about.map(({ id }) => id));
  const theme = filter.theme === undefined ? {} : { theme: filter.theme };
  const supporting = intentsOf(kind, filter);
  const any = { ...theme, items: among };
  const saying = { ...any, ...(supporting && { intents: supporting }) };
  // What is only brought up is proved by whoever brings it up; what is liked or blamed by those who say so.
  const citationIds =
    kind === 'theme'
      ? [...new Set([...book.pick(saying, MAX_CITATIONS), ...book.pick(any, MAX_CITATIONS)])].slice(
          0,
          MAX_CITATIONS,
        )
      : pickFirst(book, [{ ...saying, without: OPPOSITE[kind] }, saying, any]);
  if (citationIds.length === 0) return [];
  const met = meetOpposition({ kind, filter, count, citationIds }, ground);
  const [contrary] = OPPOSITE[kind];
  // Where the filter is an intent itself, another would take its place.
  const said = filter.intent ? { ids: [...among] } : filter;
  const opposing =
    JUDGING.has(kind) && contrary ? countItems(items, { ...said, intent: contrary }, filter) : null;
  const shift = kind === 'pain' || kind === 'theme' || kind === 'praise' ? readShift(items, label) : null;
  const described = describe(items, { label, kind, filter, count });
  const statement = shift ? join([described, shift.told]) : described;
  return [
    {
      kind,
      title: titleFinding(items, { label, kind, filter, shift }),
      statement: { ...statement, citationIds: met.citationIds },
      count,
      sentiment: readSentiment(items, filter),
      trend: readTrend(items, filter),
      ...met,
      confidence: judgeConfidence(items, filter, opposing),
    },
  ];
}

/** Kinds of which a share can say the opposite. */
const JUDGING: ReadonlySet<Kind> = new Set(['pain', 'praise', 'request', 'workaround', 'price']);

/** What speaks against a finding; of a change to something else all who were read may. */
function meetOpposition(
  {
    kind,
    filter,
    count,
    citationIds,
  }: Pick<Finding, 'kind' | 'count' | 'citationIds'> & { filter: ItemFilter },
  { items, subject, book }: Ground,
): ReturnType<typeof meetCounter> {
  const about = filterItems(items, filter);
  const claim = { citationIds, theme: filter.theme, isTwoSided: kind === 'theme' };
  if (kind === 'switch') {
    const opposite = oppositeOfSwitch(about, subject);
    return meetCounter(book, {
      ...claim,
      about: items,
      opposite,
      isOfWhole: true,
      among: countItems(items, {}),
    });
  }
  const opposite = kind === 'theme' ? rarerOf(about) : OPPOSITE[kind];
  return meetCounter(book, { ...claim, about, opposite, among: count });
}

/** The posts of a finding's theme that say what its title says. */
export function countSaying(
  items: readonly InsightItem[],
  { kind, count }: Pick<Finding, 'kind' | 'count'>,
): Count {
  const [intent] = count.filter.theme === undefined ? [] : (intentsOf(kind, count.filter) ?? []);
  return intent && kind !== 'theme' ? countItems(items, { ...count.filter, intent }) : count;
}

function intentsOf(kind: Kind, { intent }: ItemFilter): readonly Intent[] | undefined {
  if (intent) return [intent];
  if (kind === 'theme') return ['praise', 'complaint'];
  return (Object.keys(KIND_OF_INTENT) as Intent[]).filter((candidate) => KIND_OF_INTENT[candidate] === kind);
}

function pickFirst(book: CitationBook, wishes: readonly Parameters<CitationBook['pick']>[0][]): string[] {
  // What judges by its own words is enough by itself; what its neighbours judge only fills up.
  const own = wishes[0] ? book.pick({ ...wishes[0], isOwn: true }, MAX_CITATIONS) : [];
  if (own.length >= MIN_OWN) return own;
  for (const wish of wishes) {
    const found = book.pick(wish, MAX_CITATIONS);
    if (found.length > 0) return found;
  }
  return [];
}

function readSentiment(items: readonly InsightItem[], filter: ItemFilter): Finding['sentiment'] {
  const of = (sentiment: 'positive' | 'negative' | 'neutral' | 'unclear') =>
    countItems(items, { ...filter, sentiment });
  const found = {
    positive: of('positive'),
    negative: of('negative'),
    neutral: of('neutral'),
    unclear: of('unclear'),
  };
  return Object.values(found).every(({ value }) => value === 0) ? null : found;
}

/** What stands under a finding's title: how many bring it up, and what they want. */
function describe(
  items: readonly InsightItem[],
  { label, kind, filter, count }: { label: string; kind: Kind; filter: ItemFilter; count: Count },
): Sentence {
  const all = countItems(items, {});
  const opening =
    kind === 'switch'
      ? say`${count} of ${all} posts tell of a change from one product to another.`
      : say`${count} of ${all} posts speak of ${nameTheme(label)}.`;
  if (kind === 'switch' || filter.theme === undefined) return opening;
  const parts: [Intent, string][] = [
    ['complaint', 'complain'],
    ['praise', 'praise it'],
    ['request', 'ask for something'],
    ['question', 'ask a question'],
    ['workaround', 'tell of a way around it'],
  ];
  const counted = parts
    .map(([intent, verb]) => ({ verb, count: countItems(items, { ...filter, intent }) }))
    .filter((part) => part.count.value > 0);
  if (counted.length === 0) return opening;
  const clauses = counted.map(({ verb, count: part }, index) => {
    const lead = index === 0 ? 'Of these, ' : '';
    return say`${lead}${part} ${part.value === 1 ? singular(verb) : verb}`;
  });
  return join([opening, listClauses(clauses)]);
}

const SINGULAR: Readonly<Record<string, string>> = {
  complain: 'complains',
  'praise it': 'praises it',
  'ask for something': 'asks for something',
  'ask a question': 'asks a question',
  'tell of a way around it': 'tells of a way around it',
};
const singular = (verb: string) => SINGULAR[verb] ?? verb;

/** `A, B and C.` of clauses with numbers in them. */
function listClauses(clauses: readonly Sentence[]): Sentence {
  let text = '';
  const numbers: Sentence['numbers'] = [];
  clauses.forEach((clause, index) => {
    if (index > 0) text += index === clauses.length - 1 ? ' and ' : ', ';
    const shift = text.length;
    text += clause.text;
    numbers.push(
      ...clause.numbers.map(({ start, end, count }) => ({ start: start + shift, end: end + shift, count })),
    );
  });
  return { text: `${text}.`, numbers, citationIds: [] };
}
