import { Fragment } from 'react';
import style from './prompt-text.module.css';

const HEADING = /^#{1,6} (.+)$/;
/** Around code, where the sign begins a comment. */
const FENCE = /^\s*(?:`{3,}|~{3,})[^`]*$/;

/** A prompt as people read it: the names of its sections stand out, without the signs that mark them for a model. */
export function PromptText({ text }: { text: string }) {
  // A line has no name of its own; its place in the text is fixed.
  let isCode = false;
  const lines = text.split('\n').map((line, place) => {
    if (FENCE.test(line)) isCode = !isCode;
    return { line, place, isCode };
  });
  return (
    <p className={style.prompt} dir="auto">
      {lines.map(({ line, place, isCode: isInCode }) => {
        const [, heading] = (isInCode ? null : HEADING.exec(line)) ?? [];
        return (
          <Fragment key={place}>
            {heading === undefined ? line : <strong>{heading}</strong>}
            {place < lines.length - 1 && '\n'}
          </Fragment>
        );
      })}
    </p>
  );
}
