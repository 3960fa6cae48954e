import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';

/** How far a rewrite may go (spec §9). */
export const levelRules: Record<EnhanceLevel, string> = {
  polish:
    'Correct spelling, grammar, capitals and punctuation. Change nothing else: same words, same order, same layout, same tone. If it has no mistakes, return it as it is.',
  balanced:
    'Correct mistakes, tighten wordy sentences and lay the text out so that it reads well. Keep its voice, its order and roughly its length or less.',
  reframe:
    'Rebuild it as a structured prompt under the headings below, leaving out those it gives nothing for. The first is one clear instruction. Use only what the text says; where the author must decide, leave a blank such as [deadline].',
};
