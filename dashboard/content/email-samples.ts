import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';

/** An e-mail as it was typed, and as each level gives it back. */
export interface EmailSample {
  to: string;
  subject: string;
  draft: string;
  results: Record<EnhanceLevel, string>;
}

/** The three samples of the homepage's demo (spec §9). */
export const emailSamples: readonly [EmailSample, EmailSample, EmailSample] = [
  {
    to: 'Priya',
    subject: 'Demo on Friday',
    draft:
      'hi priya, just wanted to check in if your still ok to run the demo on friday at 3 pm. me and tom has prepared the slides but theres still a few things open, like who present the pricing part. can you let me know until thursday? thanks alot',
    results: {
      polish:
        'Hi Priya, just wanted to check in if you’re still OK to run the demo on Friday at 3 pm. Tom and I have prepared the slides, but there are still a few things open, like who presents the pricing part. Can you let me know by Thursday? Thanks a lot.',
      balanced:
        'Hi Priya,\n\nAre you still OK to run the demo on Friday at 3 pm? Tom and I have prepared the slides. What is open is who presents the pricing part.\n\nCan you let me know by Thursday?\n\nThanks',
      reframe:
        'Hi Priya,\n\nTwo questions before the demo on Friday at 3 pm. Please answer by Thursday:\n\n1. Are you still OK to run it?\n2. Who presents the pricing part?\n\nTom and I have the slides ready.\n\nThanks',
    },
  },
  {
    to: 'Support',
    subject: 'Order 48213, left side silent',
    draft:
      'hello, i bought the HX-20 headphones from you 3 weeks ago and the left side dont work anymore. i allready tried to reset them and charged it over night but nothing. its really annoying because i need them for work everyday. i want a new pair or my money back, order was 48213',
    results: {
      polish:
        'Hello, I bought the HX-20 headphones from you 3 weeks ago, and the left side doesn’t work anymore. I already tried to reset them and charged them overnight, but nothing. It’s really annoying because I need them for work every day. I want a new pair or my money back; the order was 48213.',
      balanced:
        'Hello,\n\nI bought the HX-20 headphones from you 3 weeks ago, and the left side no longer works. Resetting them and charging them overnight did not help.\n\nI need them for work every day, so I want a new pair or my money back. The order was 48213.',
      reframe:
        'Hello,\n\nPlease replace or refund my HX-20 headphones, order 48213.\n\nProblem: bought 3 weeks ago, and the left side no longer works.\nTried: a reset and a night of charging, without success.\nWhy it matters: I need them for work every day.\n\nI want a new pair or my money back.',
    },
  },
  {
    to: 'Dana',
    subject: 'Launch date',
    draft:
      'Hi Dana, so basically I think that we should probably move the launch from march 4 to march 18, because the translations is not ready, QA found 12 bugs and 3 of them is blocking. I know this is not what you wanted to here. But I think its better to be late then broken. what do you think',
    results: {
      polish:
        'Hi Dana, so basically I think that we should probably move the launch from March 4 to March 18, because the translations are not ready, QA found 12 bugs, and 3 of them are blocking. I know this is not what you wanted to hear. But I think it’s better to be late than broken. What do you think?',
      balanced:
        'Hi Dana,\n\nI think we should move the launch from March 4 to March 18. The translations are not ready, and QA found 12 bugs, 3 of them blocking.\n\nI know this is not what you wanted to hear, but it’s better to be late than broken. What do you think?',
      reframe:
        'Hi Dana,\n\nI suggest we move the launch from March 4 to March 18.\n\nWhy:\n- The translations are not ready.\n- QA found 12 bugs, 3 of them blocking.\n\nI know this is not what you wanted to hear, but late is better than broken. Do you agree?',
    },
  },
];
