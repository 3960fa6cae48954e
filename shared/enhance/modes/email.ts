import type { Mode, ModePrompt } from './mode.ts';

export const email = {
  id: 'email',
  label: 'E-mail',
  rules: 'mail',
  extraTokens: 500,
} as const satisfies Mode;

export const emailPrompt: ModePrompt = {
  kind: 'an e-mail',
  aim: 'Make it an e-mail that can be sent: the point first, short paragraphs, one clear request. Keep the greeting and sign-off of the draft; do not make up names, a subject or facts.',
  reframe: {
    rule: 'If it is an e-mail, rebuild it as one: what is asked comes first, several requests as a numbered list, what explains them below in short paragraphs. Only if it asks for an e-mail to be written, rebuild it as a prompt for one: who writes to whom, what must be in it, what is asked for, tone and length, each on a line of its own.',
    example: {
      before:
        'Hi Mia, the printer on floor 2 is broken again and it is the third time. Can you call the firm? Also we are out of paper. Tom',
      after:
        'Hi Mia,\n\nTwo requests:\n1. Can you call the firm about the printer on floor 2?\n2. We are out of paper.\n\nThe printer is broken again, for the third time.\n\nTom',
    },
  },
  example: {
    before:
      'Hi Sarah, I have a dentist appointment on Monday. Could we move our meeting to Wednesday? Thanks, Tom',
    after:
      'Hi Sarah,\n\nCould we move our meeting to Wednesday?\n\nI have a dentist appointment on Monday.\n\nThanks,\nTom',
  },
};
