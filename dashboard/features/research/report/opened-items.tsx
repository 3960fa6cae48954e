import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { reportQuery } from '@/dashboard/features/research/reports/report-queries.ts';
import type { Citation, Count, InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import type { SourceHealth } from '@/shared/contracts/insight-report.ts';
import { filterItems } from '@/shared/insights/filter-items.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { DroppedPlaces } from './dropped-places.tsx';
import { type GroupedBy, groupItems } from './grouped-items.ts';
import { ItemText } from './item-text.tsx';
import proof from './proof.module.css';
import { say } from './say.ts';

/** What a press asks to see: the items a number counts, here or in another report, or the one item a quote was cut out of. */
type Wanted =
  | { count: Count; label: string; reportId?: string | undefined; by?: GroupedBy | undefined }
  | { health: SourceHealth }
  | { citation: Citation };

interface ReportItems {
  items: ReadonlyMap<string, InsightItem>;
  open: (wanted: Wanted) => void;
}

const Context = createContext<ReportItems>({ items: new Map(), open: () => undefined });

/** The items of the report around, and the way to open them. */
export const useReportItems = () => useContext(Context);

/** So many items are shown at once; the rest is a press away. */
const PAGE_ITEMS = 30;

/** Posts under who wrote them, or where, or when. */
function GroupedItems({ items, by }: { items: readonly InsightItem[]; by: GroupedBy }) {
  const groups = useMemo(() => groupItems(items, by), [items, by]);
  const [shown, setShown] = useState(PAGE_ITEMS);
  return (
    <>
      {groups.slice(0, shown).map(({ title, items: own }, at) => (
        <section key={at} aria-label={title}>
          <h3>{title}</h3>
          <ItemList items={own} />
        </section>
      ))}
      {groups.length > shown && (
        <Button onClick={() => setShown(shown + PAGE_ITEMS)}>
          {say('showMore', { count: Math.min(PAGE_ITEMS, groups.length - shown) })}
        </Button>
      )}
    </>
  );
}

function ItemList({ items, citation }: { items: readonly InsightItem[]; citation?: Citation }) {
  const [shown, setShown] = useState(PAGE_ITEMS);
  return (
    <>
      <ul className={proof.items}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id}>
            <ItemText item={item} {...(citation && { mark: citation })} />
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button onClick={() => setShown(shown + PAGE_ITEMS)}>
          {say('showMore', { count: Math.min(PAGE_ITEMS, items.length - shown) })}
        </Button>
      )}
    </>
  );
}

/** The items a number of another report counts. */
function EarlierItems({ reportId, count }: { reportId: string; count: Count }) {
  const query = useQuery(reportQuery(reportId));
  if (query.isError) return <LoadFailure query={query} context="report-items" />;
  if (!query.data) return <Skeleton label={say('loadingReport')} lines={4} />;
  return <ItemList items={filterItems(query.data.items, count.filter)} />;
}

function Opened({ wanted, items }: { wanted: Wanted; items: readonly InsightItem[] }) {
  if ('citation' in wanted) {
    const { citation } = wanted;
    return <ItemList items={items.filter(({ id }) => id === citation.itemId)} citation={citation} />;
  }
  if ('health' in wanted) {
    const { health } = wanted;
    return (
      <>
        <DroppedPlaces health={health} />
        <ItemList items={items.filter(({ source }) => source === health.source)} />
      </>
    );
  }
  const { count, reportId, by } = wanted;
  if (reportId) return <EarlierItems reportId={reportId} count={count} />;
  const counted = filterItems(items, count.filter);
  // Behind a link nobody is told apart.
  const isTold = by && (by !== 'author' || counted.some(({ author }) => author !== null));
  return isTold ? <GroupedItems items={counted} by={by} /> : <ItemList items={counted} />;
}

const INTENT_NAMES = {
  complaint: 'complaints',
  praise: 'praise',
  request: 'wishes',
  question: 'questions',
} as const satisfies Partial<Record<Intent, string>>;

const intentName = (intent: Intent) =>
  intent in INTENT_NAMES ? say(INTENT_NAMES[intent as keyof typeof INTENT_NAMES]) : undefined;

/** What a number counts: the theme and how it is spoken of, where the text around names neither. */
function nameCounted({ count: { filter }, label }: Extract<Wanted, { count: Count }>): string {
  const { theme, intent } = filter;
  const how = intent && intentName(intent);
  if (theme === undefined) return label;
  if (how) return `${theme}, ${how}`;
  return label.includes(theme) ? label : theme;
}

function titleOf(wanted: Wanted): string {
  if ('citation' in wanted) return say('whereWritten');
  if ('health' in wanted) return say('fetchedFrom', { source: sourceLabels[wanted.health.source] });
  return say('titleCounted', { what: nameCounted(wanted), count: wanted.count.value });
}

/** Lets every number and quote of a report open what it rests on, in a dialog above it. */
export function OpenedItems({ items, children }: { items: readonly InsightItem[]; children: ReactNode }) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const known = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const value = useMemo(() => ({ items: known, open: setWanted }), [known]);
  return (
    <Context value={value}>
      {children}
      {wanted && (
        <Dialog title={titleOf(wanted)} onClose={() => setWanted(null)} wide>
          <Opened wanted={wanted} items={items} />
        </Dialog>
      )}
    </Context>
  );
}
