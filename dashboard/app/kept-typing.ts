import * as z from 'zod/mini';
import { dropKept, readKept, writeKept } from './kept.ts';

/** What a text was typed for. */
type Typed = 'question' | 'topic';

/** As long as somebody takes to find the mail that lets them in. */
const KEPT_MS = 60 * 60_000;
/** A login is heard of in each tab: the one that was left and the one that the mail's link opened both come back. */
const KEPT_AFTER_RETURN_MS = 60_000;

const kept = z.object({ text: z.string(), until: z.number() });

/** Keeps what was typed while its writer logs in or signs up, for the tab that comes back, whichever it is. */
export const keepTyping = (what: Typed, text: string): void =>
  writeKept(what, { text, until: Date.now() + KEPT_MS });

/** What was typed before logging in; it is told for one return. */
export function takeTyping(what: Typed): string {
  const typed = readKept(what, kept);
  const left = Math.min((typed?.until ?? 0) - Date.now(), KEPT_AFTER_RETURN_MS);
  if (!typed || left <= 0) {
    dropKept(what);
    return '';
  }
  writeKept(what, { text: typed.text, until: Date.now() + left });
  return typed.text;
}
