import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { inAspectOrder, labelAspects } from '@/shared/engines/offline/modes/image.ts';
import { missingDetails } from '@/shared/engines/offline/modes/missing-details.ts';
import { reasoningPaths, reasoningSteps } from '@/shared/engines/offline/modes/reasoning.ts';
import { findBlanks } from './blanks.ts';
import type { Drawers } from './compose.ts';
import { LENGTH, TONE } from './patterns.ts';

/**
 * Puts a mode's own lines into the drawers: what it asks of the answer, its steps where the draft names none, and blanks
 * for what the draft leaves open.
 * @param task the task's text, protected parts in it
 * @param draft the whole draft, masked, to leave out what it says itself
 */
export function addModeLines(
  drawers: Drawers,
  mode: EnhanceMode,
  { task, draft }: { task: string; draft: string },
): void {
  // "Help!" asks for nothing that a mode could add to
  if (drawers.task.length === 0) return;
  drawers.requirements.push(...wishesOf(mode, draft));
  const blanks = mode === 'detailed' ? missingDetails(draft) : findBlanks(task, draft, mode);
  drawers.requirements.push(...blanks.requirements);
  drawers.output.push(...blanks.output);
  if (mode === 'image') drawers.requirements = inAspectOrder(labelAspects(drawers.requirements));
  if (drawers.steps.length > 0) return;
  if (mode === 'chain-of-thought') drawers.steps.push(...reasoningSteps(draft));
  if (mode === 'tree-of-thoughts') drawers.steps.push(...reasoningPaths(draft));
}

function wishesOf(mode: EnhanceMode, draft: string): string[] {
  switch (mode) {
    case 'technical':
      return ['Use precise technical language', 'State every assumption you make'];
    case 'casual':
      return TONE.test(draft) ? [] : ['Use a casual, conversational tone'];
    case 'concise':
      return LENGTH.test(draft) ? [] : ['Keep the answer short and to the point'];
    case 'detailed':
      return LENGTH.test(draft) ? [] : ['Give a thorough, detailed answer'];
    case 'email':
      return ['Put the point first', 'Keep paragraphs short', 'Ask for one thing, clearly'];
    default:
      return [];
  }
}
