import type { HandoffMessage, HandoffResult } from '@/shared/contracts/extension-handoff.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import { readHandoff } from './read-handoff.ts';

interface AnswerHandoffOptions {
  signal: AbortSignal;
  onAccepted: (email: string) => void;
}

/** Asks the background, which knows whether it awaits this; a worker that is gone has accepted nothing. */
async function isAccepted(message: HandoffMessage): Promise<boolean> {
  try {
    return (await sendMessage('account.handOff', message)).accepted;
  } catch {
    return false;
  }
}

/** Takes accounts the website hands over, and answers each in the same window, until `signal` aborts. */
export function answerHandoffs({ signal, onAccepted }: AnswerHandoffOptions): void {
  const { origin } = window.location;
  const answer = async (message: HandoffMessage) => {
    const accepted = await isAccepted(message);
    if (signal.aborted) return;
    const result: HandoffResult = {
      type: 'WHETSTONE_AUTH_RESULT',
      source: 'whetstone-extension',
      state: message.state,
      accepted,
    };
    window.postMessage(result, origin);
    if (accepted) onAccepted(message.email);
  };
  window.addEventListener(
    'message',
    (event) => {
      const message = readHandoff(event, { window, origin, nowMs: Date.now() });
      if (message) void answer(message);
    },
    { signal },
  );
}
