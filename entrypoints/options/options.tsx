import { Mark } from '@/components/mark.tsx';
import { SaveError } from '@/components/save-error.tsx';
import { say } from '@/components/settings/say.ts';
import { Settings } from '@/components/settings/settings.tsx';
import { settingsStore } from '@/shared/extension/settings-store.ts';
import style from './options.module.css';

/** The settings as a page of their own. */
export function Options() {
  return (
    <main className={style.page}>
      <h1>
        <Mark /> {say('page')}
      </h1>
      <SaveError />
      <Settings store={settingsStore} />
    </main>
  );
}
