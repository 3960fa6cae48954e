import { defineFamilies } from './editor-families.ts';
import { defineEditorSuite } from './editor-suite.ts';
import { editors } from './editors.ts';
import { test } from './fixtures.ts';

test.use({ keepsTab: true });

for (const editor of editors) {
  defineEditorSuite(editor);
  defineFamilies(editor);
}
