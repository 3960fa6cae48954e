import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What words a failure itself, and where its way out stands. All else tells failures by `Failure`. */
const wordedBesides: Readonly<Record<string, string>> = {
  'components/failure.tsx': 'the mechanism',
  'components/library/use-notice.ts': 'the bar that shows it has the remedy',
  'components/compare/compare-texts.ts': 'the comparison has its own presses: again, another engine',
  'components/compare/compare-view.tsx': 'a count that could not be kept; the comparison stands',
  'components/files/file-row.tsx': 'Read again and Remove stand in the row',
  'components/files/password-form.tsx': 'the password is asked for there',
  // the reader of files fails on the file alone: another file, or a part of it, is the way out
  'components/files/use-file-actions.ts': 'the action that failed stands above',
  'components/files/sheet-grid.tsx': 'the rows are asked for anew by the pager',
  'components/files/column-profile.tsx': 'the columns are asked for anew with each opening',
  'components/files/budget.tsx': 'the count is asked for anew with each pick',
  'components/files/page-preview.tsx': 'the page is asked for anew by the pager',
};

it('a failure is told with what leads out of it, on every screen of the extension', () => {
  const files = globSync(['components/**/*.{ts,tsx}', 'entrypoints/{popup,sidepanel,options}/**/*.{ts,tsx}']);
  const wording = files.filter((file) => /\btextFor\(/.test(readFileSync(file, 'utf8')));
  expect(wording.toSorted()).toEqual(Object.keys(wordedBesides).toSorted());
});
