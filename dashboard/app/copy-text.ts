import { reportError } from '@/shared/errors/report-error.ts';
import { logEvent } from './log-event.ts';

/** Writes the clipboard; a failure is only logged (spec §8), and said on the button. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    logEvent('result_copied');
    return true;
  } catch (thrown) {
    reportError('copy', thrown);
    return false;
  }
}
