import style from './column-profile.module.css';
import { sayFigure } from './say.ts';

interface BarTableProps {
  /** What the bars show, for those who hear it. */
  caption: string;
  bars: readonly { label: string; value: number; shown: string }[];
}

/** Bars beside their labels and figures; those below zero are told by their figure. */
export function BarTable({ caption, bars }: BarTableProps) {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)), Number.MIN_VALUE);
  return (
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
}
