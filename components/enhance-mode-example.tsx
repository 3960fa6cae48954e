import style from './enhance-actions.module.css';
import { say } from './say.ts';

interface EnhanceModeExampleProps {
  before: string;
  after: string;
}

/** What a mode makes of a short draft. */
export function EnhanceModeExample({ before, after }: EnhanceModeExampleProps) {
  return (
    <dl className={style.example} aria-label={say('example')}>
      <dt>{say('from')}</dt>
      <dd>{before}</dd>
      <dt>{say('to')}</dt>
      <dd>{after}</dd>
    </dl>
  );
}
