import { useCallback, useEffect, useRef, useState } from 'react';
import type { LanguagePack } from '@/shared/documents/images/language-pack.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { FetchFailure, KnownPack, LanguagePacks } from './file-entry.ts';

/** The languages text can be read in beside English, and the one that is being fetched. */
export function useLanguagePacks(packs: LanguagePacks) {
  const [known, setKnown] = useState<readonly KnownPack[]>([]);
  /** Bytes that have arrived; null while none is fetched. */
  const [arrived, setArrived] = useState<number | null>(null);
  const [failure, setFailure] = useState<FetchFailure | null>(null);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const load = useCallback(
    () => packs.read().then(setKnown, (thrown: unknown) => void reportError('files.languages', thrown)),
    [packs],
  );
  useEffect(() => void load(), [load]);

  /** @returns whether it is here now */
  const fetchPack = async (pack: LanguagePack): Promise<boolean> => {
    const control = new AbortController();
    current.current = control;
    setFailure(null);
    setArrived(0);
    try {
      const outcome = await packs.fetch(pack, { signal: control.signal, onProgress: setArrived });
      if (!outcome.ok) setFailure(outcome.error);
      return outcome.ok;
    } catch (thrown) {
      if (!control.signal.aborted) {
        reportError('files.languages', thrown);
        setFailure('unreachable');
      }
      return false;
    } finally {
      setArrived(null);
      await load();
    }
  };
  const remove = async (pack: LanguagePack) => {
    await packs.remove(pack);
    await load();
  };
  return {
    known,
    arrived,
    failure,
    fetchPack,
    remove,
    cancel: () => current.current?.abort(),
    forget: () => setFailure(null),
  };
}
