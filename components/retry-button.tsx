import type { ErrorCode } from '@/shared/errors/codes.ts';
import { waitSign } from '@/shared/errors/with-wait.en.ts';
import { isWorthRetrying } from '@/shared/errors/worth-retrying.ts';
import { say } from './say.ts';
import { Button, type ButtonLook } from './ui/button.tsx';
import { useWait } from './use-wait.ts';

interface RetryButtonProps {
  /** Why the run failed. */
  code: ErrorCode;
  /** How long nobody takes it again. */
  retryAfterMs?: number | undefined;
  size?: ButtonLook['size'];
  /** Asks for the same once more; left out where the screen has no such way. */
  onRetry: (() => void) | undefined;
}

/** Asks again, where asking again may help; until that is taken, it says how long that is. */
export function RetryButton({ code, retryAfterMs, size, onRetry }: RetryButtonProps) {
  const leftMs = useWait(retryAfterMs);
  if (!onRetry || !isWorthRetrying(code)) return null;
  return (
    <Button size={size} disabled={leftMs > 0} onClick={onRetry}>
      {leftMs > 0 ? say('retryIn', { wait: waitSign(leftMs) }) : say('retry')}
    </Button>
  );
}
