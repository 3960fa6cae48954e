import style from './enhance-result.module.css';
import { say } from './say.ts';

/** Which model answered, how long that took and what it cost: behind a press. */
export function RunDetails({ line }: { line: string }) {
  if (line === '') return null;
  return (
    <details className={style.account}>
      <summary>{say('details')}</summary>
      {line}
    </details>
  );
}
