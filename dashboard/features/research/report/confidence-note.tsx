import type { Confidence } from '@/shared/contracts/insight-items.ts';
import style from './report.module.css';

const levels: Record<Confidence['level'], string> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence',
  anecdote: 'One voice',
};

/** How far something may be trusted, and why. */
export function ConfidenceNote({ confidence: { level, reasons } }: { confidence: Confidence }) {
  return (
    <p className={style.confidence} data-level={level}>
      <strong>{levels[level]}</strong>
      {reasons.length > 0 && ` · ${reasons.join(', ')}`}
    </p>
  );
}
