import { formatCount } from '@/components/count.ts';
import type { Chart } from '@/shared/contracts/insight-report.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import style from './report.module.css';
import { say } from './say.ts';
import { CountButton } from './sentence-text.tsx';
import tables from './tables.module.css';

/** What a row is called on screen: sources by their own names. */
const nameOf = (id: Chart['id'], label: string) =>
  id === 'sources' ? ((sourceLabels as Record<string, string>)[label] ?? label) : label;

/** Of how many posts a feeling was read: some may not be judged, and some are in another language. */
function Judged({ rows }: Pick<Chart, 'rows'>) {
  const count = rows.reduce((sum, row) => sum + row.count.value, 0);
  const all = rows[0]?.count.of ?? count;
  return count < all && <p className={style.soft}>{say('postsJudged', { count, all })}</p>;
}

/** Amounts by name: a table whose rows are drawn as long as what they say, with the range each may lie in. */
export function BarChart({ chart: { id, title, caveat, rows } }: { chart: Chart }) {
  const most = Math.max(1, ...rows.map(({ count }) => count.value));
  return (
    <figure className={tables.chart}>
      <figcaption>
        <h3>{title}</h3>
        {id === 'sentiment' && <Judged rows={rows} />}
        {caveat && <p className={style.soft}>{caveat}</p>}
      </figcaption>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('shareLongest')}</th>
            <th scope="col">{say('posts')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{nameOf(id, label)}</th>
              <td aria-hidden="true">
                <span className={tables.fill} style={{ inlineSize: `${(count.value / most) * 100}%` }} />
              </td>
              <td className={tables.number}>
                <CountButton count={count} label={nameOf(id, label)}>
                  {formatCount(count.value)}
                </CountButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
