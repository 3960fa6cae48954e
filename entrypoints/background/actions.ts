import { AppError } from '@/shared/errors/app-error.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import type { CustomAction } from '@/shared/library/records.ts';
import type { Enhance } from './enhance-port.ts';

/** One of the user's own actions; undefined where it was deleted. */
export async function ownAction(id: string): Promise<CustomAction | undefined> {
  return (await libraryStore.actions.list()).find((one) => one.id === id);
}

/** The same runs; what an own action says is looked up here, so that no page ever holds it. */
export function withOwnAction(enhance: Enhance): Enhance {
  return async function* instructed(start, caller) {
    const { task, ownAction: id } = start;
    if (id === undefined || task.kind !== 'action' || task.action !== 'custom') {
      yield* enhance(start, caller);
      return;
    }
    const action = await ownAction(id);
    if (!action) throw new AppError('not_found');
    yield* enhance({ ...start, task: { ...task, instruction: action.instruction } }, caller);
  };
}
