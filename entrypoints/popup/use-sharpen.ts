import { useState } from 'react';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { sendMessage } from '@/shared/extension/messages.ts';

/** Opens the card on the page in front; what keeps it from that stays until the next press. */
export function useSharpen(): { failure: ErrorCode | null; sharpen: () => Promise<void> } {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const sharpen = async () => {
    try {
      const { code } = await sendMessage('card.openActive', {});
      if (code === null) window.close();
      setFailure(code);
    } catch (thrown) {
      setFailure(reportError('popup', thrown).code);
    }
  };
  return { failure, sharpen };
}
