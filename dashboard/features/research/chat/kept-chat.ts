import * as z from 'zod/mini';
import { chatAnswer } from '@/shared/contracts/analysis-chat.ts';

/** One message of the conversation (spec §3). */
const chatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.number(),
  /** Of an answer: its sentences with what they rest on. */
  answer: z.nullable(chatAnswer),
  isError: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Conversations by the report they are about. */
const chats = z.record(z.string(), z.array(chatMessage));
const MAX_KEPT = 60;
const KEY = 'whetstone-chat';

function readAll(): z.infer<typeof chats> {
  try {
    const { success, data } = chats.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return success ? data : {};
  } catch {
    return {};
  }
}

/** What was said about a report in this tab. */
export const readChat = (analysisId: string): readonly ChatMessage[] => readAll()[analysisId] ?? [];

/** Keeps a conversation over a reload, in this tab alone. */
export function keepChat(analysisId: string, said: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readAll(), [analysisId]: said.slice(-MAX_KEPT) }));
  } catch {
    // Without storage it is gone with the page.
  }
}
