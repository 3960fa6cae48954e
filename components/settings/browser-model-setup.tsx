import { useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import type { BrowserModelState } from '@/shared/engines/browser-model.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';

interface BrowserModelSetupProps {
  store: Pick<SettingsStore, 'readModelState' | 'downloadModel'>;
  /** The model came, or went. */
  onChange: () => void;
  /** It was downloaded here. */
  onConnect: () => void;
}

/** How the model stands, in words; where there is none, why, and what would help. */
const stateTexts: Record<BrowserModelState, string> = {
  absent:
    'This browser has no model of its own. Chrome on a computer has one from version 138 on; or use a model server of your own. Neither sends us anything.',
  unavailable:
    'This browser has a model, but cannot run it on this computer. Chrome asks for 22 GB of free disk space, and for 16 GB of memory with four processor cores or a graphics card with more than 4 GB; a policy may also have switched it off.',
  downloadable:
    'This browser can fetch its model now. It takes some gigabytes once, from the browser’s maker; your texts then stay on this device.',
  downloading: 'The browser is fetching its model. Press the button to follow it here.',
  available: 'The model is here. Texts stay on this device.',
};

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
      <p className={style.note}>{stateTexts[state]}</p>
      {failure && <Failure code={failure} />}
      {progress !== null && (
        <>
          <progress className={style.progress} aria-label="Download" max={1} value={progress} />
          <p role="status" className={style.note}>
            {Math.floor(progress * 100)} % of the model has arrived.
          </p>
        </>
      )}
      {(state === 'downloadable' || state === 'downloading') && (
        <ButtonRow>
          {progress === null ? (
            <Button onClick={download}>Download the model</Button>
          ) : (
            <Button onClick={() => current.current?.abort()}>Stop</Button>
          )}
        </ButtonRow>
      )}
    </>
  );
}
