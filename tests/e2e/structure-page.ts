import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Edit } from '@/shared/enhance/edits.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(project, 'tests/fixtures/pages/rich');
const files = readdirSync(folder);

/** Every editor of the matrix of structures, by the name of its page. */
export const richEditors = files.map((file) => file.replace(/\.tsx?$/, ''));

async function bundle(entry: string): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '/',
    alias: { '@': project },
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
    loader: {
      '.ttf': 'dataurl',
      '.woff': 'dataurl',
      '.woff2': 'dataurl',
      '.svg': 'dataurl',
      '.eot': 'dataurl',
    },
    logLevel: 'error',
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

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
];

const driver = bundle(join(project, 'tests/support/edit-driver.client.ts'));

/** A page with one editor on it, its own account of what it holds, and what our script makes of it. */
export class StructurePage {
  /** What the editor held of each document when it was loaded. */
  readonly loaded = new Map<string, string>();

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private readonly contextId: number,
  ) {}

  static async open(page: Page, editor: string): Promise<StructurePage> {
    const file = files.find((one) => basename(one).startsWith(`${editor}.`)) ?? '';
    const { script, style } = await bundle(join(folder, file));
    await page.route('https://rich.example/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
      if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: style });
      if (pathname !== '/') return route.fulfill({ status: 404 });
      const body =
        '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><body><script src="/page.js"></script></body>';
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
    await page.goto('https://rich.example/');
    const session = await page.context().newCDPSession(page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
    });
    const opened = new StructurePage(page, session, executionContextId);
    await opened.ask((await driver).script);
    return opened;
  }

  private async ask(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      contextId: this.contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Builds the editor anew around a document, and puts the caret into it. */
  async load(html: string): Promise<string> {
    await this.page.evaluate((given) => window.__load(given), html);
    const root = await this.page.evaluateHandle(() => window.__root());
    await root.click();
    await this.page.keyboard.press('ControlOrMeta+End');
    await this.drawn();
    const model = await this.model();
    this.loaded.set(html, model);
    return model;
  }

  /** The editor's own account of its document; every blank is one. */
  async model(): Promise<string> {
    const model = await this.page.evaluate(() => window.__model());
    return model.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ').replaceAll(/ {2,}/g, ' ');
  }

  /** What stands in the editable element, without what an editor draws anew as it likes. */
  dom(): Promise<string> {
    return this.page.evaluate((names) => {
      const copy = window.__root().cloneNode(true) as HTMLElement;
      for (const widget of copy.querySelectorAll(
        '.ck-widget__type-around, .ck-widget__selection-handle, .ck-fake-selection-container, svg',
      ))
        widget.remove();
      for (const element of copy.querySelectorAll('*')) {
        for (const name of names) element.removeAttribute(name);
      }
      return copy.innerHTML.replaceAll('&nbsp;', ' ').replaceAll(/[\ufeff\u200b]/g, '');
    }, volatile);
  }

  private drawn(): Promise<void> {
    return this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  }

  read(): Promise<string | null> {
    return this.ask('editDriver.read()') as Promise<string | null>;
  }

  /** @returns `written`, `said:` why it cannot, before anything was done, or the code of what went wrong */
  write(edits: readonly Edit[], span?: { start: number; end: number }): Promise<string> {
    const given = [edits, ...(span ? [span] : [])].map((value) => JSON.stringify(value)).join();
    return this.ask(`editDriver.write(${given})`) as Promise<string>;
  }

  revert(): Promise<boolean> {
    return this.ask('editDriver.revert()') as Promise<boolean>;
  }
}
