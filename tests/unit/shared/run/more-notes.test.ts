import { expect, it } from 'vitest';
import { moreNotes } from '@/shared/run/texts.en.ts';

it.each([
  ['a title as it is', ['Too long here'], 'Too long here'],
  ['how many others there are', ['Too long here', 'Kept as it was', 'No mail'], 'Too long here · 2 more'],
  [
    'the first sentence',
    ['Personas need an AI model. Connect one to write in their voice.'],
    'Personas need an AI model…',
  ],
  [
    'a sentence whole where it has the room',
    ['Headings and lists go in as real headings and lists.', 'No mail'],
    'Headings and lists go in as real headings and lists. · 1 more',
  ],
  [
    'a long sentence up to a whole word',
    ['Pictures, mentions and quotes stay where they are in your draft.'],
    'Pictures, mentions and quotes stay where they are in…',
  ],
])('what opens the rest tells %s', (_, told, label) => {
  expect(moreNotes(told)).toBe(label);
});
