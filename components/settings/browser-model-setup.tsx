import { useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import type { BrowserModelState } from '@/shared/engines/browser-model.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { sayModel } from './say.ts';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';

interface BrowserModelSetupProps {
  store: Pick<SettingsStore, 'readModelState' | 'downloadModel'>;
  /** The model came, or went. */
  onChange: () => void;
  /** It was downloaded here. */
  onConnect: () => void;
}

/** The browser's own model: how it stands, and its download with progress and a way to stop following it. */
export function BrowserModelSetup({ store, onChange, onConnect }: BrowserModelSetupProps) {
  const [state, setState] = useState<BrowserModelState>();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const current = useRef<AbortController>(null);
  useEffect(() => {
    void store.readModelState().then(setState);
    return () => current.current?.abort();
  }, [store]);
  const finish = async (code: ErrorCode | null) => {
    setProgress(null);
    setFailure(code);
    setState(await store.readModelState());
    onChange();
  };
  const download = () => {
    const control = new AbortController();
    current.current = control;
    setFailure(null);
    setProgress(0);
    store.downloadModel({ onProgress: setProgress, signal: control.signal }).then(
      async () => {
        await finish(null);
        onConnect();
      },
      (thrown: unknown) =>
        finish(control.signal.aborted ? null : reportError('settings.browser-model', thrown).code),
    );
  };
  if (!state) return null;
  return (
    <>
      <p className={style.note}>{sayModel(`own_${state}`)}</p>
      {failure && <Failure code={failure} context="settings" onClose={() => setFailure(null)} />}
      {progress !== null && (
        <>
          <progress className={style.progress} aria-label={sayModel('progress')} max={1} value={progress} />
          <p role="status" className={style.note}>
            {sayModel('ownArrived', { percent: Math.floor(progress * 100) })}
          </p>
        </>
      )}
      {(state === 'downloadable' || state === 'downloading') && (
        <ButtonRow>
          {progress === null ? (
            <Button kind="primary" onClick={download}>
              {sayModel('downloadOwn')}
            </Button>
          ) : (
            <Button onClick={() => current.current?.abort()}>{sayModel('stop')}</Button>
          )}
        </ButtonRow>
      )}
    </>
  );
}
