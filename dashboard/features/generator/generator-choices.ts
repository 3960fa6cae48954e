import * as z from 'zod/mini';
import { readCookie } from '@/shared/client/cookies.ts';
import {
  type GenerateLength,
  type GenerateMode,
  generateLength,
  generateMode,
} from '@/shared/contracts/generate.ts';
import { say } from './say.ts';

/** What can be made of a topic. */
export const modes = (): readonly { id: GenerateMode; label: string }[] =>
  generateMode.options.map((id) => ({ id, label: say(`mode_${id}`) }));

export const lengths = (): readonly { id: GenerateLength; label: string }[] =>
  generateLength.options.map((id) => ({ id, label: say(`length_${id}`) }));

/** What was chosen last in this browser, else the defaults of spec §3. */
export function lastChoices(): { mode: GenerateMode; length: GenerateLength } {
  return {
    mode: z.safeParse(generateMode, readCookie('mode')).data ?? 'reframe',
    length: z.safeParse(generateLength, readCookie('settings')).data ?? 'balanced',
  };
}
