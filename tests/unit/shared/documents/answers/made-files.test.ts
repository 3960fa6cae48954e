import { expect, test, vi } from 'vitest';
import { principlesEnglish } from '@/shared/texts/principles.en.ts';
import { askMadeFiles } from '@/tests/evals/figures/figures-evals.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';

vi.setConfig({ testTimeout: 120_000 });

test('no wrong figure over made lists, subtotals, pivots, crosstabs, and tables over pages, in four languages', async () => {
  const asked = await askMadeFiles({ unseen: false, assets: documentAssets() });
  const said = (verdict: string) =>
    asked
      .filter((one) => one.verdict === verdict)
      .map(({ file, question, said: text }) => `${file}: ${question} → ${text}`);
  // The homepage says so.
  expect(principlesEnglish.figuresText).toContain(` ${asked.length} questions`);
  expect(said('wrong')).toEqual([]);
  expect(said('refused')).toEqual([]);
  expect(said('right').length).toBeGreaterThan(asked.length * 0.9);
});
