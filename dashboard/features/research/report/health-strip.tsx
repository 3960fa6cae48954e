import { formatCount } from '@/components/count.ts';
import { isAnswered, statusText } from '@/dashboard/features/research/research-modes.ts';
import type { SourceHealth } from '@/shared/contracts/insight-report.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { DroppedPlaces, nameDropped } from './dropped-places.tsx';
import { useReportItems } from './opened-items.tsx';
import style from './report.module.css';
import { say } from './say.ts';
import { CountButton } from './sentence-text.tsx';

/** “left out: 31 copies, 9 spam”, and where they stand. */
function Dropped({ health }: { health: SourceHealth }) {
  const what = nameDropped(health);
  if (what === '') return null;
  return (
    <details className={style.dropped}>
      <summary>{say('leftOut', { what })}</summary>
      <DroppedPlaces health={health} />
    </details>
  );
}

/** How much of what a source gave was kept: a press shows that. */
function Kept({ health }: { health: SourceHealth }) {
  const { source, kept, fetched } = health;
  const { items, open } = useReportItems();
  const button = (
    <CountButton key="kept" count={countItems([...items.values()], { source })} label={sourceLabels[source]}>
      {formatCount(kept)}
    </CountButton>
  );
  const all = (
    <button
      key="fetched"
      type="button"
      className={style.count}
      aria-label={say('showPosts', { count: formatCount(fetched) })}
      title={say('fetchedFrom', { source: sourceLabels[source] })}
      onClick={() => open({ health })}
    >
      {formatCount(fetched)}
    </button>
  );
  return <>{say.parts('kept', { kept: button, fetched: all })}</>;
}

/** What each source gave, what of it was kept, and why the rest was not. */
export function HealthStrip({ sources }: { sources: readonly SourceHealth[] }) {
  return (
    <ul className={style.health} aria-label={say('sourcesOf')}>
      {sources.map((health) => {
        const { source, status, via, fetched, note } = health;
        return (
          <li key={source} data-answer={isAnswered(status) ? (fetched > 0 ? 'some' : 'none') : 'failed'}>
            <strong>{sourceLabels[source]}</strong>
            <span>
              {isAnswered(status) && fetched > 0 ? <Kept health={health} /> : statusText(status)}
              {via && ` · ${say('by', { via })}`}
            </span>
            <Dropped health={health} />
            {note && <span className={style.soft}>{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
