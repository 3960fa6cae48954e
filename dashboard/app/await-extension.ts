/** How long the extension, which sits in this very page, may take to answer. */
const ANSWER_WITHIN_MS = 5_000;

export type HandoffOutcome = 'accepted' | 'refused' | 'unanswered';

/**
 * Waits for what the extension posts into this window.
 * @param readAccepted whether a message accepts; undefined for one that is about something else
 */
export function awaitAnswer(readAccepted: (data: unknown) => boolean | undefined): Promise<HandoffOutcome> {
  return new Promise((resolve) => {
    const control = new AbortController();
    const settle = (outcome: HandoffOutcome) => {
      control.abort();
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('unanswered'), ANSWER_WITHIN_MS);
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== window || origin !== window.location.origin) return;
      const isAccepted = readAccepted(data);
      if (isAccepted !== undefined) settle(isAccepted ? 'accepted' : 'refused');
    };
    window.addEventListener('message', onMessage, { signal: control.signal });
  });
}
