import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { inAspectOrder, labelAspects } from '@/shared/engines/offline/modes/image.ts';
import { reasoningPaths, reasoningSteps } from '@/shared/engines/offline/modes/reasoning.ts';
import { modeOf } from '@/shared/enhance/modes/list.ts';
import type { Drawers } from './compose.ts';

/**
 * Puts a mode's own lines into the drawers: what it asks of the answer, and its steps where the draft names none.
 * @param draft the whole draft, masked, to leave out what it says itself
 */
export function addModeLines(drawers: Drawers, mode: EnhanceMode, draft: string): void {
  // "Help!" asks for nothing that a mode could add to
  if (drawers.task.length === 0) return;
  const { rules } = modeOf(mode);
  if (rules === 'mail')
    drawers.requirements.push('Put the point first', 'Keep paragraphs short', 'Ask for one thing, clearly');
  if (rules === 'picture') drawers.requirements = inAspectOrder(labelAspects(drawers.requirements));
  if (drawers.steps.length > 0) return;
  if (rules === 'steps') drawers.steps.push(...reasoningSteps(draft));
  if (rules === 'approaches') drawers.steps.push(...reasoningPaths(draft));
}
