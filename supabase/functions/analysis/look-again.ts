import { toAppError } from '@/shared/errors/app-error.ts';
import { blankItems } from '@/shared/insights/report/blank-items.ts';
import { findGone } from '@/shared/insights/sources/find-gone.ts';
import { isAsked, sources } from '@/shared/insights/sources/registry.ts';
import type { AnalysisRow } from './analysis-store.ts';
import type { AnalysisDeps } from './deps-types.ts';
import { askUnheld } from './source-holds.ts';

const LOOK_MS = 6_000;

/**
 * Looks whether what a report quotes still stands at its sources, once a day and before it is shown (the terms of X, Reddit
 * and YouTube). What is gone there goes here, and from the answers kept for others. A source that does not answer is asked at
 * the next look.
 * @returns the report as it may be shown
 */
export async function lookAgain(row: AnalysisRow, deps: AnalysisDeps): Promise<AnalysisRow> {
  const { report, items, native_ids: nativeIds } = row;
  if (!report || !items || !nativeIds) return row;
  if ((await deps.call('claim_look', { analysis_id: row.id })) !== true) return row;
  const access = await deps.readAccess(row.user_id);
  const signal = AbortSignal.timeout(LOOK_MS);
  const named = [...new Set(items.map(({ source }) => source))];
  const found = await Promise.all(
    named.filter(isAsked).map(async (source) => {
      const own = items.flatMap((item) => {
        const nativeId = nativeIds[item.id];
        const isOwn = item.source === source && item.textKind === 'full' && !item.removed;
        return isOwn && nativeId ? [{ ...item, nativeId }] : [];
      });
      try {
        const look = await askUnheld(
          { source: sources[source], access, patienceMs: 0 },
          { call: deps.call, sleep: (ms) => deps.sleep(ms, signal) },
          (onHoldOff) => findGone(sources[source], own, { access, signal, onHoldOff }),
        );
        const gone = new Set('answer' in look ? look.answer : []);
        return own
          .filter(({ nativeId }) => gone.has(nativeId))
          .map(({ id, nativeId }) => ({ id, source, nativeId }));
      } catch (thrown) {
        deps.log('look_failed', { source, code: toAppError(thrown).code });
        return [];
      }
    }),
  );
  const gone = found.flat();
  if (gone.length === 0) return row;
  const blanked = blankItems(report, items, new Set(gone.map(({ id }) => id)));
  await deps.call('blank_items', {
    analysis_id: row.id,
    result: blanked,
    gone: gone.map(({ source, nativeId }) => ({ source, nativeId })),
  });
  return { ...row, ...blanked };
}
