import { formatPlainDay } from '@/dashboard/app/format-date.ts';
import type { Confidence, InsightItem } from '@/shared/contracts/insight-items.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { say } from './say.ts';

export type GroupedBy = NonNullable<NonNullable<Confidence['facts']>[number]['by']>;

interface Group {
  title: string;
  items: InsightItem[];
}

const keyOf: Readonly<Record<GroupedBy, (item: InsightItem) => string>> = {
  author: ({ author, source }) => (author === null ? '' : `${source}:${author}`),
  thread: ({ source, threadId }) => (source === 'import' ? '' : `${source}:${threadId}`),
  source: ({ source }) => source,
  day: ({ createdAt }) => createdAt?.slice(0, 10) ?? '',
};

/** What a group is called; people have no names here, only numbers. */
const titleOf: Readonly<Record<GroupedBy, (item: InsightItem, at: number) => string>> = {
  author: ({ author }, at) => (author === null ? say('withoutName') : say('personNumbered', { at })),
  thread: ({ source, title }, at) =>
    source === 'import' ? sourceLabels.import : (title ?? say('talkNumbered', { at })),
  source: ({ source }) => sourceLabels[source],
  day: ({ createdAt }) => (createdAt ? formatPlainDay(createdAt) : say('withoutDay')),
};

/** Posts by who wrote them, where, in which conversation or when: as many groups as the number says that opened them. */
export function groupItems(items: readonly InsightItem[], by: GroupedBy): Group[] {
  const groups = new Map<string, InsightItem[]>();
  for (const item of items) {
    const key = keyOf[by](item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  const sorted = [...groups].sort(([one, left], [other, right]) =>
    by === 'day'
      ? one.localeCompare(other)
      : Number(one === '') - Number(other === '') || right.length - left.length,
  );
  return sorted.map(([, group], index) => {
    const [first] = group;
    return { title: first ? titleOf[by](first, index + 1) : '', items: group };
  });
}
