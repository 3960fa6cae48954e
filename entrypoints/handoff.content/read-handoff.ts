import * as z from 'zod/mini';
import { HANDOFF_MAX_AGE_MS, handoffMessage } from '@/shared/contracts/extension-handoff.ts';
import { stateQuestion, templatesChanged } from '@/shared/contracts/extension-state.ts';
import { textMessage } from '@/shared/contracts/text-handoff.ts';

/** Where and when a message may come from. */
interface Expected {
  window: Window;
  origin: string;
  nowMs: number;
}

const handed = z.union([handoffMessage, textMessage, stateQuestion, templatesChanged]);
export type Handed = z.infer<typeof handed>;

/**
 * What a window's message hands over, where the page itself posted it to its own origin just now (design §4, faults X1,
 * X3, X4).
 * @returns undefined for every other message; nothing is said to its sender
 */
export function readHandoff(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  { window, origin, nowMs }: Expected,
): Handed | undefined {
  if (event.source !== window || event.origin !== origin) return undefined;
  const message = handed.safeParse(event.data);
  if (!message.success || Math.abs(nowMs - message.data.timestamp) > HANDOFF_MAX_AGE_MS) return undefined;
  return message.data;
}
