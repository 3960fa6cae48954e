import type { EngineId, ResultRemark } from '@/shared/contracts/enhance.ts';
import type { ActionId } from '@/shared/contracts/task.ts';

/** What can end in a prompt for a chat instead of the answer. */
export type PromptedTask = ActionId | 'follow-ups';

/** What rules do not do, to stand after "the rules on this device". */
const cannot: Readonly<Record<PromptedTask, string>> = {
  summarise: 'cannot summarise this text',
  explain: 'cannot explain',
  'action-plan': 'cannot make a plan of this text',
  translate: 'cannot translate',
  fix: 'cannot correct this text',
  'extract-tasks': 'cannot find tasks in this language',
  reply: 'cannot reply in this language',
  custom: 'cannot carry out actions of your own',
  'follow-ups': 'cannot ask in this language',
};

/**
 * What a result is that is a prompt, and why.
 * @param place `this` where a chat is open beside it
 */
export function promptLine(
  task: PromptedTask,
  { engine, place }: { engine: EngineId; place: 'this' | 'a' },
): string {
  const rules = engine === 'offline' ? 'the rules on this device' : 'the rules that answered';
  return `A prompt for ${place} chat: ${rules} ${cannot[task]}.`;
}

const remarks: Readonly<Record<ResultRemark, string>> = {
  persona_unused: 'The persona is not in this result: only models write in its voice.',
  own_role: 'Your draft names a role itself, so the persona was left out.',
  no_picture: 'This text describes no picture, so it was sharpened as a text.',
  budget_spent: 'Our AI model has answered all it may today, so this comes from rules. No credit was used.',
  no_mail: 'This asks for no e-mail, so it was sharpened as a prompt.',
  other_language: 'Only English can be improved without an AI model. Your text was left as it is.',
  nothing_to_do: 'Mistakes aside, there was nothing to improve.',
  kept_message: 'This reads as a message to a person, so it was not turned into a prompt.',
  kept_structure: 'Your text has a clear form of its own, so it was not rebuilt.',
  kept_whole: 'Its parts depend on each other, so it was not sorted into sections.',
  needs_model: 'This mode needs an AI model. Your text was improved without it.',
  kept_short: 'This says one thing, so there was nothing to sort into sections.',
};

/** A remark on a result, as it is told beside it. */
export const remarkLine = (remark: ResultRemark): string => remarks[remark];
