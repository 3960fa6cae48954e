import { useSyncExternalStore } from 'react';
import { FilesView } from '@/components/files/files-view.tsx';
import type { FileAttachment } from '@/components/files/use-file-actions.ts';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import { chosenEngine, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { copyText } from './copy-text.ts';
import { documentAssets, startDocumentsWorker } from './file-worker.ts';
import { createFilesStore } from './files-store.ts';
import style from './panel.module.css';
import { runThroughPort } from './run-through-port.ts';

interface FilesTabProps {
  /** Takes what was picked to the tab where drafts are written. */
  onUse: (context: FileAttachment) => void;
}

/** As long as this panel: its files and the workers that read them go with it. */
const filesStore = createFilesStore({ start: startDocumentsWorker, assets: documentAssets() });

async function insert(text: string): Promise<void> {
  const { code } = await sendMessage('library.insert', { text });
  if (code) throw new AppError(code);
}

/** Files read on this device, and questions about them. */
export default function FilesTab({ onUse }: FilesTabProps) {
  const entries = useSyncExternalStore(filesStore.watch, filesStore.entries);
  const notice = useSyncExternalStore(filesStore.watch, filesStore.notice);
  const [settings] = useSavedValue(settingsItem);
  const [account] = useSavedValue(sessionItem);
  if (!settings || account === undefined) return <div className={style.enhance} aria-busy="true" />;
  return (
    <FilesView
      entries={entries}
      notice={notice}
      access={filesStore}
      engine={chosenEngine(settings.engine, account)}
      run={runThroughPort}
      onUse={onUse}
      onInsert={insert}
      onCopy={copyText}
    />
  );
}
