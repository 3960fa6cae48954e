import { findTarget } from '@/entrypoints/card/editor/draft-target.ts';
import { createEditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { editorAround } from '@/entrypoints/card/editor/find-editor.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import { layoutFor } from '@/entrypoints/card/write-back/layout-for.ts';
import { revertEdits } from '@/entrypoints/card/write-back/revert-edits.ts';
import { whyNotKept } from '@/entrypoints/card/write-back/why-not-kept.ts';
import { type Written, writeEdits } from '@/entrypoints/card/write-back/write-edits.ts';
import { layouts } from '@/entrypoints/layouts/layouts.ts';
import { siteAt } from '@/shared/chats/chat-sites.ts';
import type { Edit } from '@/shared/enhance/edits.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { deepActiveElement } from '@/shared/extension/deep-active-element.ts';

// Runs in an isolated world of a page, as the card's script does: reads and writes its editor, without the card.

declare global {
  var editDriver: {
    /** Puts the focus into a frame of its own, as a press in the card does; what follows is about the editor it left. */
    leave(): void;
    /** The draft as the card would send it; null where the card refuses the field. */
    read(): string | null;
    /**
     * Writes edits over all of it, or over a span that was selected.
     * @returns `written`, `said:` and why not where that is told before, else the code of what went wrong
     */
    write(edits: readonly Edit[], span?: { start: number; end: number }): Promise<string>;
    /** Accepts a rewrite of the whole draft as the card would in a document or a mail. */
    rewrite(text: string): Promise<string>;
    revert(): Promise<boolean>;
  };
}

let written: Written | undefined;
Object.assign(cardBridge(), { layouts, site: siteAt(location.hostname) });
let left: HTMLElement | null = null;
const editor = () => (left?.isConnected ? left : editorAround(deepActiveElement()));

globalThis.editDriver = {
  leave() {
    left = editor();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.focus();
  },
  read() {
    const element = editor();
    return element && readEditor(element).text;
  },
  async write(edits, span) {
    const element = editor();
    if (!element) return 'said:no_editor';
    const whole = readEditor(element).text;
    const spot = { editor: createEditorRef(element), whole, span: span ?? { start: 0, end: whole.length } };
    const why = whyNotKept(spot, edits);
    if (why) return `said:${why}`;
    const wrote = await writeEdits(spot, edits);
    written = wrote.ok ? wrote.value : undefined;
    return wrote.ok ? 'written' : wrote.error;
  },
  async rewrite(text) {
    const target = findTarget();
    if (!target?.spot) return 'said:no_editor';
    const edits = [{ start: 0, end: target.text.length, text }];
    const layout = layoutFor(target, edits);
    if (layout?.form !== 'structure') return `said:${layout?.form ?? 'as it stands'}`;
    const all = [{ start: 0, end: target.text.length, text: layout.plain }];
    const wrote = await writeEdits(target.spot, all, layout);
    written = wrote.ok ? wrote.value : undefined;
    return wrote.ok ? 'written' : wrote.error;
  },
  async revert() {
    return written !== undefined && (await revertEdits(written)).ok;
  },
};
