import { useEffect, useId, useRef, useState } from 'react';
import { formatTime } from '@/components/dates.ts';
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
import { say } from './say.ts';

interface RequestLogViewProps {
  /** Newest first. */
  lines: LoggedRequest[];
  onChange: (lines: LoggedRequest[]) => void;
}

/** So many lines are shown at once; the rest is a press away. */
const PAGE_LINES = 20;

/** Ends that are nobody's failure. */
const quiet: ReadonlySet<LoggedRequest['outcome']> = new Set(['done', 'aborted', 'running']);

function costText({ engine, credits }: LoggedRequest): string {
  if (credits !== null) return say('credits', { count: credits });
  const { cost } = engineKind(engine);
  return say(cost === 'provider' ? 'cost_provider' : cost === 'credits' ? 'cost_none' : 'cost_free');
}

function Line({ line }: { line: LoggedRequest }) {
  const { at, engine, host, chars, redactions, imageBytes, elapsedMs, outcome } = line;
  const taken = [
    say('characters', { chars }),
    imageBytes && say('picture', { size: Math.ceil(imageBytes / 1_000) }),
    redactions > 0 && say('hidden', { count: redactions }),
  ].filter(Boolean);
  return (
    <li className={style.line} tabIndex={-1} data-line>
      <span className={style.when}>{formatTime(at)}</span>
      <span className={style.where}>
        {engineKind(engine).texts.logName} <span className={style.host}>{host ?? say('nowhere')}</span>
      </span>
      <span className={style.numbers}>
        {taken.join(', ')} · {say('seconds', { seconds: elapsedMs / 1_000 })} · {costText(line)}
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
      <section ref={list} className={style.days} aria-label={say('requests')}>
        {byDay(lines, new Date(), shown).map((day) => (
          <Day key={day.name} {...day} />
        ))}
      </section>
      {rest > 0 && (
        <ButtonRow>
          <Button onClick={showMore}>{say('showMore', { count: Math.min(PAGE_LINES, rest), rest })}</Button>
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
      <p className={style.summary}>{lines.length === 0 ? say('empty') : logSummary(lines)}</p>
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
              {say('exportAll')}
            </Button>
            <Button
              aria-label={say('clearLog')}
              onClick={() => {
                setCleared(lines);
                onChange([]);
              }}
            >
              {say('clear')}
            </Button>
          </ButtonRow>
          <Days lines={lines} />
        </>
      )}
      <div role="status" className={style.cleared}>
        {cleared && lines.length === 0 && (
          <>
            <span>{say('cleared')}</span>
            <Button
              ref={undo}
              onClick={() => {
                onChange(cleared);
                setCleared(undefined);
              }}
            >
              {say('undo')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
