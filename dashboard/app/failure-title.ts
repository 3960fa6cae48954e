import type { ErrorCode } from '@/shared/errors/codes.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import { say } from './say.ts';

/** The name of a failure on the website, where one logs in and out; the extension is signed in. */
export const failureTitle = (context: ErrorContext, code: ErrorCode, hasEarlier = false): string =>
  code === 'unauthorized' ? say('out_lost') : titleFor(context, code, hasEarlier);
