import type { ActionId } from '@/shared/contracts/task.ts';
import { actionIds } from './action-ids.ts';
import { actionTexts } from './menu.en.ts';

/** An action that comes with the product; `custom` stands for the user's own. */
export type BuiltInAction = Exclude<ActionId, 'custom'>;

const texts: Readonly<Record<BuiltInAction, { label: string; hint: string }>> = actionTexts;

/** What can be done with a selected text besides rewriting it, in the order it is offered. */
export const actions: readonly { id: BuiltInAction; label: string; hint: string }[] =
  /* @__PURE__ */ actionIds.map((id) => ({ id, ...texts[id] }));

/** @returns undefined for anything that is not an action of ours */
export function actionLabel(id: string): string | undefined {
  return actions.find((one) => one.id === id)?.label;
}

/** Longest name of a language that is taken, as the contract of the task has it. */
export const MAX_LANGUAGE_CHARS = 100;

/** Offered where a language is asked for; any other may be typed. */
export const languages: readonly string[] = [
  'English',
  'Spanish',
  'French',
  'German',
  'Hindi',
  'Portuguese',
  'Italian',
  'Dutch',
  'Polish',
  'Ukrainian',
  'Turkish',
  'Arabic',
  'Chinese',
  'Japanese',
  'Korean',
];
