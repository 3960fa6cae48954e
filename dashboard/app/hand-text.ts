import {
  type HandedText,
  type TextMessage,
  type TextPurpose,
  textResult,
} from '@/shared/contracts/text-handoff.ts';
import { awaitAnswer, type HandoffOutcome } from './await-extension.ts';
import { paths } from './paths.ts';
import { say } from './say.ts';
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

/** As long as somebody waits for an answer to a press. */
const TOLD_AFTER_MS = 800;

const tellMissing = (sentence: 'noAnswerYet' | 'noAnswer'): void =>
  showToast('error', say(sentence), {
    subject: 'extension',
    way: { path: paths.download, label: say('getExtension') },
  });

/** Hands a text to the extension of this browser, and says what came of it. */
export async function takeToExtension(purpose: TextPurpose, text: HandedText): Promise<void> {
  // Its worker may have to be started first; a browser without it shall not be silent for as long.
  const early = setTimeout(() => tellMissing('noAnswerYet'), TOLD_AFTER_MS);
  const outcome = await handText(purpose, text).finally(() => clearTimeout(early));
  if (outcome === 'accepted') return showToast('success', say(`handed_${purpose}`), 'extension');
  if (outcome === 'unanswered') return tellMissing('noAnswer');
  showToast('error', say('notTaken'), 'extension');
}
