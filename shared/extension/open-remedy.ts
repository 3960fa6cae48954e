import type { Remedy } from '@/shared/errors/remedies.ts';
import { sendMessage } from './messages.ts';

/** Opens what a failure is mended in, in a tab of its own. A background that is gone opens nothing. */
export function openRemedy(remedy: Remedy): Promise<void> {
  return sendMessage('card.remedy', { remedy }).then(
    () => undefined,
    () => undefined,
  );
}
