import { useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { downloadLabel, failureText, isModelFailure, megabytes, modelLine } from './downloaded-model-text.ts';
import { sayModel } from './say.ts';
import style from './settings.module.css';
import type { DownloadedModel, DownloadedModelStore, ModelFailure } from './settings-store.ts';

interface DownloadedModelSetupProps {
  store: DownloadedModelStore;
  /** The model came, or went. */
  onChange: () => void;
  /** It was downloaded here. */
  onConnect: () => void;
  /** It was removed. */
  onLeave: () => void;
}

/** How far a download is, null where none runs in this window; and its end, where no other window is at it. */
function useDownload({ store, onConnect }: Pick<DownloadedModelSetupProps, 'store' | 'onConnect'>) {
  const [bytes, setBytes] = useState<number | null>(null);
  const [failure, setFailure] = useState<ModelFailure | ErrorCode | null>(null);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const start = async ({ release, storedBytes }: DownloadedModel) => {
    const control = new AbortController();
    current.current = control;
    const { signal } = control;
    setFailure(null);
    setBytes(storedBytes);
    try {
      const outcome = await store.download({ release, signal, onProgress: setBytes });
      if (outcome.ok) onConnect();
      else setFailure(outcome.error);
    } catch (thrown) {
      if (!signal.aborted) setFailure(reportError('settings.downloaded-model', thrown).code);
    }
    setBytes(null);
  };
  const remove = async (model: DownloadedModel): Promise<boolean> => {
    const outcome = await store.remove(model);
    setFailure(outcome.ok ? null : outcome.error);
    return outcome.ok;
  };
  return {
    bytes,
    failure,
    start,
    remove,
    cancel: () => current.current?.abort(),
    forget: () => setFailure(null),
  };
}

/** A download's own failures have the buttons below as their way out. */
function DownloadFailure({ failure, onClose }: { failure: ModelFailure | ErrorCode; onClose: () => void }) {
  if (!isModelFailure(failure)) return <Failure code={failure} context="settings" onClose={onClose} />;
  return (
    <Notice kind="error" title={sayModel('notDownloaded')} onClose={onClose}>
      {failureText(failure)}
    </Notice>
  );
}

/** A small model of its own: what it is, its download with progress and a way out, and its end. */
export function DownloadedModelSetup({ store, onChange, onConnect, onLeave }: DownloadedModelSetupProps) {
  const [model, setModel] = useState<DownloadedModel | null>();
  const { bytes, failure, start, cancel, forget, ...download } = useDownload({ store, onConnect });
  useEffect(() => void store.read().then(setModel), [store]);
  const refresh = async () => {
    setModel(await store.read());
    onChange();
  };
  if (model === undefined) return null;
  if (model === null) return <p className={style.note}>{sayModel('cannotRun')}</p>;
  const { isReady, storedBytes, release } = model;
  const remove = async () => {
    if ((await download.remove(model)) && isReady) onLeave();
    await refresh();
  };
  return (
    <>
      <p className={style.note}>{modelLine(model)}</p>
      <p className={style.note}>
        {isReady ? sayModel('takes', { size: megabytes(release.bytes) }) : sayModel('comesFrom')}
      </p>
      {failure && <DownloadFailure failure={failure} onClose={forget} />}
      {bytes !== null && (
        <>
          <progress
            className={style.progress}
            aria-label={sayModel('progress')}
            max={release.bytes}
            value={bytes}
          />
          <p role="status" className={style.note}>
            {sayModel('arrived', {
              percent: Math.floor((100 * bytes) / release.bytes),
              size: megabytes(release.bytes),
            })}
          </p>
        </>
      )}
      <ButtonRow>
        {bytes !== null && <Button onClick={cancel}>{sayModel('cancel')}</Button>}
        {bytes === null && !isReady && (
          <Button kind="primary" onClick={() => void start(model).then(refresh)}>
            {downloadLabel(model)}
          </Button>
        )}
        {bytes === null && storedBytes > 0 && (
          <Button onClick={() => void remove()}>
            {sayModel('removeAndFree', { size: megabytes(storedBytes) })}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}
