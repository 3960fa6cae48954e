import { describe, expect, test } from 'vitest';
import { findBlanks } from '@/shared/enhance/blanks.ts';
import { findVerbatim } from '@/shared/enhance/blocks/find-blocks.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { enhanceOffline, keptLevels, keptSets, readKeptDrafts } from '@/tests/evals/kept/kept-drafts.ts';
import { readLanguageTools } from '@/tests/evals/language-tools.ts';

const tools = readLanguageTools();
const options = { language: async () => tools };

/** So few drafts a test that a slow machine is through with them in time. */
const PART = 20;

describe.each(keptSets)('drafts as people type them, %s', (set) => {
  const drafts = readKeptDrafts(set);
  const parts = drafts.flatMap((_draft, at) => (at % PART === 0 ? [drafts.slice(at, at + PART)] : []));
  const cases = keptLevels.flatMap((level) => parts.map((part, index) => ({ level, part, index })));
  test.each(cases)(
    '$level, part $index: nothing is invented or lost, and what was pasted stays to the byte',
    async ({ level, part }) => {
      for (const { text } of part) {
        const result = await enhanceOffline(options, { text, level });
        expect(checkIntent(text, result), result).toEqual([]);
        // a recipient, a date, a place, an amount: what the draft tells is not asked for again
        expect(findBlanks(result, text), result).toEqual([]);
        for (const { start, end } of findVerbatim(text))
          expect(result).toContain(text.slice(start, end).trim());
      }
    },
    60_000,
  );
});
