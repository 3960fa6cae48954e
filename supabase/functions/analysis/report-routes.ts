import * as z from 'zod/mini';
import {
  type KeptReport,
  keptReport,
  type OpenReport,
  renameRequest,
} from '@/shared/contracts/kept-reports.ts';
import { timestamp } from '@/shared/contracts/timestamp.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { writeCsv } from '@/shared/insights/report/csv.ts';
import { writeMarkdown } from '@/shared/insights/report/markdown.ts';
import { readAddress } from '@/supabase/functions/_shared/auth/caller.ts';
import { createSecret } from '@/supabase/functions/_shared/auth/secret-token.ts';
import { createSessionGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import { type AnalysisRow, analysisRow } from './analysis-store.ts';
import type { AnalysisDeps } from './deps-types.ts';
import { lookAgain } from './look-again.ts';
import { shareUrl, toOpen } from './open-report.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const SHARED_PER_MINUTE = 60;
const id = z.uuid();
const token = z.string().check(z.regex(/^[\w-]{43}$/));
const sharing = z.object({ found: z.boolean(), token: z.nullish(z.string()) });
const listed = z.array(z.extend(keptReport, { createdAt: z.string(), expiresAt: z.string() }));

/** Kept reports of their owner, and those shared by a link. */
export function addReports(app: FunctionApp, deps: AnalysisDeps): void {
  const readUser = createSessionGuard(deps);
  app.get('/analysis/reports', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const search = (context.req.query('search') ?? '').slice(0, 200);
    const rows = z.parse(listed, await deps.call('list_analyses', { user_id: userId, search }));
    const reports = rows.map(
      (row): KeptReport => ({
        ...row,
        createdAt: toTime(row.createdAt),
        expiresAt: toTime(row.expiresAt),
      }),
    );
    return context.json({ reports }, 200, NO_STORE);
  });
  app.get('/analysis/reports/:id', async (context) => {
    const row = await findOwn(context.req.raw.headers, context.req.param('id'));
    // What was deleted since is gone from the numbers of then, too.
    const earlier = row.previous_id ? await deps.store.read(row.previous_id, row.user_id) : null;
    const previous = earlier && (await lookAgain(earlier, deps));
    return context.json<OpenReport>(
      toOpen(row, { previous, isOwner: true, siteUrl: deps.siteUrl }),
      200,
      NO_STORE,
    );
  });
  app.get('/analysis/reports/:id/export', async (context) => {
    const row = await findOwn(context.req.raw.headers, context.req.param('id'));
    return exportReport(row, context.req.query('format') ?? 'markdown');
  });
  app.post('/analysis/reports/:id/rename', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const { title } = await readBody(context.req.raw, renameRequest);
    const wanted = { user_id: userId, analysis_id: readId(context.req.param('id')), title };
    return answerFound(context, await deps.call('rename_analysis', wanted));
  });
  app.delete('/analysis/reports/:id', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const wanted = { user_id: userId, analysis_id: readId(context.req.param('id')) };
    return answerFound(context, await deps.call('delete_analysis', wanted));
  });
  app.post('/analysis/reports/:id/share', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const shared = await share(userId, context.req.param('id'), createSecret());
    return context.json({ shareUrl: shareUrl(deps.siteUrl, shared ?? '') }, 200, NO_STORE);
  });
  app.delete('/analysis/reports/:id/share', async (context) => {
    await share(await readUser(context.req.raw.headers), context.req.param('id'), null);
    return context.json({ success: true }, 200, NO_STORE);
  });
  addShared(app, deps);

  async function findOwn(headers: Headers, wanted: string): Promise<AnalysisRow> {
    const userId = await readUser(headers);
    const row = await deps.store.read(readId(wanted), userId);
    if (!row) throw new AppError('not_found');
    return lookAgain(row, deps);
  }
  async function share(userId: string, wanted: string, secret: string | null) {
    const wish = { user_id: userId, analysis_id: readId(wanted), token: secret };
    const answer = z.parse(sharing, await deps.call('share_analysis', wish));
    if (!answer.found) throw new AppError('not_found');
    return answer.token;
  }
}

/** A report for anybody who has its link. */
function addShared(app: FunctionApp, deps: AnalysisDeps): void {
  app.get('/analysis/shared/:token', async (context) => {
    const wanted = z.safeParse(token, context.req.param('token'));
    if (!wanted.success) throw new AppError('not_found');
    const address = (await sha256(readAddress(context.req.raw.headers))).slice(0, 32);
    await deps.hitRateLimit(`shared:${address}`, SHARED_PER_MINUTE, 60);
    const row = await deps.call('read_shared_analysis', { token: wanted.data });
    if (row === null) throw new AppError('not_found');
    return context.json<OpenReport>(
      toOpen(await lookAgain(z.parse(analysisRow, row), deps), {
        previous: null,
        isOwner: false,
        siteUrl: deps.siteUrl,
      }),
      200,
      NO_STORE,
    );
  });
}

const toTime = (text: string) => z.parse(timestamp, new Date(text).toISOString());

function readId(text: string): string {
  const parsed = z.safeParse(id, text);
  if (!parsed.success) throw new AppError('not_found');
  return parsed.data;
}

function answerFound(
  context: { json: (body: object, status: 200, headers: typeof NO_STORE) => Response },
  found: unknown,
): Response {
  if (found !== true) throw new AppError('not_found');
  return context.json({ success: true }, 200, NO_STORE);
}

function exportReport({ report, items }: AnalysisRow, format: string): Response {
  if (!report || !items) throw new AppError('not_found');
  const forms: Record<string, () => { type: string; body: string; name: string }> = {
    markdown: () => ({ type: 'text/markdown', body: writeMarkdown(report, items), name: 'report.md' }),
    csv: () => ({ type: 'text/csv', body: writeCsv(items), name: 'items.csv' }),
    json: () => ({
      type: 'application/json',
      body: JSON.stringify({ report, items }, null, 2),
      name: 'report.json',
    }),
  };
  const form = Object.hasOwn(forms, format) ? forms[format]?.() : undefined;
  if (!form) throw new AppError('invalid_request');
  return new Response(form.body, {
    headers: {
      'Content-Type': `${form.type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${form.name}"`,
      'X-Content-Type-Options': 'nosniff',
      ...NO_STORE,
    },
  });
}
