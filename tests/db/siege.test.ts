import { expect, test } from 'vitest';
import { besiegeStack } from '@/tests/support/siege/besiege-stack.ts';

// The short form of `npm run bench:siege`.
test('after a siege of honest and hostile clients with kills everybody’s sums agree', {
  timeout: 240_000,
}, async () => {
  const report = await besiegeStack({ seconds: 25, killEverySeconds: 10 });
  expect(report.wrong).toEqual({ balances: [], staleReservations: 0, unpaidAnswers: [], breaches: [] });
  expect(Object.keys(report.failures).filter((failure) => failure.includes('40P01'))).toEqual([]);
  // It was one: words arrived, and something died.
  expect(report.answers).toBeGreaterThan(0);
  expect(report.paid).toBeGreaterThan(0);
  expect(report.processKills).toBeGreaterThan(0);
});
