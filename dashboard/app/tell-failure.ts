import { toAppError } from '@/shared/errors/app-error.ts';
import { type ErrorContext, textFor } from '@/shared/errors/texts.en.ts';
import { failureTitle } from './failure-title.ts';
import { showToast } from './toasts.ts';

/** Says above whatever page is open what failed, and why. */
export function tellFailure(context: ErrorContext, thrown: unknown, subject = 'account'): void {
  const { code, retryAfterMs } = toAppError(thrown);
  showToast('error', textFor(context, code, retryAfterMs), { subject, title: failureTitle(context, code) });
}
