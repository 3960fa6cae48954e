import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { AnswerTask, FileTask, ImageTask, Task } from '@/shared/contracts/task.ts';
import { recordHistory } from '@/shared/extension/record-history.ts';
import type { HistoryEntry } from '@/shared/library/records.ts';
import type { Enhance } from './enhance-port.ts';

type Run = Omit<HistoryEntry, 'id' | 'at'>;

/** What the history tells of a task beside its text. */
function kindOf(
  task: Exclude<Task, AnswerTask | FileTask | ImageTask>,
): Pick<Run, 'kind' | 'mode' | 'level' | 'action'> {
  const none = { mode: null, level: null, action: null };
  if (task.kind === 'enhance') return { ...none, kind: 'enhance', mode: task.mode, level: task.level };
  if (task.kind === 'action') return { ...none, kind: 'action', action: task.action };
  return { ...none, kind: task.kind };
}

/** The same runs, each kept in the history of this device once it is done; those of private windows are not. */
export function saveHistory(enhance: Enhance): Enhance {
  return async function* keeping(start, occasion) {
    const { task } = start;
    let engine: EngineId = 'offline';
    let prompt: string | undefined;
    for await (const event of enhance(start, occasion)) {
      if (event.type === 'start') ({ engine, prompt } = event);
      // Answers of a comparison and about a file or a picture are looked at and let go.
      const isKept =
        task.kind !== 'answer' &&
        task.kind !== 'file-question' &&
        task.kind !== 'image' &&
        !occasion.isPrivate;
      if (event.type === 'done' && isKept)
        await recordHistory({ ...kindOf(task), engine, prompt, draft: task.text, result: event.text });
      yield event;
    }
  };
}
