import type { Competitor } from '@/shared/contracts/insight-report.ts';
import style from './report.module.css';
import { CountButton } from './sentence-text.tsx';
import tables from './tables.module.css';

const columns = [
  ['mentions', 'Mentions'],
  ['praise', 'Praise'],
  ['complaints', 'Complaints'],
  ['switchedTo', 'Came to it'],
  ['switchedFrom', 'Left it'],
] as const satisfies readonly (readonly [keyof Competitor, string])[];

/** Names side by side: how much each is spoken of, and how. */
export function CompetitorTable({ competitors }: { competitors: readonly Competitor[] }) {
  const all = competitors.reduce((sum, { mentions }) => sum + mentions.value, 0);
  return (
    <div className={tables.scroll}>
      <table className={tables.grid}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className={tables.number}>
              Share of voice
            </th>
            {columns.map(([key, label]) => (
              <th key={key} scope="col" className={tables.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {competitors.map((competitor) => (
            <tr key={competitor.name}>
              <th scope="row">
                {competitor.name}
                {competitor.isSubject && <span className={style.soft}> (asked about)</span>}
              </th>
              <td className={tables.number}>
                {all === 0 ? '–' : `${Math.round((competitor.mentions.value / all) * 100)} %`}
              </td>
              {columns.map(([key, label]) => (
                <td key={key} className={tables.number}>
                  <CountButton count={competitor[key]} label={`${competitor.name}, ${label.toLowerCase()}`}>
                    {String(competitor[key].value)}
                  </CountButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
