import { type PromptHistory, promptHistory } from '@/shared/contracts/prompt-history.ts';
import { callFunction, type FunctionsAccess } from './call-function.ts';

const PATH = '/generate/history';

/** The prompts an account keeps, newest first; null where it keeps no history. */
export const readPromptHistory = (access: FunctionsAccess, signal?: AbortSignal): Promise<PromptHistory> =>
  callFunction(access, { method: 'GET', path: PATH, answer: promptHistory, signal });

/** Begins a history. */
export const startPromptHistory = (access: FunctionsAccess): Promise<PromptHistory> =>
  callFunction(access, { path: PATH, answer: promptHistory });

/** Ends the history: every prompt in it is deleted. */
export const endPromptHistory = (access: FunctionsAccess): Promise<PromptHistory> =>
  callFunction(access, { method: 'DELETE', path: PATH, answer: promptHistory });

/** Deletes one prompt. @throws AppError `not_found` */
export const forgetPrompt = (access: FunctionsAccess, id: string): Promise<PromptHistory> =>
  callFunction(access, {
    method: 'DELETE',
    path: `${PATH}/${encodeURIComponent(id)}`,
    answer: promptHistory,
    keepalive: true,
  });
