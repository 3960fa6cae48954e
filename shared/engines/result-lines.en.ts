import type { EngineId, ResultRemark } from '@/shared/contracts/enhance.ts';
import type { ActionId } from '@/shared/contracts/task.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';

/** What can end in a prompt for a chat instead of the answer. */
export type PromptedTask = ActionId | 'follow-ups';

/** What rules cannot do, to stand after "Can’t". */
const cannot: Readonly<Record<PromptedTask, string>> = {
  summarise: 'summarise this text',
  explain: 'explain',
  'action-plan': 'make a plan of this text',
  translate: 'translate',
  fix: 'correct this text',
  'extract-tasks': 'find tasks in this language',
  reply: 'reply in this language',
  custom: 'carry out actions of your own',
  'follow-ups': 'ask in this language',
};

/**
 * What a result is that is a prompt, and why.
 * @param place `this` where a chat is open beside it
 */
export function promptLine(
  task: PromptedTask,
  { engine, place }: { engine: EngineId; place: 'this' | 'a' },
): string {
  if (task === 'explain')
    return `Explaining needs an AI model. Send this prompt to ${place === 'this' ? 'the chat' : 'a chat'} instead.`;
  // Rules also answer on our server.
  const where = engineKind(engine).sendsText ? 'without an AI model' : 'offline';
  const chat = place === 'this' ? 'the chat' : 'a chat';
  return `Can’t ${cannot[task]} ${where}. Send this prompt to ${chat} instead.`;
}

const remarks: Readonly<Record<ResultRemark, string>> = {
  persona_unused: 'Personas need an AI model. Connect one to write in their voice.',
  own_role: 'Your draft names a role itself, so the persona was left out.',
  no_picture: 'This text describes no picture, so it was sharpened as a text.',
  budget_spent:
    'Our AI model has reached its limit for today, so this was done without it. No credit was used.',
  no_mail: 'This asks for no e-mail, so it was sharpened as a prompt.',
  other_language: 'Not checked: without an AI model, only English can be improved.',
  nothing_to_do: 'Mistakes were corrected. Nothing else was changed.',
  kept_message: 'This reads as a message to a person, so it was not turned into a prompt.',
  kept_structure: 'Your text has a clear form of its own, so it was not rebuilt.',
  kept_whole: 'Its parts depend on each other, so it was not sorted into sections.',
  needs_model: 'This mode needs an AI model. Your text was improved without it.',
  kept_short: 'This says one thing, so there was nothing to sort into sections.',
};

/** Whether a remark says that nobody looked for mistakes: that none were found would be untrue. */
export const isUnchecked = (remark: ResultRemark): boolean => remark === 'other_language';

/** A remark on a result, as it is told beside it. */
export const remarkLine = (remark: ResultRemark): string => remarks[remark];
