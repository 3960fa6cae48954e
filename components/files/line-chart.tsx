import style from './figure.module.css';
import { sayFigure } from './say.ts';

interface LineChartProps {
  caption: string;
  points: readonly { label: string; value: number; shown: string }[];
}

const WIDTH = 300;
const HEIGHT = 120;
const EDGE = 6;

/** Figures over time as a line from zero, with its first, last, highest and lowest point in words. */
export function LineChart({ caption, points }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, points.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low || 1);
  const [first, last] = [points[0], points.at(-1)];
  const most = points.reduce(
    (best, point) => (point.value > best.value ? point : best),
    points[0] ?? { value: 0, label: '', shown: '' },
  );
  const least = points.reduce((worst, point) => (point.value < worst.value ? point : worst), most);
  const said = sayFigure('line', {
    caption,
    first: first?.shown ?? '',
    firstAt: first?.label ?? '',
    last: last?.shown ?? '',
    lastAt: last?.label ?? '',
    most: most.shown,
    mostAt: most.label,
    least: least.shown,
    leastAt: least.label,
  });
  return (
    <figure className={style.line}>
      <div className={style.plot}>
        <p className={style.scale} aria-hidden="true">
          <span>{high > 0 ? most.shown : 0}</span>
          <span>{low < 0 ? least.shown : 0}</span>
        </p>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
          <line className={style.axis} x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
          <polyline points={points.map(({ value }, at) => `${x(at)},${y(value)}`).join(' ')} />
          {points.map(({ label, value, shown }, at) => (
            <circle key={label} cx={x(at)} cy={y(value)} r="2.5">
              <title>{sayFigure('point', { label, value: shown })}</title>
            </circle>
          ))}
        </svg>
      </div>
      <figcaption>
        {least.value < most.value && (
          <span className={style.ends}>
            {sayFigure('ends', {
              most: most.shown,
              mostAt: most.label,
              least: least.shown,
              leastAt: least.label,
            })}
          </span>
        )}
        <span>
          {first?.label} <b>{first?.shown}</b>
        </span>
        <span>
          {last?.label} <b>{last?.shown}</b>
        </span>
      </figcaption>
    </figure>
  );
}
