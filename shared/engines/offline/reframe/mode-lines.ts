import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { inAspectOrder, labelAspects } from '@/shared/engines/offline/modes/image.ts';
import { missingDetails } from '@/shared/engines/offline/modes/missing-details.ts';
import { reasoningPaths, reasoningSteps } from '@/shared/engines/offline/modes/reasoning.ts';
import { kindOfDraft } from '@/shared/engines/offline/modes/task-kind.ts';
import { findBlanks } from './blanks.ts';
import type { Drawers } from './compose.ts';
import { LENGTH, TEXT_LENGTH, TONE } from './patterns.ts';

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
  if (mode === 'concise') drawers.requirements.push(...drawers.output.splice(0));
  if (mode === 'image') drawers.requirements = inAspectOrder(labelAspects(drawers.requirements));
  if (drawers.steps.length > 0) return;
  if (mode === 'chain-of-thought') drawers.steps.push(...reasoningSteps(draft));
  if (mode === 'tree-of-thoughts') drawers.steps.push(...reasoningPaths(draft));
}

/** A draft that wants it so has said how it is to sound. */
const STIFF =
  /\b(?:formal|academic|official|legal|scientific) (?:\p{L}+ )?(?:tone|style|voice|language|letter|text|essay|report)|\b(?:in|be|sounds?) (?:more )?(?:formal|academic)\b/iu;

function wishesOf(mode: EnhanceMode, draft: string): string[] {
  switch (mode) {
    case 'technical':
      return ['Use precise technical language', 'State every assumption you make'];
    case 'casual':
      if (STIFF.test(draft)) return [];
      if (TONE.test(draft)) return ['Use everyday words'];
      return /^(?:code|debugging|maths)$/.test(kindOfDraft(draft) ?? '')
        ? ['Explain it in everyday words']
        : ['Use a casual, conversational tone'];
    case 'concise':
      return TEXT_LENGTH.test(draft) ? [] : ['Be brief'];
    case 'detailed':
      return LENGTH.test(draft) ? [] : ['Give a thorough, detailed answer'];
    case 'email':
      return ['Put the point first', 'Keep paragraphs short', 'Ask for one thing, clearly'];
    default:
      return [];
  }
}
