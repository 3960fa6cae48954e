import * as z from 'zod/mini';
import { enhanceLevel, enhanceMode } from '@/shared/contracts/enhance.ts';
import { actionId } from '@/shared/contracts/task.ts';
import { namedRecord } from '@/shared/extension/named-record.ts';

/** What a card can keep a text as. Not taken from the library's records: those would weigh on the card's script. */
export const savedKind = z.enum(['prompt', 'note']);
export type SavedKind = z.infer<typeof savedKind>;

/** What a card is opened for besides a rewrite. */
export const cardJob = z.discriminatedUnion('kind', [
  /** `own`: the user's own action; goes with `custom` alone. */
  z.object({ kind: z.literal('action'), action: actionId, own: z.optional(namedRecord) }),
  z.object({ kind: z.literal('follow-ups') }),
  /** Keeps the text itself in the library. */
  z.object({ kind: z.literal('save'), item: savedKind }),
]);
export type CardJob = z.infer<typeof cardJob>;

/** One of the verbs a card lists: a level, a mode, or an action. */
export const cardChoice = z.union([
  z.object({ level: enhanceLevel }),
  z.object({ mode: enhanceMode }),
  z.object({ job: cardJob }),
]);
export type CardChoice = z.infer<typeof cardChoice>;
