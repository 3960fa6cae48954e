import { expect, test } from 'vitest';
import type { AnalysisDeps } from '@/supabase/functions/analysis/deps-types.ts';
import { createApp } from '@/supabase/functions/analysis/handler.ts';

const ID = '7f3a1f44-5b6c-4f0e-9d7a-2f1f6a0f3c11';

test('weekly reports that cannot begin are logged, and what is unfinished is taken up all the same', async () => {
  const logged: unknown[][] = [];
  const asked: string[] = [];
  const deps: Partial<AnalysisDeps> = {
    hitRateLimit: async () => undefined,
    call: async (name) => {
      if (name === 'begin_weekly_reports') throw new Error('deadlock detected');
      return null;
    },
    store: {
      takeOpen: async () => [ID],
      findUnlooked: async () => [],
      read: async (id: string) => {
        asked.push(id);
        return null;
      },
    } as never,
    keepAlive: () => undefined,
    log: (...line) => void logged.push(line),
    allowedOrigins: [],
    anonKey: 'anon',
  };
  const response = await createApp(deps as AnalysisDeps).request('/analysis/work', {
    method: 'POST',
    body: '{}',
  });
  expect(response.status).toBe(200);
  expect(asked).toEqual([ID]);
  expect(logged).toContainEqual(['weekly_reports_failed', { code: 'internal' }]);
  const failure = expect.objectContaining({
    place: 'analysis.weekly',
    causes: expect.stringMatching(/^Error /),
  });
  expect(logged).toContainEqual(['failure', failure]);
});
