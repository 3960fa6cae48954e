import type { EngineTask } from '@/shared/contracts/task.ts';
import { actionPrompt } from './action-prompt.ts';
import { answerPrompt } from './answer-prompt.ts';
import { enhancePrompt } from './enhance-prompt.ts';
import { filePrompt } from './file-prompt.ts';
import { followUpsPrompt } from './follow-ups-prompt.ts';
import { imageBriefPrompt } from './image-brief-prompt.ts';
import { imagePrompt } from './image-prompt.ts';
import type { Message } from './message.ts';
import { personaPrompt } from './persona-prompt.ts';

/** The messages of any task. `form` is how a reframe comes back; the other kinds have one form. */
export function buildTaskPrompt(task: EngineTask, form: 'json' | 'headings', boundary: string): Message[] {
  switch (task.kind) {
    case 'enhance':
      return enhancePrompt.build({ task, form }, boundary);
    case 'action':
      return actionPrompt.build(task, boundary);
    case 'follow-ups':
      return followUpsPrompt.build(task, boundary);
    case 'persona':
      return personaPrompt.build(task, boundary);
    case 'answer':
      return answerPrompt.build(task, boundary);
    case 'file-question':
      return filePrompt.build(task, boundary);
    case 'image':
      return imagePrompt.build(task, boundary);
    case 'image-brief':
      return imageBriefPrompt.build(task, boundary);
  }
}
