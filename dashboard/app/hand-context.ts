import {
  type ContextMessage,
  contextResult,
  type HandedContext,
} from '@/shared/contracts/context-handoff.ts';
import { awaitAnswer, type HandoffOutcome } from './await-extension.ts';

/** Posts a text to this page's own origin, where the extension listens: it goes along with the panel's next rewrite. */
export function handContext(context: HandedContext): Promise<HandoffOutcome> {
  const id = crypto.randomUUID();
  const outcome = awaitAnswer((data) => {
    const result = contextResult.safeParse(data);
    if (!result.success || result.data.id !== id) return undefined;
    return result.data.accepted ? 'accepted' : 'refused';
  });
  const message: ContextMessage = {
    type: 'WHETSTONE_CONTEXT',
    source: 'whetstone-dashboard',
    id,
    timestamp: Date.now(),
    context,
  };
  window.postMessage(message, window.location.origin);
  return outcome;
}
