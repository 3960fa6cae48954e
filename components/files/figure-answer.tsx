import { useState } from 'react';
import style from '@/components/enhance-result.module.css';
import { Failure } from '@/components/failure.tsx';
import { saveText } from '@/components/save-text.ts';
import { TakeButtons } from '@/components/take-buttons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import type { Choice, QueryResult, TableQuery } from '@/shared/documents/query/table-query.ts';
import type { Picks } from '@/shared/documents/worker-messages.ts';
import answer from './answer.module.css';
import { AnswerText, PlaceButton } from './answer-text.tsx';
import { BarTable } from './bar-table.tsx';
import own from './figure.module.css';
import type { AskFile, PageMark, ShowPlace } from './file-entry.ts';
import { LineChart } from './line-chart.tsx';
import { QueryChips } from './query-chips.tsx';
import { sayFigure } from './say.ts';
import type { Figure } from './use-figure.ts';
import type { FileLook } from './use-file-look.ts';

interface FigureAnswerProps {
  ask: AskFile;
  picks: Picks;
  figure: Figure;
  /** What it is, as `Answer`. */
  title: string;
  /** What it answers, above it; left out where that stands there already. */
  question?: string | undefined;
  /** Whether it answers what is asked now. */
  isCurrent: boolean;
  origin: string;
  /** Of the file, for what is saved of it. */
  name: string;
  onShow: ShowPlace;
  /** Marks the cells that were taken, and those that were left out. */
  onMark: FileLook['mark'];
  onCopy: (text: string) => Promise<boolean>;
  onInsert: (text: string) => Promise<void>;
}

/** Lines of a chart; more are no longer read. */
const MOST_BARS = 40;
const MOST_POINTS = 240;

interface ChoicesProps {
  choices: readonly Choice[];
  /** Whether to press the only one is what comes next. */
  leads: boolean;
  onChoose: (query: TableQuery) => void;
}

function Choices({ choices, leads, onChoose }: ChoicesProps) {
  const [only] = choices;
  if (!only) return null;
  if (choices.length === 1)
    return (
      <div className={own.only}>
        <p>{only.label}</p>
        <Button
          kind={leads ? 'primary' : 'plain'}
          aria-label={sayFigure('showOf', { label: only.label })}
          onClick={() => onChoose(only.query)}
        >
          {sayFigure('show')}
        </Button>
      </div>
    );
  return (
    <fieldset className={own.choices}>
      <legend className="visually-hidden">{sayFigure('meant')}</legend>
      {choices.map(({ label, query }) => (
        <Button key={label} onClick={() => onChoose(query)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

/** Whether bars show every line there is, with its figure. */
const showsAll = ({ lines, isTime }: QueryResult): boolean =>
  !isTime && lines.length <= MOST_BARS && lines.every(({ value }) => value !== null);

/** A list in words is cut short sooner than the bars. */
const CUT = /^- … and \d+ more$/;

/** An answer without the lines that say what the bars say. */
function withoutBars(text: string, { lines }: QueryResult): string {
  const inBars = new Set(lines.map(({ label, shown }) => `- ${label}: ${shown}`));
  const rest = text.split('\n').filter((line) => !inBars.has(line) && !CUT.test(line));
  return rest.join('\n').trim();
}

function Chart({ result: { lines, heads, isTime } }: { result: QueryResult }) {
  const points = lines.flatMap(({ label, value, shown }) =>
    value === null ? [] : [{ label, value, shown }],
  );
  const caption = sayFigure('figureBy', { figure: heads[1] ?? '', group: heads[0] ?? '' });
  const isLine = isTime && points.length > 1;
  const drawn = points.slice(0, isLine ? MOST_POINTS : MOST_BARS);
  return (
    <>
      {isLine ? (
        <LineChart caption={caption} points={drawn} />
      ) : (
        <BarTable caption={caption} bars={drawn} tellsEnds={drawn.length === points.length} />
      )}
      {drawn.length < points.length && (
        <p className={own.drawn}>{sayFigure('firstDrawn', { shown: drawn.length, count: points.length })}</p>
      )}
    </>
  );
}

function LeftOut({ result: { leftOut }, onShow }: { result: QueryResult; onShow: ShowPlace }) {
  if (leftOut.length === 0) return null;
  return (
    <details className={own.left}>
      <summary>{sayFigure('leftOut', { count: leftOut.length })}</summary>
      <ul>
        {leftOut.map(({ place, why }, at) => (
          <li key={at}>
            <PlaceButton place={place} onShow={onShow} /> {why}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A figure worked out from cells: first the figure, its cells, a chart and a CSV, then the question it answers as chips. */
export function FigureAnswer({
  ask,
  picks,
  figure,
  title,
  question,
  isCurrent,
  origin,
  name,
  onShow,
  onMark,
  onCopy,
  onInsert,
}: FigureAnswerProps) {
  const [hasChart, setHasChart] = useState(false);
  const { query, result, text, choices, tables, code, isBusy, change } = figure;
  const canChart = result !== null && result.lines.filter(({ value }) => value !== null).length > 1;
  const isInBars = hasChart && canChart && showsAll(result);
  const rows: PageMark = { texts: [], rows: { picks, query } };
  const save = () =>
    ask('resultCsv', { picks, query }).then(
      ({ csv }) =>
        saveText(csv, { name: sayFigure('csvName', { name: name.replace(/\.\w+$/, '') }), type: 'text/csv' }),
      () => undefined,
    );
  return (
    <section className={style.result} aria-label={title} aria-busy={isBusy}>
      <LiveRegion text={isBusy ? sayFigure('working') : sayFigure('done')} />
      <div className={style.head}>
        <h2 className={answer.asked}>{question || title}</h2>
        <p className={style.origin}>{origin}</p>
      </div>
      {result?.figure && (
        <p className={own.figure} dir="auto">
          {result.figure}
        </p>
      )}
      <AnswerText
        text={isInBars ? withoutBars(text, result) : text}
        ask={ask}
        isRunning={false}
        onShow={(place) => onShow(place, rows)}
      />
      <Choices choices={choices} leads={isCurrent && !result} onChoose={change} />
      {result && (
        <>
          {hasChart && canChart && <Chart result={result} />}
          <LeftOut result={result} onShow={onShow} />
          <ButtonRow>
            <TakeButtons
              kind={isCurrent ? 'primary' : 'plain'}
              text={text}
              onInsert={onInsert}
              onCopy={onCopy}
            />
          </ButtonRow>
          <div className={style.keep}>
            {result.used.length > 0 && (
              <Button
                kind="quiet"
                onClick={() =>
                  onMark(
                    result.used,
                    result.leftOut.map(({ place }) => place),
                    rows,
                  )
                }
              >
                {sayFigure('showCells')}
              </Button>
            )}
            {canChart && (
              <Button kind="quiet" aria-pressed={hasChart} onClick={() => setHasChart(!hasChart)}>
                {sayFigure('chart')}
              </Button>
            )}
            <Button kind="quiet" onClick={() => void save()}>
              {sayFigure('saveCsv')}
            </Button>
          </div>
        </>
      )}
      <QueryChips query={query} tables={tables} onChange={change} />
      {code && <Failure code={code} context="question" onRetry={() => change(query)} />}
    </section>
  );
}
