import { useEffect, useId, useRef, useState } from 'react';
import { saveText } from '@/components/save-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import {
  byDay,
  exportLog,
  type LoggedDay,
  type LoggedRequest,
  logSummary,
  outcomeText,
} from './logged-request.ts';
import style from './request-log-view.module.css';

interface RequestLogViewProps {
  /** Newest first. */
  lines: LoggedRequest[];
  onChange: (lines: LoggedRequest[]) => void;
}

/** So many lines are shown at once; the rest is a press away. */
const PAGE_LINES = 20;

/** Ends that are nobody's failure. */
const quiet: ReadonlySet<LoggedRequest['outcome']> = new Set(['done', 'aborted', 'running']);

const timeOf = (at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

function costText({ engine, credits }: LoggedRequest): string {
  if (credits !== null) return credits === 1 ? '1 credit' : `${credits} credits`;
  const { cost } = engineKind(engine);
  return cost === 'provider' ? 'provider' : cost === 'credits' ? 'none' : 'free';
}

function Line({ line }: { line: LoggedRequest }) {
  const { at, engine, host, chars, redactions, imageBytes, elapsedMs, outcome } = line;
  const picture = imageBytes ? `, a picture of ${Math.ceil(imageBytes / 1_000).toLocaleString('en')} kB` : '';
  const kept = redactions > 0 ? `, ${redactions} hidden` : '';
  return (
    <li className={style.line} tabIndex={-1} data-line>
      <span className={style.when}>{timeOf(at)}</span>
      <span className={style.where}>
        {engineKind(engine).texts.logName} <span className={style.host}>{host ?? 'nothing sent'}</span>
      </span>
      <span className={style.numbers}>
        {chars.toLocaleString('en')} characters{picture}
        {kept} · {(elapsedMs / 1_000).toFixed(2)} s · {costText(line)}
      </span>
      <span className={quiet.has(outcome) ? style.done : style.failed}>{outcomeText(outcome)}</span>
    </li>
  );
}

function Day({ name, lines }: LoggedDay) {
  const id = useId();
  return (
    <section>
      <h3 id={id} className={style.day}>
        {name}
      </h3>
      <ul className={style.lines} aria-labelledby={id}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** The lines by day, a page at a time; the keys go on where a new page begins. */
function Days({ lines }: { lines: readonly LoggedRequest[] }) {
  const [shown, setShown] = useState(PAGE_LINES);
  const list = useRef<HTMLElement>(null);
  const rest = lines.length - shown;
  const showMore = () => {
    setShown(shown + PAGE_LINES);
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('[data-line]')[shown]?.focus({ preventScroll: true }),
    );
  };
  return (
    <>
      <section ref={list} className={style.days} aria-label="Requests">
        {byDay(lines, new Date(), shown).map((day) => (
          <Day key={day.name} {...day} />
        ))}
      </section>
      {rest > 0 && (
        <ButtonRow>
          <Button onClick={showMore}>
            Show {Math.min(PAGE_LINES, rest)} more of {rest}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

/** What left this device and when, line by line; never a text. Can be taken along as a file, and cleared. */
export function RequestLogView({ lines, onChange }: RequestLogViewProps) {
  const [cleared, setCleared] = useState<LoggedRequest[]>();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (cleared) undo.current?.focus();
  }, [cleared]);
  return (
    <div className={style.log}>
      <p className={style.summary}>
        {lines.length === 0
          ? 'Nothing yet. Every run is listed here: when, where it went and how much, never your text.'
          : logSummary(lines)}
      </p>
      {lines.length > 0 && (
        <>
          <ButtonRow>
            <Button
              onClick={() =>
                saveText(exportLog(lines, new Date()), {
                  name: 'whetstone-request-log.json',
                  type: 'application/json',
                })
              }
            >
              Export as JSON
            </Button>
            <Button
              aria-label="Clear the log"
              onClick={() => {
                setCleared(lines);
                onChange([]);
              }}
            >
              Clear
            </Button>
          </ButtonRow>
          <Days lines={lines} />
        </>
      )}
      <div role="status" className={style.cleared}>
        {cleared && lines.length === 0 && (
          <>
            <span>The log is cleared.</span>
            <Button
              ref={undo}
              onClick={() => {
                onChange(cleared);
                setCleared(undefined);
              }}
            >
              Undo
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
