import { Fragment } from 'react';
import { applyDiff, type DiffSegment } from '@/shared/enhance/changes.ts';
import { resultMarks } from '@/shared/run/result-marks.ts';
import style from './marked-text.module.css';

interface MarkedTextProps {
  /** As it was chosen; a restored value at its end is no part of the changes. */
  text: string;
  segments: readonly DiffSegment[];
  refused: ReadonlySet<number>;
}

/** A result that tells at a glance what is new in it and where something went: as in the card. */
export function MarkedText({ text, segments, refused }: MarkedTextProps) {
  const isSame = text.startsWith(applyDiff(segments, refused));
  const marks = isSame ? resultMarks(segments, refused) : [];
  return (
    <>
      {text.slice(0, marks[0]?.start)}
      {marks.map(({ start, end, kind }, index) => (
        <Fragment key={start}>
          <span className={style[kind]}>{text.slice(start, end)}</span>
          {text.slice(end, marks[index + 1]?.start)}
        </Fragment>
      ))}
    </>
  );
}
