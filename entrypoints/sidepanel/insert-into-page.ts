import { AppError } from '@/shared/errors/app-error.ts';
import { sendMessage } from '@/shared/extension/messages.ts';

/**
 * Writes a text where the caret stands in the page in front, else at its composer's end. Nothing is sent.
 * @throws AppError with the code of what stood against it
 */
export async function insertIntoPage(text: string): Promise<void> {
  const { code } = await sendMessage('library.insert', { text });
  if (code) throw new AppError(code);
}
