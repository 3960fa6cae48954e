import type { Remedy } from '@/shared/errors/remedies.ts';
import { sendMessage } from '@/shared/extension/messages.ts';

/** Opens what a failure is mended in, in a tab beside the panel. A background that is gone opens nothing. */
export function openRemedy(remedy: Remedy): void {
  void sendMessage('card.remedy', { remedy }).catch(() => undefined);
}
