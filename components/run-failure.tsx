import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { canUseDevice, type Remedy, remedyFor, remedyNames, USE_DEVICE } from '@/shared/errors/remedies.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { RetryButton } from './retry-button.tsx';
import style from './run-failure.module.css';
import { Button, type ButtonLook } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

/** Opens what leads out of a failure; left out where the screen cannot. */
export type OnRemedy = ((remedy: Remedy) => void) | undefined;

interface RunFailureProps {
  code: ErrorCode;
  retryAfterMs?: number | undefined;
  /** Who failed, where that is known. */
  engine?: EngineId | undefined;
  size?: ButtonLook['size'];
  onRemedy?: OnRemedy;
  /** Asks for the same once more; left out where the screen has no such way. */
  onRetry?: (() => void) | undefined;
  /** Does the same on this device. */
  onDevice?: (() => void) | undefined;
}

/** Why a run failed, with the presses that lead out of it: what mends it first. */
export function RunFailure({
  code,
  retryAfterMs,
  engine,
  size,
  onRemedy,
  onRetry,
  onDevice,
}: RunFailureProps) {
  const remedy = onRemedy && remedyFor(code);
  return (
    <Notice kind="error">
      {textFor('card', code, retryAfterMs)}
      <div className={style.ways}>
        {remedy && (
          <Button size={size} onClick={() => onRemedy(remedy)}>
            {remedyNames[remedy]}
          </Button>
        )}
        <RetryButton code={code} size={size} onRetry={onRetry} />
        {onDevice && canUseDevice(code, engine) && (
          <Button kind="quiet" size={size} onClick={onDevice}>
            {USE_DEVICE}
          </Button>
        )}
      </div>
    </Notice>
  );
}
