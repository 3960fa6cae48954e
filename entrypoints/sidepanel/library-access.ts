import type { LibraryAccess } from '@/components/library/library-access.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import type { Library } from '@/shared/library/export-library.ts';
import { tableNames } from '@/shared/library/records.ts';
import { copyText } from './copy-text.ts';

/** Long enough for a browser to begin the download. */
const REVOKE_MS = 60_000;

function save(fileName: string, text: string): void {
  const type = fileName.endsWith('.csv') ? 'text/csv' : 'application/json';
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}

/** What the library's screens can do in this window. */
export const libraryAccess: LibraryAccess = {
  create: (fields) => libraryStore.items.create(fields),
  update: (base, changes) => libraryStore.items.update(base, changes),
  remove: (ids) => libraryStore.items.remove(ids),
  change: (change) => libraryStore.change(change),
  versions: (itemId) => libraryStore.items.versions(itemId),
  values: (itemId) => libraryStore.items.values(itemId),
  rememberValues: (itemId, values) => libraryStore.items.rememberValues(itemId, values),
  async readAll() {
    const all = await Promise.all(
      tableNames.map(async (table) => [table, (await libraryStore.read(table)).records]),
    );
    return Object.fromEntries(all) as Library;
  },
  insert: (text) =>
    sendMessage('library.insert', { text }).then(
      ({ code }) => code,
      (thrown: unknown) => reportError('panel.library', thrown).code,
    ),
  copy: copyText,
  async keepInAccount(id, isWanted) {
    await sendMessage('templates.keep', { id, isWanted });
  },
  save,
};
