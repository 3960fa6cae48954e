import type { Competitor } from '@/shared/contracts/insight-report.ts';
import { countItems, filterItems } from '@/shared/insights/filter-items.ts';
import { CountCell } from './count-cell.tsx';
import { useReportItems } from './opened-items.tsx';
import style from './report.module.css';
import { say } from './say.ts';
import { CountButton } from './sentence-text.tsx';
import tables from './tables.module.css';

const rows = [
  'mentions',
  'praise',
  'complaints',
  'switchedTo',
  'switchedFrom',
] as const satisfies readonly (keyof Competitor)[];

/** Names side by side, a column each: how much each is spoken of, and how. */
export function CompetitorTable({ competitors }: { competitors: readonly Competitor[] }) {
  const { items } = useReportItems();
  const known = [...items.values()];
  const mentioned = competitors.flatMap(({ mentions }) => filterItems(known, mentions.filter));
  const ids = [...new Set(mentioned.map(({ id }) => id))];
  const all = competitors.reduce((sum, { mentions }) => sum + mentions.value, 0);
  return (
    <div className={tables.scroll}>
      <table className={tables.grid}>
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            {competitors.map(({ name, isSubject }) => (
              <th key={name} scope="col" className={tables.name}>
                {name}
                {isSubject && <span className={style.soft}> {say('askedAbout')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('shareOfVoice')}</th>
            {competitors.map(({ name, mentions }) => (
              <td key={name} className={tables.number}>
                {all === 0 ? (
                  '–'
                ) : (
                  <CountButton count={mentions} label={name}>
                    {`${Math.round((mentions.value / all) * 100)} %`}
                  </CountButton>
                )}
              </td>
            ))}
          </tr>
          {rows.map((key) => (
            <tr key={key}>
              <th scope="row">{say(`row_${key}`)}</th>
              {competitors.map((competitor) => (
                <CountCell
                  key={competitor.name}
                  count={competitor[key]}
                  label={`${competitor.name}, ${say(`row_${key}`).toLowerCase()}`}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style.soft}>
        <CountButton count={countItems(known, { ids })} label={say('shareOfVoice')}>
          {say('mentionsCounted', { count: all })}
        </CountButton>
      </p>
    </div>
  );
}
