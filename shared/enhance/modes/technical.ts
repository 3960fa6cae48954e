import type { Mode, ModePrompt } from './mode.ts';

export const technical = {
  id: 'technical',
  label: 'Reframe technical',
  rules: 'none',
  extraTokens: 1_000,
} as const satisfies Mode;

export const technicalPrompt: ModePrompt = {
  kind: 'a technical message or prompt',
  aim: 'Make it precise: exact terms in place of vague ones, and the inputs, outputs, versions and constraints that the draft gives, each stated on its own. No marketing words; nothing it does not give.',
  example: {
    before:
      "Write a script that merges a bunch of CSV files. It should get rid of duplicates. Don't use pandas.",
    after:
      'Write a script that merges several CSV files.\n\nRequirements:\n- It should remove duplicates\n- Do not use pandas',
  },
};
