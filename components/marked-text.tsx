import { Fragment, type ReactNode } from 'react';
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

/** A stretch of a text with the marks in it; a mark that ends elsewhere is cut. */
function drawMarks(text: string, marks: readonly ResultMark[], [start, end]: [number, number]): ReactNode {
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
            {mark.kind === 'new' ? (
              <span className={style.new}>{text.slice(from, at)}</span>
            ) : (
              <DroppedWords words={mark.words} />
            )}
          </Fragment>
        );
      })}
      {text.slice(at, end)}
    </>
  );
}

/** A result that tells at a glance what is new in it and where something went: as in the card. */
export function MarkedText({ text, segments, refused }: MarkedTextProps) {
  const isSame = text.startsWith(applyDiff(segments, refused));
  const marks = isSame ? resultMarks(segments, refused) : [];
  return <ListedText text={text} draw={(start, end) => drawMarks(text, marks, [start, end])} />;
}
