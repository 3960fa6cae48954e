import type { SourceStatus } from '@/shared/contracts/insight-report.ts';
import type { KeyState } from '@/shared/contracts/insight-sources.ts';
import { keyOwner } from '@/shared/contracts/insight-sources.ts';
import type { Question } from '@/shared/insights/question.ts';
import type { SourceResult } from '@/shared/insights/raw-item.ts';
import { openDoor, ownerOf, type SourceAccess } from '@/shared/insights/sources/ask-source.ts';
import type { Source } from '@/shared/insights/sources/source.ts';
import { askCached } from './ask-cached.ts';
import type { AnalysisDeps } from './deps-types.ts';

type AskDeps = Pick<AnalysisDeps, 'call' | 'sleep' | 'spendOnSources' | 'sourceKeys'>;

interface Asker {
  userId: string;
  access: SourceAccess;
  isPreview: boolean;
  timeoutMs: number;
}

/** What an answer tells of the key it was asked with; one out of the cache, half of one or none at all tells nothing. */
const states: Partial<Record<SourceStatus, KeyState>> = { ok: 'works', empty: 'works', blocked: 'refused' };

/** Asks a source for a user, and keeps for the page *Sources* what it said of a key of their own. */
export async function askFor(
  source: Source,
  question: Question,
  { userId, access, isPreview, timeoutMs, deps }: Asker & { deps: AskDeps },
): Promise<SourceResult> {
  const askedAt = new Date();
  const result = await askCached(source, question, {
    access,
    isPreview,
    signal: AbortSignal.timeout(timeoutMs),
    call: deps.call,
    sleep: deps.sleep,
    spend: deps.spendOnSources,
  });
  const owner = keyOwner.safeParse(ownerOf(source, openDoor(source, access)));
  const state = result.isPartial ? undefined : states[result.status];
  if (state && owner.success && access.keyScope(owner.data))
    await deps.sourceKeys.note(userId, { owner: owner.data, state, askedAt });
  return result;
}
