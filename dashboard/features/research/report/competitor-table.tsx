import type { Competitor } from '@/shared/contracts/insight-report.ts';
import { CountCell, NumberHeading } from './count-cell.tsx';
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
            <NumberHeading>Share of voice</NumberHeading>
            {columns.map(([key, label]) => (
              <NumberHeading key={key}>{label}</NumberHeading>
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
                {all === 0 ? (
                  '–'
                ) : (
                  <CountButton count={competitor.mentions} label={competitor.name}>
                    {`${Math.round((competitor.mentions.value / all) * 100)} %`}
                  </CountButton>
                )}
              </td>
              {columns.map(([key, label]) => (
                <CountCell
                  key={key}
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
