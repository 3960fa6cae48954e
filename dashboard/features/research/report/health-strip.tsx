import { isAnswered, statusTexts } from '@/dashboard/features/research/research-modes.ts';
import { say } from '@/dashboard/features/research/say.ts';
import type { SourceHealth } from '@/shared/contracts/insight-report.ts';
import { countItems } from '@/shared/insights/filter-items.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { useReportItems } from './opened-items.tsx';
import style from './report.module.css';
import { CountButton } from './sentence-text.tsx';

/** One, and several. */
const droppedNames: Record<keyof SourceHealth['dropped'], readonly [string, string]> = {
  duplicate: ['copy', 'copies'],
  offTopic: ['off topic', 'off topic'],
  spam: ['spam', 'spam'],
  vendor: ['seller', 'sellers'],
  language: ['in another language', 'in other languages'],
  excluded: ['left out by you', 'left out by you'],
  outOfRange: ['of another date', 'of other dates'],
};

/** “31 copies, 9 spam”. */
function droppedText(dropped: SourceHealth['dropped']): string {
  return (Object.keys(droppedNames) as (keyof typeof droppedNames)[])
    .filter((reason) => dropped[reason] > 0)
    .map((reason) => `${dropped[reason]} ${droppedNames[reason][dropped[reason] === 1 ? 0 : 1]}`)
    .join(', ');
}

/** How much of what a source gave was kept: a press shows that. */
function Kept({ source, kept, fetched }: Pick<SourceHealth, 'source' | 'kept' | 'fetched'>) {
  const { items } = useReportItems();
  const button = (
    <CountButton key="kept" count={countItems([...items.values()], { source })} label={sourceLabels[source]}>
      {kept.toLocaleString('en')}
    </CountButton>
  );
  return <>{say.parts('kept', { kept: button, fetched: fetched.toLocaleString('en') })}</>;
}

/** What each source gave, what of it was kept, and why the rest was not. */
export function HealthStrip({ sources }: { sources: readonly SourceHealth[] }) {
  return (
    <ul className={style.health} aria-label="Sources of this report">
      {sources.map(({ source, status, via, fetched, kept, dropped, note }) => {
        const left = droppedText(dropped);
        return (
          <li key={source} data-answered={isAnswered(status)}>
            <strong>{sourceLabels[source]}</strong>
            <span>
              {isAnswered(status) && fetched > 0 ? (
                <Kept source={source} kept={kept} fetched={fetched} />
              ) : (
                statusTexts[status]
              )}
              {via && ` · by ${via}`}
            </span>
            {left && <span className={style.soft}>left out: {left}</span>}
            {note && <span className={style.soft}>{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
