import { expect, it } from 'vitest';
import type { RunOutcome } from '@/components/run-state.ts';
import { chosenText } from '@/components/use-result-choices.ts';
import type { SectionTitle } from '@/shared/contracts/enhance.ts';

const outcome: RunOutcome = {
  text: '## Task\nFix the export.\n\n## Requirements\nBy Friday.',
  segments: [
    { before: 'fix the export', after: '## Task\nFix the export.' },
    { same: '\n\n' },
    { before: 'until friday', after: '## Requirements\nBy Friday.' },
  ],
  sections: [
    { title: 'Task', body: 'Fix the export.' },
    { title: 'Requirements', body: 'By Friday.' },
  ],
  guard: [],
};
const chosen = (refused: number[], dropped: SectionTitle[]) =>
  chosenText(outcome, new Set(refused), new Set(dropped));

it('is the whole result where nothing is refused', () => {
  expect(chosen([], [])).toBe(outcome.text);
});

it('keeps the draft’s words where a change is refused', () => {
  expect(chosen([2], [])).toBe('## Task\nFix the export.\n\nuntil friday');
});

it('leaves a dropped section out, heading and all', () => {
  expect(chosen([], ['Requirements'])).toBe('## Task\nFix the export.');
});

it('is empty where every section is dropped', () => {
  expect(chosen([], ['Task', 'Requirements'])).toBe('');
});
