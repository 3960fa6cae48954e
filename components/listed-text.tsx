import { Fragment, type ReactNode } from 'react';
import { listLines } from '@/shared/run/list-lines.ts';
import style from './listed-text.module.css';

interface ListedTextProps {
  text: string;
  /** Draws a stretch of it, where it is more than its letters. */
  draw?: (start: number, end: number) => ReactNode;
}

/** A text whose lists are drawn as such, their lines below one another; its letters stay what they are. */
export function ListedText({ text, draw = (start, end) => text.slice(start, end) }: ListedTextProps) {
  let at = 0;
  return listLines(text).map((part) => {
    const [start, end] = [at, at + part.text.length];
    at = end;
    if (part.kind === 'lines') return <Fragment key={start}>{draw(start, end)}</Fragment>;
    return (
      <span key={start} className={`${style.item} ${style[part.kind]}`} data-depth={part.depth} dir="auto">
        <span className={style.bullet}>
          {part.kind === 'numbered' ? draw(start, start + part.mark.length) : part.mark}
        </span>
        {draw(start + part.mark.length, end)}
      </span>
    );
  });
}
