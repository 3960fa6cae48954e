import { Mark } from '@/components/mark.tsx';
import { SettingsForm } from '@/components/settings-form.tsx';
import { useKept } from '@/components/use-kept.ts';
import { sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import style from './options.module.css';

/** The settings as a page of their own. */
export function Options() {
  const [settings, setSettings] = useKept(settingsItem);
  const [account] = useKept(sessionItem);
  return (
    <main className={style.page}>
      <h1>
        <Mark /> Whetstone settings
      </h1>
      {settings !== undefined && account !== undefined && (
        <SettingsForm
          values={settings}
          signedIn={account !== null}
          onChange={(part) => setSettings({ ...settings, ...part })}
        />
      )}
    </main>
  );
}
