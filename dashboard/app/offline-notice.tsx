import style from './offline-notice.module.css';
import { useOnline } from './use-online.ts';

/** Says that the network is gone, and what works without it; goes by itself. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={style.notice}>
          You are offline. What you typed is still here; the extension works without a network.
        </p>
      )}
    </div>
  );
}
