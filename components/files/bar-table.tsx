import style from './column-profile.module.css';
import { sayFigure } from './say.ts';

interface BarTableProps {
  /** What the bars show, for those who hear it. */
  caption: string;
  bars: readonly { label: string; value: number; shown: string }[];
  /** Whether the highest and the lowest are named below: not where others were left out, or the figures only count. */
  tellsEnds: boolean;
}

/** The highest of them and the lowest; null where several share a place, for none of them has it alone. */
function endsOf(bars: BarTableProps['bars']) {
  const sorted = [...bars].sort((a, b) => b.value - a.value);
  const [highest, next] = sorted;
  const [before, lowest] = sorted.slice(-2);
  const isTied = highest?.value === next?.value || before?.value === lowest?.value;
  return highest && lowest && !isTied ? { highest, lowest } : null;
}

/** Bars beside their labels and figures; those below zero are told by their figure. */
export function BarTable({ caption, bars, tellsEnds }: BarTableProps) {
  const ends = tellsEnds ? endsOf(bars) : null;
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
  if (!ends) return table;
  const { highest, lowest } = ends;
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
