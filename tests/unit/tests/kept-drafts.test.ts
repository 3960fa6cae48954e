import { describe, expect, test } from 'vitest';
import { findVerbatim } from '@/shared/enhance/blocks/find-blocks.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { enhanceOffline, keptLevels, keptSets, readKeptDrafts } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

describe.each(keptSets)('drafts as people type them, %s', (set) => {
  test.each(keptLevels)(
    '%s: nothing is invented or lost, and what was pasted stays to the byte',
    async (level) => {
      for (const { text } of readKeptDrafts(set)) {
        const result = await enhanceOffline(options, { text, level });
        expect(checkIntent(text, result), result).toEqual([]);
        for (const { start, end } of findVerbatim(text))
          expect(result).toContain(text.slice(start, end).trim());
      }
    },
    60_000,
  );
});
