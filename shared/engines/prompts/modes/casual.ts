import type { ModeSpec } from './mode-spec.ts';

export const casual: ModeSpec = {
  kind: 'a message',
  aim: 'Make it sound relaxed and friendly, as one would write to a colleague one likes: contractions, plain words, short connectives. No slang the author would not use, no emoji unless the draft has them.',
  example: {
    before:
      'We are not able to come on Friday. However, I would like to see the photos, so please provide me with the link.',
    after: "We aren't able to come on Friday. But I'd like to see the photos, so please give me the link.",
  },
};
