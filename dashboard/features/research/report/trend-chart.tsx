import { say } from './say.ts';
import 'uplot/dist/uPlot.min.css';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import uPlot from 'uplot';
import { Button } from '@/components/ui/button.tsx';
import type { Trend } from '@/shared/contracts/insight-report.ts';
import { CountCell, NumberHeading } from './count-cell.tsx';
import { useReportItems } from './opened-items.tsx';
import style from './report.module.css';
import tables from './tables.module.css';

const CHART_HEIGHT_PX = 160;

const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1_000;

/** A colour of the tokens as the canvas takes it. */
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function resolved(element: HTMLElement, name: string): string {
  // A canvas knows no `light-dark()`: the browser resolves it on an element.
  element.style.color = colour(name);
  const value = getComputedStyle(element).color;
  element.style.color = '';
  return value;
}

function draw(place: HTMLElement, points: Trend['points']): uPlot {
  const axis = {
    stroke: resolved(place, '--text-soft'),
    grid: { stroke: resolved(place, '--hairline'), width: 1 },
  };
  return new uPlot(
    {
      width: place.clientWidth,
      height: CHART_HEIGHT_PX,
      legend: { show: false },
      cursor: { show: false },
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), 'UTC'),
      scales: { y: { range: (_, __, most) => [0, Math.max(1, most)] } },
      axes: [axis, { ...axis, size: 36, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] }],
      series: [{}, { stroke: resolved(place, '--steel'), width: 2, points: { show: true, size: 6 } }],
    },
    [points.map(({ from }) => secondsOf(from)), points.map(({ count }) => count.value)],
    place,
  );
}

/** A press on the line opens the posts of the point that is nearest; the table has the same for the keyboard. */
function Drawing({ points, label }: Pick<Trend, 'points'> & { label: string }) {
  const { open } = useReportItems();
  const plotted = useRef<uPlot>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    let plot = draw(current, points);
    plotted.current = plot;
    const redraw = () => {
      plot.destroy();
      plot = draw(current, points);
      plotted.current = plot;
    };
    const sizes = new ResizeObserver(() =>
      plot.setSize({ width: current.clientWidth, height: CHART_HEIGHT_PX }),
    );
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    sizes.observe(current);
    scheme.addEventListener('change', redraw);
    return () => {
      sizes.disconnect();
      scheme.removeEventListener('change', redraw);
      plot.destroy();
    };
  }, [points]);
  const openNearest = ({ clientX }: MouseEvent<HTMLDivElement>) => {
    const plot = plotted.current;
    const count = plot && points[plot.posToIdx(clientX - plot.over.getBoundingClientRect().left)]?.count;
    if (count) open({ count, label });
  };
  return <div ref={place} className={tables.plot} aria-hidden="true" onClick={openNearest} />;
}

/** How often something came up over time: a line, or the same as a table. */
export function TrendChart({ trend: { direction, points }, label }: { trend: Trend; label: string }) {
  const [shown, setShown] = useState<'nothing' | 'line' | 'table'>('nothing');
  const id = useId();
  if (points.length < 2) return <p className={style.soft}>{say(`trend_${direction}`)}.</p>;
  return (
    <figure className={tables.chart} aria-label={say('overTime', { label })}>
      <figcaption className={tables.chartHead}>
        <span>{say(`trend_${direction}`)}</span>
        <Button
          kind="quiet"
          aria-expanded={shown !== 'nothing'}
          aria-controls={id}
          onClick={() => setShown(shown === 'nothing' ? 'line' : 'nothing')}
        >
          {shown === 'nothing' ? say('showOverTime') : say('hide')}
        </Button>
        {shown !== 'nothing' && (
          <Button kind="quiet" onClick={() => setShown(shown === 'line' ? 'table' : 'line')}>
            {shown === 'line' ? say('showAsTable') : say('showAsLine')}
          </Button>
        )}
      </figcaption>
      {shown === 'line' && <Drawing points={points} label={label} />}
      <table id={id} hidden={shown !== 'table'}>
        <thead>
          <tr>
            <th scope="col">{say('from')}</th>
            <th scope="col">{say('to')}</th>
            <NumberHeading>{say('posts')}</NumberHeading>
          </tr>
        </thead>
        <tbody>
          {points.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              <td>{to}</td>
              <CountCell count={count} label={label} />
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
