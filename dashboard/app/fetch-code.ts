import { AppError } from '@/shared/errors/app-error.ts';

/**
 * Code that is fetched when it is needed.
 * @throws AppError `network_error` where it does not come, as for an answer that does not
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError('network_error', { cause });
  }
}
