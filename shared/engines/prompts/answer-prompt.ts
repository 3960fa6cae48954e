import type { AnswerTask } from '@/shared/contracts/task.ts';
import type { Prompt } from './message.ts';

/** The author's own prompt, as a chat would send it: any word of ours would weigh on what is compared. */
export const answerPrompt: Prompt<AnswerTask> = {
  id: 'answer',
  version: 1,
  build: ({ text }) => [{ role: 'user', content: text }],
};
