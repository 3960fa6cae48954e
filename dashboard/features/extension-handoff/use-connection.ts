import { useRef, useState } from 'react';
import type { HandoffOutcome } from '@/dashboard/app/await-extension.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';

type Progress =
  | { status: 'asking' }
  | { status: 'connecting' }
  | { status: 'failed'; code: ErrorCode }
  | { status: 'done'; outcome: HandoffOutcome };

/** The nonce has had its one answer: the page loaded again does not ask for another press. */
function dropState(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('state');
  window.history.replaceState(window.history.state, '', address);
}

/** Connecting one browser: one token, however often it is pressed. After a failure it may be pressed again. */
export function useConnection(handOver: () => Promise<HandoffOutcome>): Progress & { connect(): void } {
  const [progress, setProgress] = useState<Progress>({ status: 'asking' });
  // Two presses may come before the first has changed what is drawn.
  const isUnderWay = useRef(false);
  const run = async () => {
    setProgress({ status: 'connecting' });
    try {
      const outcome = await handOver();
      dropState();
      setProgress({ status: 'done', outcome });
    } catch (error) {
      isUnderWay.current = false;
      setProgress({ status: 'failed', code: toAppError(error).code });
    }
  };
  const connect = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void run();
  };
  return { ...progress, connect };
}
