import { formatCount } from '@/components/count.ts';
import { isAnswered, statusText } from '@/dashboard/features/research/research-modes.ts';
import type { DropReason, SourceHealth } from '@/shared/contracts/insight-report.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { useReportItems } from './opened-items.tsx';
import style from './report.module.css';
import { say } from './say.ts';
import { CountButton } from './sentence-text.tsx';

/** One, and several. */
const droppedNames: Record<DropReason, readonly [string, string]> = {
  duplicate: ['copy', 'copies'],
  offTopic: ['off topic', 'off topic'],
  spam: ['spam', 'spam'],
  vendor: ['seller', 'sellers'],
  language: ['in another language', 'in other languages'],
  excluded: ['left out by you', 'left out by you'],
  outOfRange: ['of another date', 'of other dates'],
};

const reasons = Object.keys(droppedNames) as DropReason[];
const nameOf = (reason: DropReason, count: number) => droppedNames[reason][count === 1 ? 0 : 1];

/** “left out: 31 copies, 9 spam”, and where they stand; of the reader's own texts, how they begin. */
function Dropped({ dropped, droppedAt = [] }: Pick<SourceHealth, 'dropped' | 'droppedAt'>) {
  const met = reasons.filter((reason) => dropped[reason] > 0);
  if (met.length === 0) return null;
  const text = met.map((reason) => `${dropped[reason]} ${nameOf(reason, dropped[reason])}`).join(', ');
  const said = say('leftOut', { what: text });
  const linked = met
    .map((reason) => ({ reason, places: droppedAt.filter((one) => one.reason === reason) }))
    .filter(({ places }) => places.length > 0);
  if (linked.length === 0) return <span className={style.soft}>{said}</span>;
  return (
    <details className={style.dropped}>
      <summary>{said}</summary>
      {linked.map(({ reason, places }) => (
        <div key={reason}>
          <p>
            {`${nameOf(reason, dropped[reason])}: `}
            {places.map(
              ({ url }, at) =>
                url && (
                  <a key={at} href={url} rel="nofollow noopener noreferrer" target="_blank">
                    {at + 1}
                  </a>
                ),
            )}
          </p>
          <ul>{places.map(({ text }, at) => text && <li key={at}>{text}</li>)}</ul>
        </div>
      ))}
    </details>
  );
}

/** How much of what a source gave was kept: a press shows that. */
function Kept({ source, kept, fetched }: Pick<SourceHealth, 'source' | 'kept' | 'fetched'>) {
  const { items } = useReportItems();
  const button = (
    <CountButton key="kept" count={countItems([...items.values()], { source })} label={sourceLabels[source]}>
      {formatCount(kept)}
    </CountButton>
  );
  return <>{say.parts('kept', { kept: button, fetched: formatCount(fetched) })}</>;
}

/** What each source gave, what of it was kept, and why the rest was not. */
export function HealthStrip({ sources }: { sources: readonly SourceHealth[] }) {
  return (
    <ul className={style.health} aria-label={say('sourcesOf')}>
      {sources.map(({ source, status, via, fetched, kept, dropped, droppedAt, note }) => (
        <li key={source} data-answer={isAnswered(status) ? (fetched > 0 ? 'some' : 'none') : 'failed'}>
          <strong>{sourceLabels[source]}</strong>
          <span>
            {isAnswered(status) && fetched > 0 ? (
              <Kept source={source} kept={kept} fetched={fetched} />
            ) : (
              statusText(status)
            )}
            {via && ` · ${say('by', { via })}`}
          </span>
          <Dropped dropped={dropped} droppedAt={droppedAt} />
          {note && <span className={style.soft}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
