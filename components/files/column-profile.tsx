import { Failure } from '@/components/failure.tsx';
import type { ColumnView } from '@/shared/documents/worker-messages.ts';
import { language } from '@/shared/texts/language.ts';
import { BarTable } from './bar-table.tsx';
import style from './column-profile.module.css';
import type { AskFile } from './file-entry.ts';
import { sayFigure } from './say.ts';
import { useQuery } from './use-query.ts';

/** Columns that are shown at once. */
const MOST_COLUMNS = 60;

function Bars({ bars, barsAre, name }: ColumnView) {
  const caption = barsAre === 'values' ? sayFigure('mostFrequent', { name }) : sayFigure('spread', { name });
  const shown = bars.map(({ label, count }) => ({
    label,
    value: count,
    shown: count.toLocaleString(language().locale),
  }));
  return <BarTable caption={caption} bars={shown} />;
}

/** What every column of a sheet holds: its kind, its figures, and a chart of them. */
export function ColumnProfile({ ask, sheet }: { ask: AskFile; sheet: string }) {
  const { reply, code, again } = useQuery(ask, 'profile', { body: { sheet } });
  if (code) return <Failure code={code} onRetry={again} />;
  if (!reply) return <div aria-busy="true" />;
  return (
    <ul className={style.columns} aria-label={sayFigure('columns')}>
      {reply.columns.slice(0, MOST_COLUMNS).map((one) => (
        <li key={one.column} className={style.column}>
          <h3 className={style.name} dir="auto">
            <span className={style.letters}>{one.column}</span> {one.name}{' '}
            <span className={style.kind}>{one.kind}</span>
          </h3>
          <dl className={style.facts}>
            {one.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {one.bars.length > 0 && <Bars {...one} />}
        </li>
      ))}
    </ul>
  );
}
