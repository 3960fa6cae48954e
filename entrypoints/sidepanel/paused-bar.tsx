import { PausedNotice } from '@/components/settings/paused-notice.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { pauseItem } from '@/shared/extension/switches.ts';
import style from './panel.module.css';

/** Above all tabs while everything stands still. */
export function PausedBar() {
  const [pause, setPause] = useSavedValue(pauseItem);
  return (
    <div className={style.bar}>
      <PausedNotice value={pause} kind="primary" onResume={() => setPause(null)} />
    </div>
  );
}
