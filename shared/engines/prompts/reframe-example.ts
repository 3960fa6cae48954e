import type { Section } from '@/shared/contracts/enhance.ts';

/** A draft and the sections a reframe makes of it, shown to models. */
export const reframeExample: { before: string; sections: Section[] } = {
  before:
    'can you help me plan a team day in june, we are 12 people, max 40 euros each, one vegan. no escape rooms. a table with times would be nice',
  sections: [
    { title: 'Task', body: 'Plan a team day in June for 12 people.' },
    {
      title: 'Requirements',
      body: '- Budget: 40 euros each at most\n- One person is vegan\n- No escape rooms',
    },
    { title: 'Output Format', body: 'A table with times.' },
  ],
};
