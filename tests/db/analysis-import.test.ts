import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { runAnalysis } from '@/shared/client/analysis-run.ts';
import { type AnalysisEvent, MAX_IMPORTED_ITEMS } from '@/shared/contracts/analysis.ts';
import { createUser, owner } from './database.ts';

const { apiUrl, anonKey } = inject('stack');
afterAll(() => owner.end());

const SAID = [
  'The battery dies after two hours, which is far too short for a day of work.',
  'I love how quiet the motor is, nobody in the house wakes up any more.',
  'Please add a way to export my notes, I have asked support about it twice.',
  'It costs too much for what it does, the price went up again this spring.',
];

test('the report on as many texts as may be brought arrives whole', async () => {
  const user = await createUser();
  const imported = Array.from({ length: MAX_IMPORTED_ITEMS }, (_, index) => ({
    text: `${SAID[index % SAID.length]} Number ${randomUUID()} of our survey, ${randomUUID()} told us so. “${'é'.repeat(60)}”`,
    author: `Person ${index}`,
  }));
  const request = { requestId: randomUUID(), query: 'Zimtrad', mode: 'all' as const, options: { imported } };
  const access = {
    functionsUrl: `${apiUrl}/functions/v1`,
    apiKey: anonKey,
    getToken: async () => user.jwt,
  };
  let last: AnalysisEvent | undefined;
  let id = '';
  let parts = 0;
  for await (const event of runAnalysis(access, request, new AbortController().signal)) {
    last = event;
    if (event.type === 'start') id = event.analysisId;
    if (event.type === 'step' && event.step === 'group' && event.state === 'done')
      parts = (
        await owner`select from public.analysis_steps where analysis_id = ${id} and step like 'read:%' and done_at is not null`
      ).length;
  }
  if (last?.type !== 'done') throw new Error(`It ended in ${JSON.stringify(last)?.slice(0, 200)}.`);
  expect(last.report.coverage.sources.find(({ source }) => source === 'import')?.fetched).toBe(
    MAX_IMPORTED_ITEMS,
  );
  // More than one call may read of the two seconds it has.
  expect(parts).toBeGreaterThan(2);
  expect(last.items.length).toBe(last.report.coverage.items);
  // What an ordinary event may weigh would not have let it through.
  expect(JSON.stringify(last).length).toBeGreaterThan(1_000_000);
});
