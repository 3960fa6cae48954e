import { Fragment, memo } from 'react';
import type { DiffSegment } from '@/shared/enhance/changes.ts';
import {
  changedSentences,
  changeParts,
  isRewritten,
  isSmallChange,
  type SentencePart,
  toTurn,
  type WholeSentence,
  wholeSections,
  wholeSentence,
} from '@/shared/run/changed-sentences.ts';
import { changeLabel } from '@/shared/run/texts.en.ts';
import style from './diff-view.module.css';
import { sayPlain } from './say-plain.ts';

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

function Change(change: { before: string; after: string }) {
  const { start, removed, between, added, end } = changeParts(change);
  return (
    <>
      {start}
      {removed && <del className={style.removed}>{withBreaks(removed)}</del>}
      {between}
      {added && <ins className={style.added}>{withBreaks(added)}</ins>}
      {end}
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
  <label className={`${style.change} ${isSmallChange({ before, after }) ? style.small : ''}`}>
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

interface PartsProps extends Omit<DiffViewProps, 'segments'> {
  parts: readonly SentencePart[];
}

function Parts({ parts, refused, onToggle }: PartsProps) {
  return parts.map(({ segment, part }, index) => {
    // Segments have no identity but their place, and a walk never changes once it is there.
    const key = `${index}`;
    if ('same' in part) return <Fragment key={key}>{part.same}</Fragment>;
    if (!onToggle) return <Change key={key} {...part} />;
    return (
      <ChangeBox key={key} {...part} index={segment} isRefused={refused.has(segment)} onToggle={onToggle} />
    );
  });
}

/** The rewrite with every change marked; where `onToggle` is given each change is a checkbox. */
export function DiffView({ segments, ...props }: DiffViewProps) {
  return (
    <p className={style.text} dir="auto">
      <Parts parts={segments.map((part, segment) => ({ segment, part }))} {...props} />
    </p>
  );
}

interface WholeProps {
  sentence: WholeSentence;
  refused: ReadonlySet<number>;
  onToggle: (index: number) => void;
}

/** A sentence or a section as it was and below as it is; one press refuses all of its changes. */
function Whole({ sentence, refused, onToggle }: WholeProps) {
  const [start = '', heading = ''] = /^\s*#{1,6} (.*)\n*/.exec(sentence.after) ?? [];
  const isOld = sentence.before.startsWith(start);
  const before = sentence.before.slice(isOld ? start.length : 0).trim();
  const after = sentence.after.slice(start.length).trim();
  const isRefused = sentence.segments.every((segment) => refused.has(segment));
  const turn = () => {
    for (const segment of toTurn(sentence, refused)) onToggle(segment);
  };
  return (
    <label className={`${style.change}`}>
      <input type="checkbox" checked={!isRefused} aria-label={changeLabel(sentence)} onChange={turn} />
      {isRefused ? (
        <span className={style.kept}>{before || '‸'}</span>
      ) : (
        <>
          {heading && isOld && <b className={style.heading}>{heading}</b>}
          {heading && !isOld && <ins className={`${style.is} ${style.heading}`}>{heading}</ins>}
          {before && <del className={style.was}>{before}</del>}
          {after && <ins className={style.is}>{after}</ins>}
        </>
      )}
    </label>
  );
}

interface ChangedSentencesProps extends DiffViewProps {
  onToggle: (index: number) => void;
  /** Whether the text was parted into sections: each is shown as it was and as it is. */
  isWhole?: boolean;
}

/** The sentences or sections that something was changed in, one below the other: what stayed need not be read again. */
export function ChangedSentences({ segments, isWhole = false, ...props }: ChangedSentencesProps) {
  const { refused } = props;
  const sections = isWhole ? wholeSections(segments, refused).filter((one) => one.segments.length > 0) : [];
  const sentences = isWhole ? [] : changedSentences(segments);
  return (
    <ul className={style.sentences} aria-label={sayPlain('changes')}>
      {sections.map((section) => (
        <li key={section.segments[0]} className={style.text} dir="auto">
          <Whole sentence={section} {...props} />
        </li>
      ))}
      {sentences.map((parts) => (
        <li key={parts[0]?.segment} className={style.text} dir="auto">
          {isRewritten(parts) ? (
            <Whole sentence={wholeSentence(parts, refused)} {...props} />
          ) : (
            <Parts parts={parts} {...props} />
          )}
        </li>
      ))}
    </ul>
  );
}
