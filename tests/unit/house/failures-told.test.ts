import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What words a failure itself, and where its way out stands. All else tells failures by `Failure`. */
const wordedBesides: Readonly<Record<string, string>> = {
  'components/failure.tsx': 'the mechanism',
  'components/library/use-notice.ts': 'the bar that shows it has the remedy',
  'entrypoints/popup/actions.tsx': 'of a closed page before any press; the way on is the next button',
  'components/files/password-form.tsx': 'the password is asked for there',
};

it('a failure is told with what leads out of it, on every screen of the extension', () => {
  const files = globSync(['components/**/*.{ts,tsx}', 'entrypoints/{popup,sidepanel,options}/**/*.{ts,tsx}']);
  const wording = files.filter((file) => /\btextFor\(/.test(readFileSync(file, 'utf8')));
  expect(wording.toSorted()).toEqual(Object.keys(wordedBesides).toSorted());
});
