import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';

interface Lookup {
  /** Why the last one failed. */
  code: ErrorCode | null;
  isBusy: boolean;
  /** Begins another one: the one before ends, and what it finds is dropped once its signal is aborted. */
  begin: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  stop: () => void;
  /** Puts a failure away. */
  forget: () => void;
}

/** One lookup in a file at a time; leaving the screen ends it. */
export function useLookup(): Lookup {
  const [code, setCode] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  return {
    code,
    isBusy,
    begin: async (work) => {
      current.current?.abort();
      const own = new AbortController();
      current.current = own;
      setCode(null);
      setIsBusy(true);
      try {
        await work(own.signal);
      } catch (thrown) {
        if (!own.signal.aborted) setCode(reportError('panel.files', thrown).code);
      } finally {
        if (!own.signal.aborted) setIsBusy(false);
      }
    },
    stop: () => {
      current.current?.abort();
      setIsBusy(false);
    },
    forget: () => setCode(null),
  };
}
