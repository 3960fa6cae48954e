import type { Edit } from '@/shared/enhance/edits.ts';

/** What editors put on elements for themselves. */
const volatile = [
  'class',
  'style',
  'id',
  'data-offset-key',
  'data-block',
  'data-editor',
  'data-list-item-id',
  'data-mention-uid',
  'tabindex',
  'data-mce-selected',
  'data-slate-inline',
  'data-slate-void',
  'data-slate-length',
  'data-is-empty-and-focused',
  'data-ml-sig',
];

/** A tab of a browser, as far as the matrix of structures needs one. */
export interface StructureTab {
  evaluate<T, A = undefined>(run: (given: A) => T | Promise<T>, given?: A): Promise<T>;
  /** Puts the caret into the editor as a user does, by a press near its beginning. */
  focusRoot(): Promise<void>;
  /** Presses the last of the keys while the others are held. */
  press(...keys: string[]): Promise<void>;
  /** Asks the driver (`tests/support/edit-driver.client.ts`), which runs where the card's script does. */
  ask(act: 'leave' | 'read' | 'write' | 'rewrite' | 'revert', given: readonly unknown[]): Promise<unknown>;
}

/** A page with one editor on it, its own account of what it holds, and what our script makes of it. */
export class StructurePage {
  constructor(private readonly tab: StructureTab) {}

  /** Builds the editor anew around a document, and puts the caret into it. */
  async load(html: string): Promise<string> {
    await this.tab.evaluate((given: string) => window.__load(given), html);
    await this.tab.focusRoot();
    await this.drawn();
    return this.model();
  }

  press(...keys: string[]): Promise<void> {
    return this.tab.press(...keys);
  }

  /** The editor's own account of its document; every blank is one. */
  async model(): Promise<string> {
    const model = await this.tab.evaluate(() => window.__model());
    return model.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ').replaceAll(/ {2,}/g, ' ');
  }

  /** What stands in the editable element, without what an editor draws anew as it likes. */
  dom(): Promise<string> {
    return this.tab.evaluate((names: readonly string[]) => {
      const root = window.__root();
      // Beside its lines CodeMirror 5 draws carets and selections.
      const copy = (root.querySelector('.CodeMirror-code') ?? root).cloneNode(true) as HTMLElement;
      for (const widget of copy.querySelectorAll(
        '.ck-widget__type-around, .ck-widget__selection-handle, .ck-fake-selection-container, svg',
      ))
        widget.remove();
      for (const element of copy.querySelectorAll('*')) {
        for (const name of names) element.removeAttribute(name);
      }
      const html = copy.innerHTML.replaceAll('&nbsp;', ' ').replaceAll(/[\ufeff\u200b]/g, '');
      // Monaco draws a line in spans of some letters each.
      return html.replaceAll('</span><span>', '');
    }, volatile);
  }

  private drawn(): Promise<void> {
    return this.tab.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
        ),
    );
  }

  /** Has the page take all that is announced to its editor, and make nothing of it. */
  async refuseAll(): Promise<void> {
    await this.tab.evaluate(() => {
      const root = window.__root();
      root.dataset.refused = '0';
      root.ownerDocument.addEventListener(
        'beforeinput',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          root.dataset.refused = String(Number(root.dataset.refused) + 1);
        },
        true,
      );
    });
  }

  /** How much of what was announced was refused since. */
  refused(): Promise<number> {
    return this.tab.evaluate(() => Number(window.__root().dataset.refused));
  }

  /** Has the code of the page throw at so many changes of Slate's document from now, once. */
  async breakModel(after: number): Promise<void> {
    await this.tab.evaluate((left: number) => {
      interface Fiber {
        return: Fiber | null;
        memoizedProps: { editor?: { apply(operation: unknown): void; splitNodes?: unknown } } | null;
      }
      const root = window.__root() as unknown as Record<string, Fiber | null>;
      const key = Object.keys(root).find((name) => name.startsWith('__reactFiber$')) ?? '';
      let fiber = root[key] ?? null;
      while (fiber && !fiber.memoizedProps?.editor?.splitNodes) fiber = fiber.return;
      const editor = fiber?.memoizedProps?.editor;
      if (!editor) throw new Error('There is no Slate here.');
      const { apply } = editor;
      let made = 0;
      editor.apply = (operation) => {
        made += 1;
        if (made === left) throw new Error('The page does not want this one.');
        apply(operation);
      };
    }, after);
  }

  /** Takes away what leads from Slate's element to its model. */
  async hideModel(): Promise<void> {
    await this.tab.evaluate(() => {
      const root = window.__root() as unknown as Record<string, unknown>;
      for (const name of Object.keys(root)) if (name.startsWith('__reactFiber$')) delete root[name];
    });
  }

  /** The focus goes where the card has it while its result is read. */
  async leave(): Promise<void> {
    await this.tab.ask('leave', []);
  }

  read(): Promise<string | null> {
    return this.tab.ask('read', []) as Promise<string | null>;
  }

  /** @returns `written`, `said:` why it cannot, before anything was done, or the code of what went wrong */
  write(edits: readonly Edit[], span?: { start: number; end: number }): Promise<string> {
    return this.tab.ask('write', [edits, ...(span ? [span] : [])]) as Promise<string>;
  }

  /** A rewrite of the whole draft in Markdown, as the card accepts it; answers as `write`. */
  rewrite(text: string): Promise<string> {
    return this.tab.ask('rewrite', [text]) as Promise<string>;
  }

  revert(): Promise<boolean> {
    return this.tab.ask('revert', []) as Promise<boolean>;
  }
}
