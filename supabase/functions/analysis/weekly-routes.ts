import * as z from 'zod/mini';
import { addWeeklyRequest, weeklyReport } from '@/shared/contracts/weekly-reports.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { readAddress } from '@/supabase/functions/_shared/auth/caller.ts';
import { createSecret } from '@/supabase/functions/_shared/auth/secret-token.ts';
import { createSessionGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import type { AnalysisDeps } from './deps-types.ts';
import { writeFeed } from './write-feed.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const FEEDS_PER_MINUTE = 30;
const token = z.string().check(z.regex(/^[\w-]{43}$/));
const listed = z.object({
  most: z.int(),
  reports: z.array(
    z.extend(z.omit(weeklyReport, { feedUrl: true }), { nextAt: z.string(), feedToken: token }),
  ),
});
const added = z.object({ outcome: z.enum(['added', 'found', 'limit', 'not_found']) });
const feed = z.object({
  title: z.string(),
  reports: z.array(z.object({ id: z.uuid(), finishedAt: z.string(), summary: z.array(z.string()) })),
});

/** Reports that come every week: kept, listed, stopped, and their feeds. */
export function addWeekly(app: FunctionApp, deps: AnalysisDeps): void {
  const readUser = createSessionGuard(deps);
  const list = async (userId: string) => {
    const { most, reports } = z.parse(listed, await deps.call('list_weekly_reports', { user_id: userId }));
    return {
      most,
      reports: reports.map(({ feedToken, nextAt, ...rest }) => ({
        ...rest,
        nextAt: new Date(nextAt).toISOString(),
        feedUrl: `${deps.functionsUrl}/analysis/feeds/${feedToken}`,
      })),
    };
  };
  app.get('/analysis/weekly', async (context) =>
    context.json(await list(await readUser(context.req.raw.headers)), 200, NO_STORE),
  );
  app.post('/analysis/weekly', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const { analysisId } = await readBody(context.req.raw, addWeeklyRequest);
    const wish = { user_id: userId, analysis_id: analysisId, feed_token: createSecret() };
    const { outcome } = z.parse(added, await deps.call('add_weekly_report', wish));
    if (outcome === 'not_found') throw new AppError('not_found');
    if (outcome === 'limit') throw new AppError('forbidden');
    return context.json(await list(userId), 200, NO_STORE);
  });
  app.delete('/analysis/weekly/:id', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const id = z.safeParse(z.uuid(), context.req.param('id'));
    if (!id.success) throw new AppError('not_found');
    await deps.call('delete_weekly_report', { user_id: userId, weekly_id: id.data });
    return context.json(await list(userId), 200, NO_STORE);
  });
  app.get('/analysis/feeds/:token', async (context) => {
    const wanted = z.safeParse(token, context.req.param('token'));
    if (!wanted.success) throw new AppError('not_found');
    const address = (await sha256(readAddress(context.req.raw.headers))).slice(0, 32);
    await deps.hitRateLimit(`feed:${address}`, FEEDS_PER_MINUTE, 60);
    const found = z.parse(z.nullable(feed), await deps.call('read_weekly_feed', { feed_token: wanted.data }));
    if (!found) throw new AppError('not_found');
    return new Response(writeFeed(found, deps.siteUrl), {
      headers: {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
        ...NO_STORE,
      },
    });
  });
}
