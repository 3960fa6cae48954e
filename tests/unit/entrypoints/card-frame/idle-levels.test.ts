import { expect, it } from 'vitest';
import { createFold } from '@/entrypoints/card-frame/fold.ts';
import { outcome, stateIn, withoutBrowser } from '@/tests/support/shown-card.ts';

withoutBrowser();

const done = (remarks: 'other_language'[]) =>
  stateIn({ name: 'done', outcome: { ...outcome, done: { ...outcome.done, remarks } } });

it('names no level where none would change anything', () => {
  const fold = createFold();
  fold.show(done([]));
  expect(fold.root.textContent).toBe('Level: Balanced');
  fold.show(done(['other_language']));
  expect(fold.root.hidden).toBe(true);
});
