import { Fragment } from 'react';
import type { Confidence, Count } from '@/shared/contracts/insight-items.ts';
import style from './report.module.css';
import { say } from './say.ts';
import { CountButton, ShareRange } from './sentence-text.tsx';

interface ConfidenceNoteProps {
  confidence: Confidence;
  /** The posts it is said of. */
  count: Count;
  label: string;
  /** Whether its range is told along. */
  hasRange?: boolean;
}

/** On how many voices, places and days something rests: its level, and each reason, which opens what it counts. */
export function ConfidenceNote({ confidence, count, label, hasRange = false }: ConfidenceNoteProps) {
  const { level, reasons, facts = reasons.map((text) => ({ text })) } = confidence;
  return (
    <p className={style.confidence} data-level={level}>
      <strong>{say(`confidence_${level}`)}</strong>
      {facts.map(({ text, by, count: own }: NonNullable<Confidence['facts']>[number], at) => (
        <Fragment key={text}>
          {at === 0 ? ' · ' : ', '}
          {by || own ? (
            <CountButton count={own ?? count} label={label} {...(by && { by })}>
              {text}
            </CountButton>
          ) : (
            text
          )}
        </Fragment>
      ))}
      {hasRange && (
        <>
          {' · '}
          <ShareRange count={count} label={label} />
        </>
      )}
    </p>
  );
}
