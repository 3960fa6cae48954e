import { test } from '@playwright/test';
import { cells, expect } from './fixtures.ts';
import { CELL_MARK, cellName } from './matrix-reporter.ts';
import { IS_REFUSAL } from './matrix-share.ts';
import { judge, type Verdict } from './structure-judge.ts';
import { correctionsOf, kinds } from './structure-kinds.ts';
import type { StructurePage } from './structure-page.ts';

/** In these every block is an editor of its own: the first is what is written. */
const BLOCKWISE = new Set(['editorjs']);

/** Of some dozens of edits in one document Trix refuses some, and what is put back may differ from what stood there (ADR 23). */
const EACH_ALONE = new Set([...BLOCKWISE, 'trix']);

export type KnownMarks = Record<string, Record<string, string>>;

/** All kinds of structure in one document: every other correction is accepted alone, and the last word of each kind. */
async function judgeTogether(chat: StructurePage, editor: string, documents: string[]): Promise<Verdict> {
  const counts = documents.map((html) => correctionsOf(html).length);
  const lasts = new Set(
    counts.map((_, at) => counts.slice(0, at + 1).reduce((sum, count) => sum + count) - 1),
  );
  return judge(chat, {
    editor,
    html: documents.join(''),
    part: (index) => index % 2 === 0,
    words: (index) => lasts.has(index),
  });
}

/**
 * One editor through every kind of structure: those that are kept whole in one document, the others one by one, and each
 * alone where the one document is not kept, so that it is named which of them is not.
 * @param known what is not kept whole, by kind, and how that shows
 * @param isUnsteady whether it may refuse after Accept what it takes at other times: on a busy machine Slate does, Firefox any
 * @param isAlone whether each kind is judged in a document of its own alone
 */
export async function judgeEditor(
  chat: StructurePage,
  {
    editor,
    known,
    isUnsteady,
    isAlone = EACH_ALONE.has(editor),
  }: { editor: string; known: Record<string, string>; isUnsteady: boolean; isAlone?: boolean },
): Promise<void> {
  const all = Object.entries(kinds).map(([kind, html]) => ({
    kind,
    html: BLOCKWISE.has(editor) ? html.slice(0, html.indexOf('</p>') + 4) : html,
  }));
  const isAllowed = (mark: string) => isUnsteady && IS_REFUSAL.test(mark);
  const note = (kind: string, { mark, why }: Verdict) => {
    test.info().annotations.push({ type: CELL_MARK, description: `${cellName(editor, kind)}\t${mark}` });
    if (!isAllowed(mark)) expect.soft(mark, `${kind}: ${why}`).toBe(known[kind] ?? '✓');
  };
  const whole = isAlone ? [] : all.filter(({ kind }) => !known[kind]);
  const together =
    whole.length > 0 &&
    (await judgeTogether(
      chat,
      editor,
      whole.map(({ html }) => html),
    ));
  const isWhole = together && together.mark === '✓';
  for (const { kind, html } of all) {
    if (isWhole && !known[kind]) note(kind, together);
    else await test.step(kind, async () => note(kind, await judge(chat, { html, editor })));
  }
  // Each kind alone is kept, and all of them in one document are not.
  if (together && !isWhole && !isAllowed(together.mark)) expect.soft(together.mark, together.why).toBe('✓');
}

/** The annotations of a test that judges an editor. */
export const structureCells = (editor: string) => cells(editor, Object.keys(kinds));
