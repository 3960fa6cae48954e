import { useState } from 'react';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';
import { exportCsv, exportJson } from '@/shared/library/export-library.ts';
import type { ImportPlan } from '@/shared/library/import-plan.ts';
import { planImport } from '@/shared/library/plan-import.ts';
import { decodeFile, MAX_FILE_BYTES } from '@/shared/library/read-file.ts';
import type { LibraryAccess } from './library-access.ts';
import { say } from './say.ts';
import type { NoticeBoard } from './use-notice.ts';

export interface PlannedImport {
  fileName: string;
  plan: ImportPlan;
}

async function planFile(file: File, access: LibraryAccess): Promise<Result<PlannedImport, ErrorCode>> {
  if (file.size > MAX_FILE_BYTES) return fail('file_too_large');
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()));
  if (!text.ok) return text;
  // A third of the library's whole script, and needed by few who open it.
  const { readImport } = await import('@/shared/library/import-library.ts');
  const source = readImport(text.value, file.name);
  if (!source.ok) return source;
  const occasion = { now: Date.now(), newId: () => crypto.randomUUID() };
  return ok({ fileName: file.name, plan: planImport(source.value, await access.readAll(), occasion) });
}

function sumUp({ adds, updates, others }: ImportPlan): string {
  const parts = [
    adds.length > 0 && say('importedAdds', { count: adds.length }),
    updates.length > 0 && say('importedUpdates', { count: updates.length }),
    others > 0 && say('importedOthers', { count: others }),
  ];
  return say('imported', { what: parts.filter(Boolean).join(', ') });
}

interface Transfers {
  planned: PlannedImport | null;
  onFile: (file: File) => void;
  onExport: (format: 'json' | 'csv') => void;
  onImport: () => void;
  onCancel: () => void;
}

/** Files in and out: an import is planned first, and can be undone as a whole. */
export function useTransfer(access: LibraryAccess, board: NoticeBoard): Transfers {
  const [planned, setPlanned] = useState<PlannedImport | null>(null);
  const { attempt, say: tell, refuse } = board;
  const save = async (format: 'json' | 'csv') => {
    const library = await access.readAll();
    const now = new Date();
    const fileName = `whetstone-library-${now.toISOString().slice(0, 10)}.${format}`;
    access.save(fileName, format === 'json' ? exportJson(library, now) : exportCsv(library.items));
    tell(say('exported', { count: library.items.length, file: fileName }));
  };
  const onFile = (file: File) =>
    void attempt(async () => {
      const outcome = await planFile(file, access);
      if (!outcome.ok) return refuse(outcome.error, { onFile });
      setPlanned(outcome.value);
    });
  return {
    planned,
    onFile,
    onExport: (format) => void attempt(() => save(format)),
    onImport: () =>
      void attempt(async () => {
        if (!planned) return;
        const undo = await access.change(planned.plan.change);
        setPlanned(null);
        tell(sumUp(planned.plan), () => access.change(undo));
      }),
    onCancel: () => {
      // The Retry of an import that failed would do what was just put aside.
      board.dismiss();
      setPlanned(null);
    },
  };
}
