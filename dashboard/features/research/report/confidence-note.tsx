import type { Confidence, Count } from '@/shared/contracts/insight-items.ts';
import style from './report.module.css';
import { ShareRange } from './sentence-text.tsx';

const levels: Record<Confidence['level'], string> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence',
  anecdote: 'One voice',
};

interface ConfidenceNoteProps {
  confidence: Confidence;
  /** Where it stands for how many say so, its range is told along. */
  count?: Count;
}

/** How far something may be trusted, and why. */
export function ConfidenceNote({ confidence: { level, reasons }, count }: ConfidenceNoteProps) {
  return (
    <p className={style.confidence} data-level={level}>
      <strong>{levels[level]}</strong>
      {reasons.length > 0 && ` · ${reasons.join(', ')}`}
      {count && (
        <>
          {' · '}
          <ShareRange count={count} />
        </>
      )}
    </p>
  );
}
