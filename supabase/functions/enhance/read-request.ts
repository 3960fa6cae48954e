import * as z from 'zod/mini';
import { requestId } from '@/shared/contracts/enhance.ts';
import { type TaskKind, type TaskRequest, taskRequest } from '@/shared/contracts/task.ts';
import { cleanTask } from '@/shared/enhance/clean-task.ts';
import { AppError } from '@/shared/errors/app-error.ts';

/** The id a body names itself by, even where the rest of it is wrong: its refusal carries it. */
export function readRequestId(body: unknown): string | undefined {
  return z.safeParse(z.object({ requestId }), body).data?.requestId;
}

/**
 * A body of `POST /enhance` or a sibling, with its text cleaned.
 * @param kind the one kind of task its path takes
 * @throws AppError `invalid_request`, `empty_draft` or `too_long`
 */
export function readTaskRequest(body: unknown, kind: TaskKind): TaskRequest {
  const parsed = z.safeParse(taskRequest, body);
  if (!parsed.success) {
    const isTooLong = parsed.error.issues.every(
      ({ code, path }) => code === 'too_big' && /^task\.(text|material|image)$/.test(path.join('.')),
    );
    throw new AppError(isTooLong ? 'too_long' : 'invalid_request', { cause: parsed.error });
  }
  if (parsed.data.task.kind !== kind) throw new AppError('invalid_request');
  const task = cleanTask(parsed.data.task);
  if (!task.ok) throw new AppError(task.error);
  return { ...parsed.data, task: task.value };
}
