import * as z from 'zod/mini';

/** Where a text lies while its writer logs in, by what it was typed for. */
const KEYS = { question: 'whetstone-question', topic: 'whetstone-topic' } as const;
type Typed = keyof typeof KEYS;

/** As long as somebody takes to find the mail that lets them in. */
const KEPT_MS = 60 * 60_000;
/** A login is heard of in each tab: the one that was left and the one that the mail's link opened both come back. */
const KEPT_AFTER_RETURN_MS = 60_000;

const kept = z.object({ text: z.string(), until: z.number() });

/** Keeps what was typed while its writer logs in or signs up, for the tab that comes back, whichever it is. */
export function keepTyping(what: Typed, text: string): void {
  try {
    localStorage.setItem(KEYS[what], JSON.stringify({ text, until: Date.now() + KEPT_MS }));
  } catch {
    // Without storage it is typed again.
  }
}

/** What was typed before logging in; it is told for one return. */
export function takeTyping(what: Typed): string {
  try {
    const { text, until } = kept.parse(JSON.parse(localStorage.getItem(KEYS[what]) ?? ''));
    const left = Math.min(until - Date.now(), KEPT_AFTER_RETURN_MS);
    if (left <= 0) {
      localStorage.removeItem(KEYS[what]);
      return '';
    }
    localStorage.setItem(KEYS[what], JSON.stringify({ text, until: Date.now() + left }));
    return text;
  } catch {
    return '';
  }
}
