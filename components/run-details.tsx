import style from './enhance-result.module.css';

/** Which model answered, how long that took and what it cost: behind a press. */
export function RunDetails({ line }: { line: string }) {
  if (line === '') return null;
  return (
    <details className={style.account}>
      <summary>Details</summary>
      {line}
    </details>
  );
}
