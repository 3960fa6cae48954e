import { useState } from 'react';
import type { EnhanceAct } from '@/components/enhance-actions.tsx';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { ActionTask, FollowUpsTask, Task } from '@/shared/contracts/task.ts';
import type { PromptedTask } from '@/shared/engines/result-lines.en.ts';

/** What was asked for last: a rewrite, and whose voice was on, or an act under its name. */
export type Asked =
  | { rewrite: EnhanceTask; persona: string | null }
  | { act: { label: string; asked: PromptedTask }; task: Task };

function taskOfAct(act: EnhanceAct, text: string): ActionTask | FollowUpsTask {
  if (act.kind === 'follow-ups') return { kind: 'follow-ups', text };
  if (act.kind === 'own')
    return { kind: 'action', action: 'custom', instruction: act.action.instruction, text };
  return { kind: 'action', action: act.action, text, ...(act.language && { language: act.language }) };
}

/** An act on a text, as it is asked for. */
export function askedBy(act: EnhanceAct, text: string): Asked {
  const task = taskOfAct(act, text);
  return { act: { label: act.label, asked: task.kind === 'action' ? task.action : task.kind }, task };
}

/** Whether that was asked of this draft. */
export const isFrom = (asked: Asked | undefined, draft: string) =>
  asked !== undefined && ('act' in asked ? asked.task : asked.rewrite).text === draft;

/** What a rewrite is made with. */
export type Chosen = Pick<EnhanceTask, 'level' | 'mode'> & { persona: string | null };

/** What that rewrite was asked for with. */
export const chosenIn = ({
  rewrite: { level, mode },
  persona,
}: Extract<Asked, { rewrite: unknown }>): Chosen => ({
  level,
  mode,
  persona,
});

/** Whether the same press would ask for that again. */
export function isOf(
  asked: Asked | undefined,
  { draft, level, mode, persona }: Chosen & { draft: string },
): boolean {
  if (!asked || !isFrom(asked, draft)) return false;
  if ('act' in asked) return true;
  const was = chosenIn(asked);
  return was.level === level && was.mode === mode && was.persona === persona;
}

/** Starts runs, and keeps what the last one was for. */
export function useAsked(start: (task: Task) => void) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (what: Asked) => {
    setAsked(what);
    start('act' in what ? what.task : what.rewrite);
  };
  return { asked, ask };
}
