import { Failure } from './failure.tsx';
import { noteSaveError, useLastSaveError } from './last-save.ts';

/** Says that what was last chosen on this screen could not be kept; nothing while all is well. */
export function SaveError() {
  const code = useLastSaveError();
  return code && <Failure code={code} context="settings" onClose={() => noteSaveError(null)} />;
}
