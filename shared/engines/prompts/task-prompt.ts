import type { EngineTask } from '@/shared/contracts/task.ts';
import { actionPrompt } from './action-prompt.ts';
import { answerPrompt } from './answer-prompt.ts';
import { enhancePrompt, isSectioned, type SectionForm } from './enhance-prompt.ts';
import { filePrompt } from './file-prompt.ts';
import { followUpsPrompt } from './follow-ups-prompt.ts';
import { imageBriefPrompt } from './image-brief-prompt.ts';
import { imagePrompt } from './image-prompt.ts';
import type { Message, Prompt } from './message.ts';
import { personaPrompt } from './persona-prompt.ts';
import { tableQueryPrompt } from './table-query-prompt.ts';

/** The prompt of a task, and what it is built from. */
function parts(
  task: EngineTask,
  form: SectionForm,
): { prompt: Named; build: (boundary: string) => Message[] } {
  const of = <Input>(prompt: Prompt<Input>, input: Input) => ({
    prompt,
    build: (boundary: string) => prompt.build(input, boundary),
  });
  switch (task.kind) {
    case 'enhance':
      return of(enhancePrompt, { task, form });
    case 'action':
      return of(actionPrompt, task);
    case 'follow-ups':
      return of(followUpsPrompt, task);
    case 'persona':
      return of(personaPrompt, task);
    case 'answer':
      return of(answerPrompt, task);
    case 'file-question':
      return task.want === 'query' ? of(tableQueryPrompt, task) : of(filePrompt, task);
    case 'image':
      return of(imagePrompt, task);
    case 'image-brief':
      return of(imageBriefPrompt, task);
  }
}

type Named = Pick<Prompt<never>, 'id' | 'version'>;

/** The messages of any task. `form` is how a reframe comes back; the other kinds have one form. */
export function buildTaskPrompt(task: EngineTask, form: SectionForm, boundary: string): Message[] {
  return parts(task, form).build(boundary);
}

/** Which prompt a task is asked with, as it is kept with its run: `enhance@3`. */
export function promptOf(task: EngineTask): string {
  const { id, version } = parts(task, 'headings').prompt;
  return `${id}@${version}`;
}

/** Whether a task's answer comes back as sections. */
export function comesInSections(task: EngineTask): boolean {
  return task.kind === 'enhance' && isSectioned(task);
}
