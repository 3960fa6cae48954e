import {
  type ExtensionState,
  type StateQuestion,
  stateAnswer,
  type TemplatesChanged,
} from '@/shared/contracts/extension-state.ts';

/** Its worker may have to be started first. */
const ANSWER_WITHIN_MS = 2_000;

const head = () =>
  ({ source: 'whetstone-dashboard', id: crypto.randomUUID(), timestamp: Date.now() }) as const;

/** Has this browser's extension fetch the account's templates, where it is connected to it. */
export function tellTemplatesChanged(): void {
  const message: TemplatesChanged = { ...head(), type: 'WHETSTONE_TEMPLATES_CHANGED' };
  window.postMessage(message, window.location.origin);
}

/** Asks this browser's extension how far its user has come; undefined where none answers. */
export function askExtension(userId: string): Promise<ExtensionState | undefined> {
  const question: StateQuestion = { ...head(), type: 'WHETSTONE_ASK_STATE', userId };
  return new Promise((resolve) => {
    const control = new AbortController();
    const settle = (state: ExtensionState | undefined) => {
      control.abort();
      clearTimeout(timer);
      resolve(state);
    };
    const timer = setTimeout(() => settle(undefined), ANSWER_WITHIN_MS);
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== window || origin !== window.location.origin) return;
      const answer = stateAnswer.safeParse(data);
      if (answer.success && answer.data.id === question.id) settle(answer.data.state);
    };
    window.addEventListener('message', onMessage, { signal: control.signal });
    window.postMessage(question, window.location.origin);
  });
}
