import style from './offline-notice.module.css';
import { say } from './say.ts';
import { useOnline } from './use-online.ts';

/** Says that the network is gone, and what works without it; goes by itself. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return <div aria-live="polite">{!isOnline && <p className={style.notice}>{say('offline')}</p>}</div>;
}
