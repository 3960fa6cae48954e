import { expect, it } from 'vitest';
import { resultEdits } from '@/entrypoints/card/result-edits.ts';
import { applyEdits } from '@/shared/enhance/edits.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import type { Outcome } from '@/shared/extension/card/card-state.ts';
import { wholeResult } from '@/shared/run/result-choice.ts';

function outcomeOf(draft: string, text: string): Outcome {
  const segments = diffWords(draft, text);
  return {
    ...wholeResult,
    done: { type: 'done', text, sections: [], guard: [], credits: null, segments },
    engine: 'own-key',
    model: 'm',
    elapsedMs: 1,
  };
}

it('a filled blank is written around a mention, which stays where it stood', () => {
  const draft = 'Hi [[mention 1]], send it soon';
  const outcome = outcomeOf(draft, 'Hi [[mention 1]], please send it by [deadline].');
  const sent = 'Hi [[mention 1]], please send it by Friday.';
  const edits = resultEdits(outcome, draft, sent);
  expect(applyEdits(draft, edits)).toBe(sent);
  for (const { start, end, text } of edits) {
    expect(draft.slice(start, end)).not.toContain('[[mention 1]]');
    expect(text).not.toContain('[[mention 1]]');
  }
});
