import { focusedFrame } from '@/shared/extension/focused-frame.ts';
import type { OpenOutcome } from '@/shared/extension/messages.ts';
import { askOrInject } from './open-card.ts';

/** Writes a text into the field in use on a page, as the card would. */
export async function insertText(tabId: number, insert: string): Promise<OpenOutcome> {
  const inserted = await askOrInject({ tabId, frameId: 0 }, { insert });
  if (inserted) return { code: null };
  const { frameId, foreign } = await focusedFrame(tabId).catch(() => ({ frameId: 0, foreign: null }));
  if (foreign !== null) return { code: 'field_in_frame' };
  if (frameId !== 0 && (await askOrInject({ tabId, frameId }, { insert }))) return { code: null };
  return { code: inserted === null ? 'page_not_supported' : 'no_editor' };
}
