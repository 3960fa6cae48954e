import type { Competitor } from '@/shared/contracts/insight-report.ts';
import { CountCell } from './count-cell.tsx';
import style from './report.module.css';
import { CountButton } from './sentence-text.tsx';
import tables from './tables.module.css';

const rows = [
  ['mentions', 'Mentions'],
  ['praise', 'Praise'],
  ['complaints', 'Complaints'],
  ['switchedTo', 'Came to it'],
  ['switchedFrom', 'Left it'],
] as const satisfies readonly (readonly [keyof Competitor, string])[];

/** Names side by side, a column each: how much each is spoken of, and how. */
export function CompetitorTable({ competitors }: { competitors: readonly Competitor[] }) {
  const all = competitors.reduce((sum, { mentions }) => sum + mentions.value, 0);
  return (
    <div className={tables.scroll}>
      <table className={tables.grid}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {competitors.map(({ name, isSubject }) => (
              <th key={name} scope="col" className={tables.name}>
                {name}
                {isSubject && <span className={style.soft}> (asked about)</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Share of voice</th>
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
          {rows.map(([key, label]) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {competitors.map((competitor) => (
                <CountCell
                  key={competitor.name}
                  count={competitor[key]}
                  label={`${competitor.name}, ${label.toLowerCase()}`}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
