import style from './enhance-actions.module.css';

interface EnhanceModeExampleProps {
  before: string;
  after: string;
}

/** What a mode makes of a short draft. */
export function EnhanceModeExample({ before, after }: EnhanceModeExampleProps) {
  return (
    <dl className={style.example} aria-label="Example">
      <dt>From</dt>
      <dd>{before}</dd>
      <dt>To</dt>
      <dd>{after}</dd>
    </dl>
  );
}
