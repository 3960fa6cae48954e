import * as z from 'zod/mini';
import { type ImageTurn, imageTurn } from '@/shared/contracts/image-prompt.ts';
import { rowTimestamp } from '@/shared/contracts/timestamp.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import { toRefusal } from '@/supabase/functions/_shared/db/ledger.ts';

/** A turn as it is kept: with what its request said, so that another body under its id is told from a repeat. */
export const keptTurn = z.extend(imageTurn, { bodyHash: z.string() });
export type KeptTurn = z.infer<typeof keptTurn>;

const found = z.discriminatedUnion('state', [
  z.object({ state: z.literal('own'), turns: z.array(keptTurn), expiresAt: rowTimestamp }),
  z.object({ state: z.enum(['free', 'taken']) }),
]);
export type FoundSession = z.infer<typeof found>;

const saved = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), credits: z.int() }),
  z.object({ outcome: z.literal('known'), credits: z.int(), turn: keptTurn }),
  z.object({ outcome: z.enum(['stale', 'gone', 'full']) }),
]);
export type SavedTurn = z.infer<typeof saved>;

export interface NewTurn {
  userId: string;
  sessionId: string;
  /** What settles its credits; null where nothing is charged. */
  run: number | null;
  /** How many turns there were when the answer was made. */
  base: number;
  turn: ImageTurn & { bodyHash: string };
}

/** Conversations about pictures as the function sees them; what each call means is said beside its SQL. */
export interface SessionStore {
  read(userId: string, sessionId: string): Promise<FoundSession>;
  /** @throws AppError `conflict` or `unauthorized` where the credits could not be settled; nothing is kept then */
  save(turn: NewTurn): Promise<SavedTurn>;
  remove(userId: string, sessionId: string): Promise<boolean>;
}

export function createSessionStore(call: CallFunction): SessionStore {
  return {
    read: async (userId, sessionId) =>
      z.parse(found, await call('read_image_session', { user_id: userId, session_id: sessionId })),
    async save({ userId, sessionId, run, base, turn }) {
      const parameters = {
        user_id: userId,
        session_id: sessionId,
        request_id: turn.requestId,
        run,
        base,
        turn,
      };
      try {
        return z.parse(saved, await call('save_image_turn', parameters));
      } catch (thrown) {
        throw toRefusal(thrown);
      }
    },
    remove: async (userId, sessionId) =>
      z.parse(z.boolean(), await call('delete_image_session', { user_id: userId, session_id: sessionId })),
  };
}
