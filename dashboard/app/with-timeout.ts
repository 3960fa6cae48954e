import { AppError } from '@/shared/errors/app-error.ts';

/** How long a page waits for what it is to show. */
export const ANSWER_MS = 6_000;

/**
 * Gives up waiting for `ask` after `ms`: a lost connection, or a session that cannot be renewed, may never answer.
 * @throws AppError `timeout`
 */
export function withTimeout<T>(ms: number, ask: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('timeout')), ms);
    ask()
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
