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
  reframe:
    'If it is an e-mail, rebuild it as one: what is asked comes first, several requests as a numbered list, what explains them below in short paragraphs. Only if it asks for an e-mail to be written, rebuild it as a prompt',
  example: {
    before:
      'Hi Sarah, I have a dentist appointment on Monday. Could we move our meeting to Wednesday? Thanks, Tom',
    after:
      'Hi Sarah,\n\nCould we move our meeting to Wednesday?\n\nI have a dentist appointment on Monday.\n\nThanks,\nTom',
  },
};
