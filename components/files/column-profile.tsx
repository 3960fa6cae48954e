import { formatNumber } from '@/components/library/plural.ts';
import type { ColumnView } from '@/shared/documents/worker-messages.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import style from './column-profile.module.css';
import type { AskFile } from './file-entry.ts';
import { useQuery } from './use-query.ts';

/** Columns that are shown at once. */
const MOST_COLUMNS = 60;

function Bars({ bars, barsAre, name }: ColumnView) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className={style.bars}>
      <caption className="visually-hidden">
        {barsAre === 'values' ? `Most frequent values of ${name}` : `How the numbers of ${name} spread`}
      </caption>
      <tbody>
        {bars.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row" dir="auto">
              {label}
            </th>
            <td className={style.lane} aria-hidden="true">
              <svg className={style.bar} viewBox="0 0 100 1" preserveAspectRatio="none" focusable="false">
                <title>{`${label}: ${count}`}</title>
                <rect width={(100 * count) / most} height="1" />
              </svg>
            </td>
            <td className={style.count}>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What every column of a sheet holds: its kind, its figures, and a chart of them. */
export function ColumnProfile({ ask, sheet }: { ask: AskFile; sheet: string }) {
  const { reply, code } = useQuery(ask, 'profile', { body: { sheet } });
  if (code) return <p>{textFor('popup', code)}</p>;
  if (!reply) return <div aria-busy="true" />;
  return (
    <ul className={style.columns} aria-label="Columns">
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
