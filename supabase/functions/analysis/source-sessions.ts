import * as z from 'zod/mini';
import type { SourceAccess } from '@/shared/insights/sources/ask-source.ts';
import type { Sessions } from '@/shared/insights/sources/source.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import type { Sealer } from './seal.ts';

const kept = z.object({ token: z.string(), of: z.string() });

/** Keeps sessions at sources, sealed as the keys are, each for the one whose key it came of and as long as that key stays. */
export function createSessions(
  access: Pick<SourceAccess, 'key' | 'keyScope' | 'isSynthetic'>,
  { call, sealer }: { call: CallFunction; sealer: Promise<Sealer> },
): Sessions {
  const nameOf = (owner: Parameters<Sessions['read']>[0]) =>
    [owner, access.isSynthetic(owner) ? 'synthetic' : access.keyScope(owner)].filter(Boolean).join('/');
  const keyOf = (owner: Parameters<Sessions['read']>[0]) => sha256(JSON.stringify(access.key(owner) ?? {}));
  return {
    async read(owner) {
      const key = nameOf(owner);
      const sealed = z.parse(z.nullable(z.string()), await call('read_source_session', { key }));
      if (sealed === null) return undefined;
      // Sealed with an older secret, or of a key that has been changed since: as good as none.
      const opened = await (await sealer).open(sealed, key).catch(() => undefined);
      if (opened === undefined) return undefined;
      const { token, of } = z.parse(kept, JSON.parse(opened));
      return of === (await keyOf(owner)) ? token : undefined;
    },
    async keep(owner, { token, seconds }) {
      const key = nameOf(owner);
      const text = JSON.stringify({ token, of: await keyOf(owner) });
      await call('keep_source_session', { key, sealed: await (await sealer).seal(text, key), seconds });
    },
  };
}
