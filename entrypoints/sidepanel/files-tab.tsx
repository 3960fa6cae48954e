import { useSyncExternalStore } from 'react';
import { FilesView } from '@/components/files/files-view.tsx';
import type { FileAttachment } from '@/components/files/use-file-actions.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useWatchedValue } from '@/components/use-saved-value.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import {
  fetchLanguagePack,
  readLanguagePacks,
  removeLanguagePack,
} from '@/shared/extension/language-packs.ts';
import { settingsItem } from '@/shared/extension/storage.ts';
import { copyText } from './copy-text.ts';
import { documentAssets, startDocumentsWorker } from './file-worker.ts';
import { createFilesStore } from './files-store.ts';
import { insertIntoPage } from './insert-into-page.ts';
import { createFileKeeper } from './kept-files.ts';
import { runThroughPort } from './run-through-port.ts';

interface FilesTabProps {
  /** Takes what was picked to the tab where drafts are written. */
  onUse: (context: FileAttachment) => void;
}

/** As long as this panel; its files are kept until the browser closes (decision 25). */
const filesStore = createFilesStore({
  start: startDocumentsWorker,
  assets: documentAssets(),
  languages: { read: readLanguagePacks, fetch: fetchLanguagePack, remove: removeLanguagePack },
  keeper: createFileKeeper(),
});
filesStore.restore().catch((thrown: unknown) => reportError('panel.files', thrown));

/** Files read on this device, and questions about them. */
export default function FilesTab({ onUse }: FilesTabProps) {
  const entries = useSyncExternalStore(filesStore.watch, filesStore.entries);
  const notice = useSyncExternalStore(filesStore.watch, filesStore.notice);
  const engine = useWatchedValue(engineInUse);
  const settings = useWatchedValue(settingsItem);
  if (!engine || !settings) return <Skeleton lines={5} />;
  return (
    <FilesView
      entries={entries}
      notice={notice}
      access={filesStore}
      engine={engine}
      run={runThroughPort}
      fallsBack={settings.fallBack}
      onUse={onUse}
      onInsert={insertIntoPage}
      onCopy={copyText}
    />
  );
}
