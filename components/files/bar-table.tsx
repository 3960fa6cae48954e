import style from './column-profile.module.css';
import { sayFigure } from './say.ts';

interface BarTableProps {
  /** What the bars show, for those who hear it. */
  caption: string;
  bars: readonly { label: string; value: number; shown: string }[];
  /** Not all there are: which is the highest or the lowest is not to be told from these. */
  isCut: boolean;
}

/** The highest of them and the lowest; of equals the first. */
function endsOf(bars: BarTableProps['bars']) {
  const sorted = [...bars].sort((a, b) => b.value - a.value);
  const lowest = sorted.at(-1);
  return [sorted[0], sorted.find(({ value }) => value === lowest?.value)] as const;
}

/** Bars beside their labels and figures; those below zero are told by their figure. */
export function BarTable({ caption, bars, isCut }: BarTableProps) {
  const [highest, lowest] = endsOf(bars);
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)), Number.MIN_VALUE);
  const table = (
    <table className={style.bars}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {bars.map(({ label, value, shown }, at) => (
          <tr key={`${at} ${label}`}>
            <th scope="row" dir="auto" title={label}>
              {label}
            </th>
            <td className={style.lane} aria-hidden="true">
              <svg className={style.bar} viewBox="0 0 100 1" preserveAspectRatio="none" focusable="false">
                <title>{sayFigure('point', { label, value: shown })}</title>
                <rect width={(100 * Math.abs(value)) / most} height="1" />
              </svg>
            </td>
            <td className={style.count}>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isCut || !highest || !lowest || highest.value === lowest.value) return table;
  return (
    <>
      {table}
      <p className={style.ends}>
        {sayFigure('ends', {
          most: highest.shown,
          mostAt: highest.label,
          least: lowest.shown,
          leastAt: lowest.label,
        })}
      </p>
    </>
  );
}
