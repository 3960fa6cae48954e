import type { HandoffMessage, HandoffResult } from '@/shared/contracts/extension-handoff.ts';
import type { StateAnswer, StateQuestion } from '@/shared/contracts/extension-state.ts';
import type { TextMessage, TextResult } from '@/shared/contracts/text-handoff.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import { type Handed, readHandoff } from './read-handoff.ts';

interface AnswerHandoffOptions {
  signal: AbortSignal;
  onAccepted: (email: string) => void;
}

/** What the background says; a worker that is gone has accepted nothing. */
async function isAccepted(ask: Promise<{ accepted: boolean }>): Promise<boolean> {
  try {
    return (await ask).accepted;
  } catch {
    return false;
  }
}

/** The background knows whether it awaits this. */
async function answerAccount(message: HandoffMessage): Promise<HandoffResult> {
  const accepted = await isAccepted(sendMessage('account.handOff', message));
  return { type: 'WHETSTONE_AUTH_RESULT', source: 'whetstone-extension', state: message.state, accepted };
}

async function answerText({ id, purpose, text }: TextMessage): Promise<TextResult> {
  const accepted = await isAccepted(sendMessage('text.handOff', { purpose, text }));
  return { type: 'WHETSTONE_TEXT_RESULT', source: 'whetstone-extension', id, accepted };
}

/** Undefined from a worker that is gone: the page hears nothing, as from no extension. */
async function answerState({ id, userId }: StateQuestion): Promise<StateAnswer | undefined> {
  const state = await sendMessage('site.askState', { userId }).catch(() => undefined);
  return state && { type: 'WHETSTONE_STATE', source: 'whetstone-extension', id, state };
}

function answerTo(message: Handed) {
  switch (message.type) {
    case 'WHETSTONE_AUTH_SUCCESS':
      return answerAccount(message);
    case 'WHETSTONE_TEXT':
      return answerText(message);
    case 'WHETSTONE_ASK_STATE':
      return answerState(message);
    case 'WHETSTONE_TEMPLATES_CHANGED':
      // The next round goes on where this one fails.
      return sendMessage('site.changedTemplates', {}).then(
        () => undefined,
        () => undefined,
      );
  }
}

/** Takes what the website hands over, and answers each in the same window, until `signal` aborts. */
export function answerHandoffs({ signal, onAccepted }: AnswerHandoffOptions): void {
  const { origin } = window.location;
  const answer = async (event: MessageEvent<unknown>) => {
    const message = readHandoff(event, { window, origin, nowMs: Date.now() });
    if (!message) return;
    const result = await answerTo(message);
    if (signal.aborted || !result) return;
    window.postMessage(result, origin);
    if (message.type === 'WHETSTONE_AUTH_SUCCESS' && 'accepted' in result && result.accepted)
      onAccepted(message.email);
  };
  window.addEventListener('message', (event) => void answer(event), { signal });
}
