import type { Task } from '@/shared/contracts/task.ts';
import { readyPrompt } from './actions/ready-prompt.ts';

/** A task other than a rewrite. */
type OtherTask = Exclude<Task, { kind: 'enhance' }>;

/**
 * What rules can answer without a model; for the rest a prompt that is ready for the chat the user is on.
 * @param task any but a rewrite and `fix`, which the grammar checker does
 */
export function answerTask(task: OtherTask): string {
  if (task.kind === 'action') return readyPrompt(task);
  const wish =
    task.kind === 'persona'
      ? 'Write a persona for an AI model from these keywords: a name on the first line, then a description of role, tone, habits and limits.'
      : 'Write three to five questions I should ask next about the answer below, one a line.';
  return readyPrompt({ kind: 'action', action: 'custom', instruction: wish, text: task.text });
}
