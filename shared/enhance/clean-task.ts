import type { EngineTask } from '@/shared/contracts/task.ts';
import { ok, type Result } from '@/shared/errors/result.ts';
import { cleanDraft } from './draft.ts';

/**
 * A task whose text every engine may rely on, see `cleanDraft`. A picture may come without a word of the user's.
 * @returns the task; `empty_draft` or `too_long`
 */
export function cleanTask<T extends EngineTask>(task: T): Result<T, 'empty_draft' | 'too_long'> {
  const text = cleanDraft(task.text);
  if (text.ok) return ok({ ...task, text: text.value });
  const mayBeEmpty = task.kind === 'image' || task.kind === 'image-brief';
  return mayBeEmpty && text.error === 'empty_draft' ? ok({ ...task, text: '' }) : text;
}
