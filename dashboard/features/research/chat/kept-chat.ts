import * as z from 'zod/mini';
import { readKept, writeKept } from '@/dashboard/app/kept.ts';
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

const readAll = (): z.infer<typeof chats> => readKept('chat', chats) ?? {};

/** What was said about a report in this tab. */
export const readChat = (analysisId: string): readonly ChatMessage[] => readAll()[analysisId] ?? [];

/** Keeps a conversation over a reload, in this tab alone. */
export const keepChat = (analysisId: string, said: readonly ChatMessage[]): void =>
  writeKept('chat', { ...readAll(), [analysisId]: said.slice(-MAX_KEPT) });
