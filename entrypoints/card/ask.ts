import { browser } from 'wxt/browser';
import { AppError } from '@/shared/errors/app-error.ts';
import type { MessageReply, MessageRequest } from '@/shared/extension/messages.ts';
import { type CardMessage, readAnswer } from './read-messages.ts';

/**
 * Asks the background.
 * @throws AppError with the background's code; `extension_reloaded` when this script outlived its extension
 */
export async function ask<N extends CardMessage>(name: N, body: MessageRequest<N>): Promise<MessageReply<N>> {
  if (!browser.runtime?.id) throw new AppError('extension_reloaded');
  const answer = readAnswer(name, await browser.runtime.sendMessage({ type: name, body }));
  if ('code' in answer) throw new AppError(answer.code);
  return answer.value;
}

/** Tells the background, whoever hears it. */
export const tell = <N extends CardMessage>(name: N, body: MessageRequest<N>): Promise<unknown> =>
  ask(name, body).catch(() => undefined);
