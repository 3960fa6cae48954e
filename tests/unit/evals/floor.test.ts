import { describe, expect, it } from 'vitest';
import { madeBlocks } from '@/tests/evals/harm/pasted-drafts.ts';
import { runWrappedEvals } from '@/tests/evals/harm/wrapped-evals.ts';
import { enhanceOffline } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };
/** Of a hundred pasted blocks so many may be touched: verse without a blank line around it cannot be told from prose. */
const MOST_ALTERED = 0.02;

describe('the floor of the evals', () => {
  it('keeps pasted blocks to the byte', { timeout: 300_000 }, async () => {
    const blocks = madeBlocks();
    const altered: string[] = [];
    for (const { kind, block } of blocks) {
      const text = `i get this since today, no idea why.\n\n${block}\n\ncan you tell me whats wrong`;
      const result = await enhanceOffline(options, { text, level: 'reframe' });
      if (!result.includes(block)) altered.push(kind);
    }
    expect(altered.length, altered.join(', ')).toBeLessThanOrEqual(blocks.length * MOST_ALTERED);
  });

  it('reads a paragraph that is wrapped by hand as if it were not', { timeout: 300_000 }, async () => {
    const rows = await runWrappedEvals({ language: tools }, { count: 60 });
    expect(rows.reduce((sum, { paragraphs }) => sum + paragraphs, 0)).toBe(60);
    expect(rows.filter(({ byWrapping }) => byWrapping > 0)).toEqual([]);
  });
});
