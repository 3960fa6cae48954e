import type { Section, SectionTitle } from '@/shared/contracts/enhance.ts';
import { applyDiff, type DiffSegment } from '@/shared/enhance/changes.ts';
import { type ResultMark, resultMarks } from '@/shared/run/result-marks.ts';
import { MarkedStretch } from './marked-text.tsx';
import { say } from './say.ts';
import style from './section-list.module.css';

interface SectionListProps {
  sections: readonly Section[];
  /** What became of the draft, all sections of it. */
  segments: readonly DiffSegment[];
  /** Titles the user leaves out. */
  dropped: ReadonlySet<SectionTitle>;
  onToggle: (title: SectionTitle) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** What is marked in each body, counted from its beginning. */
function marksByBody(sections: readonly Section[], segments: readonly DiffSegment[]): ResultMark[][] {
  const whole = applyDiff(segments, NONE);
  const marks = resultMarks(segments, NONE);
  let end = 0;
  return sections.map(({ body }) => {
    const start = whole.indexOf(body, end);
    if (start < 0) return [];
    end = start + body.length;
    return marks
      .filter(({ kind, ...mark }) =>
        kind === 'gone' ? mark.start >= start && mark.start <= end : mark.start < end && mark.end > start,
      )
      .map((mark) => ({
        ...mark,
        start: Math.max(mark.start - start, 0),
        end: Math.min(mark.end - start, body.length),
      }));
  });
}

/** The parts of a reframed prompt (spec §9), each in or out. */
export function SectionList({ sections, segments, dropped, onToggle }: SectionListProps) {
  const marks = marksByBody(sections, segments);
  return (
    <ul className={style.list} aria-label={say('sections')}>
      {sections.map(({ title, body }, at) => (
        <li key={title}>
          <label className={style.section}>
            <input
              type="checkbox"
              checked={!dropped.has(title)}
              aria-label={title}
              onChange={() => onToggle(title)}
            />
            <span className={style.title}>{title}</span>
            <span className={style.body} dir="auto">
              <MarkedStretch text={body} marks={marks[at] ?? []} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
