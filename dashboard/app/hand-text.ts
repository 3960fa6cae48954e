import {
  type HandedText,
  type TextMessage,
  type TextPurpose,
  textResult,
} from '@/shared/contracts/text-handoff.ts';
import { awaitAnswer, type HandoffOutcome } from './await-extension.ts';
import { showToast } from './toasts.ts';

/** Posts a text to this page's own origin, where the extension listens. */
function handText(purpose: TextPurpose, text: HandedText): Promise<HandoffOutcome> {
  const id = crypto.randomUUID();
  const outcome = awaitAnswer((data) => {
    const result = textResult.safeParse(data);
    return result.success && result.data.id === id ? result.data.accepted : undefined;
  });
  const message: TextMessage = {
    type: 'WHETSTONE_TEXT',
    source: 'whetstone-dashboard',
    id,
    timestamp: Date.now(),
    purpose,
    text,
  };
  window.postMessage(message, window.location.origin);
  return outcome;
}

const accepted: Record<TextPurpose, string> = {
  context: 'Sent. Open the Whetstone panel: the findings are beside your draft.',
  prompt: 'Saved. You find it in the Library of the Whetstone panel.',
};

/** Hands a text to the extension of this browser, and says what came of it. */
export async function takeToExtension(purpose: TextPurpose, text: HandedText): Promise<void> {
  const outcome = await handText(purpose, text);
  if (outcome === 'accepted') return showToast('success', accepted[purpose], 'extension');
  const sentence =
    outcome === 'refused'
      ? 'The extension did not take it. Try again in a window that is not private.'
      : 'No extension answered. Install Whetstone in this browser, then reload this page.';
  showToast('error', sentence, 'extension');
}
