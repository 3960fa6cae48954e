import { useCallback, useMemo, useState } from 'react';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';

/** What was just done, and how to take it back; or why it was not. */
export interface Notice {
  /** Tells one from the next, also where both say the same. */
  id: number;
  kind: 'done' | 'failed';
  text: string;
  undo?: (() => unknown) | undefined;
  /** Why it failed. */
  code?: ErrorCode;
  /** Does it once more. */
  again?: (() => unknown) | undefined;
  /** Takes another file, where the one that was chosen would not do. */
  onFile?: ((file: File) => void) | undefined;
}

export interface NoticeBoard {
  notice: Notice | null;
  say: (text: string, undo?: Notice['undo']) => void;
  refuse: (code: ErrorCode, ways?: Pick<Notice, 'again' | 'onFile'>) => void;
  dismiss: () => void;
  /** Runs what may fail, and says why it did; what was said before goes. */
  attempt: (work: () => unknown) => Promise<void>;
}

let count = 0;

function nextId(): number {
  count += 1;
  return count;
}

/** One notice at a time, the last one. */
export function useNotice(): NoticeBoard {
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = useCallback((text: string, undo?: Notice['undo']) => {
    setNotice({ id: nextId(), kind: 'done', text, undo });
  }, []);
  const refuse = useCallback<NoticeBoard['refuse']>((code, ways) => {
    setNotice({ id: nextId(), kind: 'failed', text: textFor('library', code), code, ...ways });
  }, []);
  const dismiss = useCallback(() => setNotice(null), []);
  const attempt = useCallback<NoticeBoard['attempt']>(
    async (work) => {
      // The Undo of what was done before would be taken for this one's.
      dismiss();
      try {
        await work();
      } catch (thrown) {
        refuse(reportError('panel.library', thrown).code, { again: () => attempt(work) });
      }
    },
    [refuse, dismiss],
  );
  return useMemo(() => ({ notice, say, refuse, dismiss, attempt }), [notice, say, refuse, dismiss, attempt]);
}
