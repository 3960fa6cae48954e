import { describe, expect, it } from 'vitest';
import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { reframe } from '@/shared/engines/offline/reframe/reframe.ts';
import { formatSections } from '@/shared/enhance/sections.ts';

const prompt = (draft: string, mode: EnhanceMode = 'rewrite') => formatSections(reframe(draft, mode));

describe('a reframed prompt', () => {
  it('speaks in the short forms and words of its mode', () => {
    const draft =
      'could you please explain how a mortgage works, it should not be too long, we do not have children and we require additional information regarding the fees';
    expect(prompt(draft, 'rewrite')).toContain('should not be too long');
    const casual = prompt(draft, 'casual');
    expect(casual).toMatch(/shouldn't be too long/);
    expect(casual).toMatch(/don't have kids/);
    expect(casual).toMatch(/more information about the fees/);
    expect(prompt(draft, 'concise')).toContain('- Not too long');
  });

  it.each([
    'give me five ideas for a birthday present for my father',
    'we do not eat pork, create a meal plan for two adults and a budget of 80 euros',
    'write a python function that reads a csv file, it should handle missing values',
    'write a blog post about walking, use a friendly tone, it should be fun',
    'what is the difference between machine learning and deep learning',
  ])('gives each mode its own prompt: %s', (draft) => {
    const results = (['rewrite', 'casual', 'technical', 'concise'] as const).map((mode) =>
      prompt(draft, mode),
    );
    expect(new Set(results).size).toBe(results.length);
  });

  it('is no longer in the concise mode than its own lines make it', () => {
    const draft =
      'I would really like to have a list of five books about Rome, it should be in a table and it must include the year';
    const words = (text: string) => text.split(/\s+/).length;
    expect(words(prompt(draft, 'concise'))).toBeLessThan(words(prompt(draft, 'casual')));
    expect(words(prompt(draft, 'concise'))).toBeLessThan(words(prompt(draft, 'technical')));
  });

  it('helps with what the writer does himself', () => {
    expect(prompt('help me prepare for a job interview at a bank')).toContain(
      'Help me prepare for a job interview',
    );
  });
});
