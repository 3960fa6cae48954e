import type { ErrorCode } from '@/shared/errors/codes.ts';
import { type Remedy, remedyFor, remedyNames } from '@/shared/errors/remedies.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { Button } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

/** Opens what leads out of a failure; left out where the screen cannot. */
export type OnRemedy = ((remedy: Remedy) => void) | undefined;

interface RunFailureProps {
  code: ErrorCode;
  retryAfterMs?: number | undefined;
  onRemedy: OnRemedy;
}

/** Why a run failed, with the press that leads out of it. */
export function RunFailure({ code, retryAfterMs, onRemedy }: RunFailureProps) {
  const remedy = onRemedy && remedyFor(code);
  return (
    <Notice kind="error">
      {textFor('card', code, retryAfterMs)}
      {remedy && <Button onClick={() => onRemedy(remedy)}>{remedyNames[remedy]}</Button>}
    </Notice>
  );
}
