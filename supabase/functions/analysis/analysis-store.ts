import * as z from 'zod/mini';
import { analysisMode } from '@/shared/contracts/analysis-modes.ts';
import { insightItem } from '@/shared/contracts/insight-items.ts';
import { type Report, report } from '@/shared/contracts/insight-report.ts';
import { analysisState } from '@/shared/contracts/kept-reports.ts';
import { rowTimestamp } from '@/shared/contracts/timestamp.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { question } from '@/shared/insights/question.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';

const opened = z.object({ outcome: z.enum(['opened', 'found', 'conflict']), id: z.optional(z.uuid()) });
const started = z.object({ state: analysisState, before: z.int(), errorCode: z.nullish(z.string()) });
const claimed = z.object({ outcome: z.enum(['claimed', 'done', 'busy', 'exhausted']) });

/** A row of `analyses`, whole. */
export const analysisRow = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  query: z.string(),
  mode: analysisMode,
  question,
  state: analysisState,
  error_code: z.nullable(z.string()),
  report: z.nullable(report),
  items: z.nullable(z.array(insightItem)),
  /** What their sources call the items. */
  native_ids: z.nullable(z.record(z.string(), z.string())),
  previous_id: z.nullable(z.uuid()),
  share_token: z.nullable(z.string()),
  created_at: rowTimestamp,
  checked_at: z.nullable(rowTimestamp),
  expires_at: rowTimestamp,
});
export type AnalysisRow = z.infer<typeof analysisRow>;

export interface NewAnalysis {
  userId: string;
  requestId: string;
  bodyHash: string;
  title: string;
  question: z.infer<typeof question>;
  previousId?: string;
}

/** Analyses and their steps as the function sees them. */
export function createAnalysisStore(call: CallFunction) {
  return {
    async open({ userId, requestId, bodyHash, title, question: asked, previousId }: NewAnalysis) {
      const fields = {
        title,
        query: asked.query,
        mode: asked.mode,
        question: asked,
        previousId: previousId ?? null,
      };
      return z.parse(
        opened,
        await call('open_analysis', { user_id: userId, request_id: requestId, body_hash: bodyHash, fields }),
      );
    },
    /** The request that began the run under way for the same question. */
    findRunning: async (userId: string, bodyHash: string) =>
      z.parse(
        z.nullable(z.string()),
        await call('find_running_analysis', { user_id: userId, body_hash: bodyHash }),
      ),
    start: async (id: string) => z.parse(started, await call('start_analysis', { analysis_id: id })),
    claimStep: async (id: string, step: string, leaseSeconds: number) =>
      z.parse(
        claimed,
        await call('claim_analysis_step', { analysis_id: id, step, lease_seconds: leaseSeconds }),
      ).outcome,
    async saveStep(id: string, step: string, output: unknown) {
      await call('save_analysis_step', { analysis_id: id, step, output });
    },
    async dropStep(id: string, step: string) {
      await call('drop_analysis_step', { analysis_id: id, step });
    },
    readSteps: async (id: string, steps: readonly string[]) =>
      z.parse(
        z.record(z.string(), z.unknown()),
        await call('read_analysis_steps', { analysis_id: id, steps }),
      ),
    async finish(
      id: string,
      result: {
        report: Report;
        items: z.infer<typeof insightItem>[];
        nativeIds: Record<string, string>;
      },
    ) {
      await call('finish_analysis', { analysis_id: id, result });
    },
    async fail(id: string, code: ErrorCode) {
      await call('fail_analysis', { analysis_id: id, code });
    },
    /** @param userId its owner; null for us */
    async read(id: string, userId: string | null): Promise<AnalysisRow | null> {
      const row = await call('read_analysis', { analysis_id: id, user_id: userId });
      return row === null ? null : z.parse(analysisRow, row);
    },
    /** Unfinished ones that nobody else was given within two minutes. */
    takeOpen: async (most: number) => z.parse(z.array(z.uuid()), await call('take_open_analyses', { most })),
    findUnlooked: async (most: number) =>
      z.parse(z.array(z.uuid()), await call('find_unlooked_analyses', { most })),
  };
}
export type AnalysisStore = ReturnType<typeof createAnalysisStore>;

/** An error's code as it was kept; `internal` for one that is known no more. */
export const keptCode = (code: string | null | undefined): ErrorCode =>
  z.safeParse(errorCode, code).data ?? 'internal';
