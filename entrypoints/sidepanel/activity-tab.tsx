import { useEffect, useState } from 'react';
import { HistoryView } from '@/components/activity/history-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { historyLimits, historySettingsItem } from '@/shared/extension/history-settings.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import type { HistoryEntry } from '@/shared/library/records.ts';
import { historyAccess } from './history-access.ts';

interface ActivityTabProps {
  /** Takes a draft up again on the tab where drafts are written. */
  onReuse: (draft: string) => void;
}

/** What was done on this device. */
export default function ActivityTab({ onReuse }: ActivityTabProps) {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>();
  const [settings, setSettings] = useSavedValue(historySettingsItem);
  useEffect(() => {
    const control = new AbortController();
    libraryStore.history.watch(({ records }) => setEntries(records), control.signal);
    return () => control.abort();
  }, []);
  if (!entries || !settings) return <Skeleton lines={5} />;
  return (
    <HistoryView
      entries={entries}
      {...settings}
      limits={historyLimits}
      access={historyAccess}
      onSettings={(change) => setSettings({ ...settings, ...change })}
      onReuse={onReuse}
    />
  );
}
