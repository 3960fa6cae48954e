import { Fragment } from 'react';
import { formatCount } from '@/components/count.ts';
import { formatDay } from '@/dashboard/app/format-date.ts';
import { CountButton } from '@/dashboard/features/research/report/sentence-text.tsx';
import type { Count } from '@/shared/contracts/insight-items.ts';
import type { ReportChanges } from '@/shared/contracts/kept-reports.ts';
import style from './reports.module.css';
import { say } from './say.ts';

type Change = ReportChanges['fresh'][number];

/** A number of this report, or of the one before where that is named. */
function Posts({ count, label, previousId }: { count: Count; label: string; previousId?: string }) {
  return (
    <CountButton
      count={count}
      label={previousId ? say('before', { label }) : label}
      {...(previousId && { reportId: previousId })}
    >
      {formatCount(count.value)}
    </CountButton>
  );
}

interface ThemesProps {
  changes: readonly Change[];
  previousId: string;
  shown: readonly ('before' | 'now')[];
}

/** “noise (12 → 31), price (4 → 9)”. */
function Themes({ changes, previousId, shown }: ThemesProps) {
  return changes.map((change, at) => (
    <Fragment key={change.theme}>
      {at > 0 && ', '}
      {change.theme} (
      {shown.map((when, place) => (
        <Fragment key={when}>
          {place > 0 && ' → '}
          <Posts count={change[when]} label={change.theme} {...(when === 'before' && { previousId })} />
        </Fragment>
      ))}
      )
    </Fragment>
  ));
}

/** What is different from the last time this was asked; its numbers open the posts of then and of now. */
export function ChangesNote({ changes }: { changes: ReportChanges }) {
  const { since, previousId, fresh, gone, rising, falling, items } = changes;
  const lines = [
    { name: say('fresh'), of: fresh, shown: ['now'] },
    { name: say('rising'), of: rising, shown: ['before', 'now'] },
    { name: say('falling'), of: falling, shown: ['before', 'now'] },
    { name: say('gone'), of: gone, shown: ['before'] },
  ] as const;
  const filled = lines.filter(({ of }) => of.length > 0);
  const label = say('allPosts');
  return (
    <section className={style.changes} aria-labelledby="changes-title">
      <h2 id="changes-title">{say('changedSince', { day: formatDay(since) })}</h2>
      <p>
        {say.parts('thenAndNow', {
          before: <Posts key="before" count={items.before} label={label} previousId={previousId} />,
          now: <Posts key="now" count={items.now} label={label} />,
        })}
        {filled.length === 0 && ` ${say('sameAsBefore')}`}
      </p>
      <dl>
        {filled.map(({ name, of, shown }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Themes changes={of} previousId={previousId} shown={shown} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
