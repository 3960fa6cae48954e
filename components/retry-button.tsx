import type { ErrorCode } from '@/shared/errors/codes.ts';
import { isWorthRetrying } from '@/shared/errors/worth-retrying.ts';
import { say } from './say.ts';
import { Button, type ButtonLook } from './ui/button.tsx';

interface RetryButtonProps {
  /** Why the run failed. */
  code: ErrorCode;
  size?: ButtonLook['size'];
  /** Asks for the same once more; left out where the screen has no such way. */
  onRetry: (() => void) | undefined;
}

/** Asks again, where asking again may help. */
export function RetryButton({ code, size, onRetry }: RetryButtonProps) {
  if (!onRetry || !isWorthRetrying(code)) return null;
  return (
    <Button size={size} onClick={onRetry}>
      {say('retry')}
    </Button>
  );
}
