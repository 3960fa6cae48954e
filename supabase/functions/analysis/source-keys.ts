import * as z from 'zod/mini';
import { type KeyOwner, type KeyState, keyOwner, keyState } from '@/shared/contracts/insight-sources.ts';
import { rowTimestamp } from '@/shared/contracts/timestamp.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import type { Sealer } from './seal.ts';
import type { KeyValues } from './source-access.ts';

const row = z.object({ owner: keyOwner, sealed: z.string(), setAt: rowTimestamp, state: keyState });
const rows = z.array(row);
const values = z.record(z.string(), z.string());

/** Users' own keys: kept sealed, opened for a run alone, never given back. */
export interface SourceKeys {
  /** False where the operator has set no secret: then nobody can keep a key. */
  isOpen: boolean;
  set: (userId: string, owner: KeyOwner, values: KeyValues) => Promise<void>;
  remove: (userId: string, owner: KeyOwner) => Promise<void>;
  /** What may be shown of them. */
  list: (userId: string) => Promise<Pick<z.infer<typeof row>, 'owner' | 'setAt' | 'state'>[]>;
  /** Keeps what a source said of a key, unless another was set since it was asked. */
  note: (userId: string, said: { owner: KeyOwner; state: KeyState; askedAt: Date }) => Promise<void>;
  read: (userId: string) => Promise<Partial<Record<KeyOwner, KeyValues>>>;
}

export function createSourceKeys(call: CallFunction, sealer: Promise<Sealer> | undefined): SourceKeys {
  const readRows = async (userId: string) =>
    z.parse(rows, await call('read_source_keys', { user_id: userId }));
  return {
    isOpen: sealer !== undefined,
    async set(userId, owner, fields) {
      if (!sealer) throw new AppError('forbidden');
      const sealed = await (await sealer).seal(JSON.stringify(fields), `${userId}/${owner}`);
      await call('set_source_key', { user_id: userId, owner, sealed });
    },
    async remove(userId, owner) {
      await call('set_source_key', { user_id: userId, owner, sealed: null });
    },
    list: async (userId) =>
      (await readRows(userId)).map(({ owner, setAt, state }) => ({ owner, setAt, state })),
    async note(userId, { owner, state, askedAt }) {
      await call('note_source_key', { user_id: userId, owner, state, asked_at: askedAt.toISOString() });
    },
    async read(userId) {
      if (!sealer) return {};
      const opener = await sealer;
      const keys: Partial<Record<KeyOwner, KeyValues>> = {};
      for (const { owner, sealed } of await readRows(userId)) {
        // Sealed with an older secret: as good as not set.
        const opened = await opener.open(sealed, `${userId}/${owner}`).catch(() => undefined);
        if (opened) keys[owner] = z.parse(values, JSON.parse(opened));
      }
      return keys;
    },
  };
}
