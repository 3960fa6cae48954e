import type { Mode, ModePrompt } from './mode.ts';

export const casual = {
  id: 'casual',
  label: 'Reframe casual',
  rules: 'none',
  extraTokens: 0,
} as const satisfies Mode;

export const casualPrompt: ModePrompt = {
  kind: 'a message',
  aim: 'Make it sound relaxed and friendly, as one would write to a colleague one likes: contractions, plain words, short connectives. No slang the author would not use, no emoji unless the draft has them.',
  reframe: {
    rule: 'Rebuild it as one relaxed message: the point in the first sentence, what explains it after, one question or request at the end. No headings, and no list unless the text has one.',
    example: {
      before:
        'Dear all, due to the ongoing works in the kitchen it will regrettably not be possible to have lunch there on Thursday. We kindly ask whether the café would be acceptable.',
      after:
        "Hi all, no lunch in the kitchen on Thursday, I'm afraid: the works there are still going on. Would the café be OK?",
    },
  },
  example: {
    before:
      'We are not able to come on Friday. However, I would like to see the photos, so please provide me with the link.',
    after: "We aren't able to come on Friday. But I'd like to see the photos, so please give me the link.",
  },
};
