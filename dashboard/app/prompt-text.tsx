import { Fragment } from 'react';
import style from './prompt-text.module.css';

const HEADING = /^#{1,6} (.+)$/;

/** A prompt as people read it: the names of its sections stand out, without the signs that mark them for a model. */
export function PromptText({ text }: { text: string }) {
  // A line has no name of its own; its place in the text is fixed.
  const lines = text.split('\n').map((line, place) => ({ line, place }));
  return (
    <p className={style.prompt} dir="auto">
      {lines.map(({ line, place }) => {
        const [, heading] = HEADING.exec(line) ?? [];
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
