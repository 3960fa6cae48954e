import type { Confidence, Count } from '@/shared/contracts/insight-items.ts';
import style from './report.module.css';
import { say } from './say.ts';
import { ShareRange } from './sentence-text.tsx';

interface ConfidenceNoteProps {
  confidence: Confidence;
  /** Where it stands for how many say so, its range is told along. */
  count?: Count;
}

/** How far something may be trusted, and why. */
export function ConfidenceNote({ confidence: { level, reasons }, count }: ConfidenceNoteProps) {
  return (
    <p className={style.confidence} data-level={level}>
      <strong>{say(`confidence_${level}`)}</strong>
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
