import style from './popup.module.css';
import { say } from './say.ts';

/** How things stand on a site Whetstone is off on. */
export function OffHere({ host }: { host: string }) {
  return (
    <div className={style.now} role="status">
      <p className={style.engine}>{say('offOn', { host })}</p>
      <p className={style.promise}>{say('offHint')}</p>
    </div>
  );
}
