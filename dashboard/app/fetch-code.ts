import { AppError } from '@/shared/errors/app-error.ts';
import { siteAnswers } from './code-arrival.ts';

/** The site answers, and has the code of this page no more: it was published anew since the page was opened. */
export class PageOutdated extends Error {}

/**
 * Code that is fetched when it is needed: once more where a line dropped it.
 * @throws PageOutdated where the site is there and the code is not, twice
 * @throws AppError `network_error` where the site is not there either, as for an answer that does not come
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!(await siteAnswers())) throw new AppError('network_error', { cause });
    return load().catch((again: unknown) => {
      throw new PageOutdated('page_outdated', { cause: again });
    });
  }
}
