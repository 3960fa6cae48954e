import * as z from 'zod/mini';
import { readCookie } from '@/shared/client/cookies.ts';
import {
  type GenerateLength,
  type GenerateMode,
  generateLength,
  generateMode,
} from '@/shared/contracts/generate.ts';

/** What can be made of a topic. */
export const modes: readonly { id: GenerateMode; label: string }[] = [
  { id: 'reframe', label: 'Reframe' },
  { id: 'casual', label: 'Casual' },
  { id: 'technical', label: 'Technical' },
  { id: 'chain-of-thought', label: 'Chain of thought' },
  { id: 'tree-of-thoughts', label: 'Tree of thoughts' },
  { id: 'email', label: 'E-mail' },
  { id: 'image', label: 'Image prompt' },
];

export const lengths: readonly { id: GenerateLength; label: string }[] = [
  { id: 'concise', label: 'Concise' },
  { id: 'balanced', label: 'Balanced' },
  { id: 'detailed', label: 'Detailed' },
];

/** What was chosen last in this browser, else the defaults of spec §3. */
export function lastChoices(): { mode: GenerateMode; length: GenerateLength } {
  return {
    mode: z.safeParse(generateMode, readCookie('mode')).data ?? 'reframe',
    length: z.safeParse(generateLength, readCookie('settings')).data ?? 'balanced',
  };
}
