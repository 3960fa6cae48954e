import type { RawItem } from '@/shared/insights/raw-item.ts';
import { createAsk } from './ask-json.ts';
import { type AskOptions, openDoor, ownerOf } from './ask-source.ts';
import type { Sessions, Source } from './source.ts';

/** What every source takes at once (youtube `comments.list`: 50, the others 100). */
const MAX_IDS = 50;

/** Where sessions are kept nowhere else: one serves a whole look. */
function sessionsOfLook(): Sessions {
  const held = new Map<string, string>();
  return {
    read: async (owner) => held.get(owner),
    keep: async (owner, { token }) => void held.set(owner, token),
  };
}

/**
 * Which items somebody deleted at their source since. Only those it gave itself are asked for: a search engine's excerpt has
 * another id, and the stand-in knows nothing of real posts, nor a source of the stand-in's.
 * @returns their own ids; none where the source cannot be asked
 * @throws SourceFault where it does not answer
 */
export async function findGone(
  source: Source,
  items: readonly Pick<RawItem, 'nativeId' | 'url' | 'synthetic'>[],
  { access, signal, onHoldOff = () => undefined }: Omit<AskOptions, 'isPreview'>,
): Promise<string[]> {
  const door = openDoor(source, access);
  if (!door?.findGone) return [];
  const synthetic = access.isSynthetic(ownerOf(source, door));
  const asked = items.filter((item) => item.synthetic === synthetic);
  const ask = createAsk({ signal, onHoldOff, ...(access.fetch && { fetch: access.fetch }) });
  const context = {
    ask,
    holdOff: onHoldOff,
    baseUrl: access.baseUrl,
    key: access.key,
    sessions: access.sessions ?? sessionsOfLook(),
    limit: MAX_IDS,
    isPreview: false,
    synthetic,
  };
  const gone: string[] = [];
  try {
    for (let at = 0; at < asked.length; at += MAX_IDS)
      gone.push(...(await door.findGone(asked.slice(at, at + MAX_IDS), context)));
  } catch (thrown) {
    // What is known to be gone goes, whatever became of the rest.
    if (gone.length === 0) throw thrown;
  }
  return gone;
}
