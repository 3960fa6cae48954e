import type { ActionTask, ImageTask, Task } from '@/shared/contracts/task.ts';
import { imageToCaption, imageToPrompt } from '@/shared/documents/images/image-answers.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { findTasks, inOrderOfPlan, taskLine } from './actions/find-tasks.ts';
import { readyPrompt } from './actions/ready-prompt.ts';
import { replySkeleton } from './actions/reply.ts';
import { summarise } from './actions/summarise.ts';
import { askFollowUps } from './follow-ups/ask-follow-ups.ts';
import { personaFromKeywords } from './persona.ts';

/** A task that rules have an answer to, rewrites aside. */
type OtherTask = Exclude<Task, { kind: 'enhance' | 'answer' | 'file-question' }>;

const NO_TASKS = 'No tasks found: nobody is asked in this text, or promises, to do something.';

/**
 * What rules can answer without a model; for the rest a prompt that is ready for the chat the user is on.
 * @param task any of them but `fix`, which the grammar checker does
 */
export function answerTask(task: OtherTask): string {
  if (task.kind === 'action') return answerAction(task);
  if (task.kind === 'image') return answerImage(task);
  if (task.kind === 'persona') return personaFromKeywords(task.text);
  return (
    askFollowUps(task.text) ||
    readyPrompt({ kind: 'action', action: 'custom', instruction: ASK, text: task.text })
  );
}

const ASK = 'Write three to five questions I should ask next about the answer below, one a line.';

/** Rules do not see: they tell what the device measured and read, and say so. */
function answerImage({ want, text, look }: ImageTask): string {
  if (!look) throw new AppError('engine_not_ready');
  return want === 'caption' ? imageToCaption(look) : imageToPrompt(look, text);
}

function answerAction(task: ActionTask): string {
  const { action, text } = task;
  if (action === 'summarise') return summarise(text);
  // who does what is told by English words
  if (!isEnglish(text)) return readyPrompt(task);
  if (action === 'reply') return replySkeleton(text);
  if (action === 'extract-tasks') {
    const tasks = findTasks(text);
    return tasks.length === 0 ? NO_TASKS : tasks.map((found) => `- [ ] ${taskLine(found)}`).join('\n');
  }
  if (action === 'action-plan') {
    const tasks = inOrderOfPlan(findTasks(text), text);
    return tasks.length === 0
      ? readyPrompt(task)
      : tasks.map((found, index) => `${index + 1}. ${taskLine(found)}`).join('\n');
  }
  return readyPrompt(task);
}
