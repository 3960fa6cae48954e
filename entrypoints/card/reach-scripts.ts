import { browser } from 'wxt/browser';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { ask } from './ask.ts';
import type { Writer } from './write-back/writer.ts';

declare module '@/shared/extension/card-bridge.ts' {
  interface CardBridge {
    /** Set by the script that writes into the page. */
    writer?: Writer;
  }
}

type Reached = Result<Writer, ErrorCode>;

let coming: Promise<Reached> | undefined;

async function bring(): Promise<Reached> {
  // Outlived its extension: even the script's address is gone.
  if (!browser.runtime?.id) return fail('extension_reloaded');
  try {
    // The card's own way first, which takes no leave of the browser; a frame of no address has the background's alone.
    await import(/* @vite-ignore */ browser.runtime.getURL('/writer.js')).catch(() => undefined);
    if (!cardBridge().writer) await ask('card.reachScript', { script: 'writer' });
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code === 'extension_reloaded') return fail(code);
  }
  const { writer } = cardBridge();
  return writer ? ok(writer) : fail('write_blocked');
}

/** Brings in the script that writes, for good; one that did not come may the next time. */
export async function reachWriter(): Promise<Reached> {
  const { writer } = cardBridge();
  if (writer) return ok(writer);
  coming ??= bring();
  const reached = await coming;
  if (!reached.ok) coming = undefined;
  return reached;
}

/**
 * Brings in the script that knows headings and lists, for good; nothing where it is there. Where the browser gives no leave, as on
 * a chat whose chip was pressed, a result stays Markdown.
 */
export const reachLayouts = () =>
  cardBridge().layouts
    ? undefined
    : ask('card.reachScript', { script: 'layouts' })
        .catch(() => null)
        .then(() => {
          cardBridge().layouts ??= () => null;
        });
