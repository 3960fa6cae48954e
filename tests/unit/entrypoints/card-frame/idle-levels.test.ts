import { expect, it } from 'vitest';
import { createFold } from '@/entrypoints/card-frame/fold.ts';
import { outcome, stateIn, withoutBrowser } from '@/tests/support/shown-card.ts';

withoutBrowser();

const done = (remarks: 'other_language'[], segments = outcome.done.segments) =>
  stateIn({ name: 'done', outcome: { ...outcome, done: { ...outcome.done, remarks, segments } } });

it('names no level where none would change anything', () => {
  const fold = createFold();
  fold.show(done([]));
  expect(fold.root.textContent).toBe('Level: Balanced');
  fold.show(done(['other_language'], [{ same: 'das Ende' }]));
  expect(fold.root.hidden).toBe(true);
});

it('leaves the way to what is kept where a text in another language was mended', () => {
  const fold = createFold();
  fold.show(done(['other_language']));
  expect(fold.root.hidden).toBe(false);
  expect(fold.root.textContent).not.toContain('Level');
});
