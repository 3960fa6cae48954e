import type { EnhanceMode } from '@/shared/contracts/enhance.ts';
import { LENGTH, TONE } from './patterns.ts';

/** Lines a mode itself asks for; the draft's own words on the same matter go before them. */
export interface ModeLines {
  requirements: string[];
  steps: string[];
}

const STEPS: Partial<Record<EnhanceMode, string[]>> = {
  'chain-of-thought': [
    'Restate what is asked and what is given',
    'Work through it step by step and show the reasoning',
    'Check the result, then state the final answer',
  ],
  'tree-of-thoughts': [
    'Come up with several different approaches',
    'Weigh the strengths and weaknesses of each',
    'Follow the most promising one, and go back if it fails',
    'State the conclusion and why it is the best',
  ],
};

/** @param draft the whole draft, to leave out what it says itself */
export function modeLines(mode: EnhanceMode, draft: string): ModeLines {
  const requirements: string[] = [];
  if (mode === 'technical') requirements.push('Use precise technical language');
  if (mode === 'casual' && !TONE.test(draft)) requirements.push('Use a casual, conversational tone');
  if (mode === 'concise' && !LENGTH.test(draft)) requirements.push('Keep the answer short and to the point');
  if (mode === 'detailed' && !LENGTH.test(draft)) requirements.push('Give a thorough, detailed answer');
  return { requirements, steps: STEPS[mode] ?? [] };
}
