import { Fragment, memo } from 'react';
import type { DiffSegment } from '@/shared/enhance/changes.ts';
import { changeLabel } from '@/shared/run/texts.en.ts';
import style from './diff-view.module.css';

interface DiffViewProps {
  segments: readonly DiffSegment[];
  /** Indexes of changes the user does not want. */
  refused: ReadonlySet<number>;
  /** Absent where changes are only shown. */
  onToggle?: ((index: number) => void) | undefined;
}

/** A line break that comes or goes is drawn, or nobody would see it. */
function withBreaks(text: string): string {
  return text.replaceAll('\n', '↵\n');
}

function Change({ before, after }: { before: string; after: string }) {
  return (
    <>
      {before && <del className={style.removed}>{withBreaks(before)}</del>}
      {after && <ins className={style.added}>{withBreaks(after)}</ins>}
    </>
  );
}

interface ChangeBoxProps {
  before: string;
  after: string;
  index: number;
  isRefused: boolean;
  onToggle: (index: number) => void;
}

/** One change that can be refused. Remembered, since a long text has hundreds and one is pressed at a time. */
const ChangeBox = memo(({ before, after, index, isRefused, onToggle }: ChangeBoxProps) => (
  <label className={style.change}>
    <input
      type="checkbox"
      checked={!isRefused}
      aria-label={changeLabel({ before, after })}
      onChange={() => onToggle(index)}
    />
    {isRefused ? (
      <span className={style.kept}>{before || '‸'}</span>
    ) : (
      <Change before={before} after={after} />
    )}
  </label>
));

/** The rewrite with every change marked; where `onToggle` is given each change is a checkbox. */
export function DiffView({ segments, refused, onToggle }: DiffViewProps) {
  return (
    <p className={style.text} dir="auto">
      {segments.map((part, index) => {
        // Segments have no identity but their place, and a walk never changes once it is there.
        const key = `${index}`;
        if ('same' in part) return <Fragment key={key}>{part.same}</Fragment>;
        if (!onToggle) return <Change key={key} {...part} />;
        return (
          <ChangeBox key={key} {...part} index={index} isRefused={refused.has(index)} onToggle={onToggle} />
        );
      })}
    </p>
  );
}
