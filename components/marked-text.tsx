import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { applyDiff, type DiffSegment } from '@/shared/enhance/changes.ts';
import { type ResultMark, resultMarks } from '@/shared/run/result-marks.ts';
import { DroppedWords } from './dropped-words.tsx';
import { ListedText } from './listed-text.tsx';
import style from './marked-text.module.css';

interface MarkedTextProps {
  /** As it was chosen; a restored value at its end is no part of the changes. */
  text: string;
  segments: readonly DiffSegment[];
  refused: ReadonlySet<number>;
}

type Gone = Extract<ResultMark, { kind: 'gone' }>;

/** A stretch of a text with the marks in it; a mark that ends elsewhere is cut. */
function drawMarks(
  text: string,
  { marks, drawGone }: { marks: readonly ResultMark[]; drawGone: (mark: Gone) => ReactNode },
  [start, end]: [number, number],
): ReactNode {
  // What went at the very end stands behind the last letter.
  const last = end === text.length ? end : end - 1;
  const inside = marks.filter((mark) =>
    mark.kind === 'new' ? mark.start < end && mark.end > start : mark.start >= start && mark.start <= last,
  );
  let at = start;
  return (
    <>
      {inside.map((mark) => {
        const from = Math.max(mark.start, start);
        const before = text.slice(at, from);
        at = Math.min(mark.end, end);
        return (
          <Fragment key={mark.kind + mark.start}>
            {before}
            {mark.kind === 'new' ? <span className={style.new}>{text.slice(from, at)}</span> : drawGone(mark)}
          </Fragment>
        );
      })}
      {text.slice(at, end)}
    </>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From one sign of what went to the next by arrow keys, so that the buttons after the text stay near by Tab. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const signs = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-words]')];
  const at = event.target instanceof HTMLElement ? signs.indexOf(event.target) : -1;
  const next = at < 0 ? undefined : signs[at + (steps[event.key] ?? signs.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A text with its marks; from one sign of what went to the next by arrow keys. */
export function MarkedStretch({ text, marks }: { text: string; marks: readonly ResultMark[] }) {
  const gone = marks.filter((mark) => mark.kind === 'gone');
  const [stop, setStop] = useState(0);
  const drawGone = (mark: Gone) => {
    const at = gone.indexOf(mark);
    const isStop = at === Math.min(stop, gone.length - 1);
    return <DroppedWords words={mark.words} isStop={isStop} onFocus={() => setStop(at)} />;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div onKeyDown={moveOn}>
      <ListedText text={text} draw={(start, end) => drawMarks(text, { marks, drawGone }, [start, end])} />
    </div>
  );
}

/** A result that tells at a glance what is new in it and where something went: as in the card. */
export function MarkedText({ text, segments, refused }: MarkedTextProps) {
  const isSame = text.startsWith(applyDiff(segments, refused));
  return <MarkedStretch text={text} marks={isSame ? resultMarks(segments, refused) : []} />;
}
