import { sendReportsTo } from '@/shared/errors/report-error.ts';
import { sendMessage } from './messages.ts';

/**
 * Hands the failures of this context to the background, which keeps them: for the card's frame and the model's page, which do
 * not share the session's storage with the others.
 */
export function tellFailures(): void {
  // Nothing is left to tell of a failure whose background is gone.
  sendReportsTo((report) => void sendMessage('failure.keep', report).catch(() => undefined));
}
