import { Mark } from '@/components/mark.tsx';
import { SettingsForm } from '@/components/settings-form.tsx';
import { useWatched } from '@/components/use-watched.ts';
import { type Settings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import style from './options.module.css';

async function change(part: Partial<Settings>): Promise<void> {
  await settingsItem.set({ ...(await settingsItem.get()), ...part });
}

/** The settings as a page of their own. */
export function Options() {
  const settings = useWatched(settingsItem);
  const account = useWatched(sessionItem);
  return (
    <main className={style.page}>
      <h1>
        <Mark /> Whetstone settings
      </h1>
      {settings !== undefined && account !== undefined && (
        <SettingsForm values={settings} signedIn={account !== null} onChange={(part) => void change(part)} />
      )}
    </main>
  );
}
