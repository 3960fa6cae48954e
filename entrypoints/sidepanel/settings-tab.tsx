import { Settings } from '@/components/settings/settings.tsx';
import { settingsStore } from '@/shared/extension/settings-store.ts';

/** The settings, as the settings page has them. */
export default function SettingsTab() {
  return <Settings store={settingsStore} />;
}
