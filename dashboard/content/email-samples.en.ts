import type { EnhanceLevel, ResultRemark } from '@/shared/contracts/enhance.ts';
import results from './engine-results.json' with { type: 'json' };

/** What the engine on the device made of a text. */
export interface EngineResult {
  text: string;
  remarks: ResultRemark[];
}

/** An e-mail as it was typed, and as each level gives it back. */
export interface EmailSample {
  id: 'headphones' | 'launch' | 'heating';
  to: string;
  subject: string;
  draft: string;
  results: Record<EnhanceLevel, EngineResult>;
}

/** What the engine made is read from a file that a test writes; its remarks are plain text there. */
const resultsOf = (id: EmailSample['id']) => results.emails[id] as EmailSample['results'];

/** The three samples of the homepage's demo (spec §9), in mode E-mail. */
export const emailSamples: readonly [EmailSample, EmailSample, EmailSample] = [
  {
    id: 'heating',
    to: 'Ms Okafor',
    subject: 'Heating in flat 4B',
    draft:
      'dear Ms Okafor, the heating in flat 4B is broken since monday. i allready called the service two times but noone came. its realy cold and my daughter is ill. could you please send somebody by tomorrow? regards, Jan Petersen',
    results: resultsOf('heating'),
  },
  {
    id: 'headphones',
    to: 'Support',
    subject: 'Order 48213, left side silent',
    draft:
      'hello, i bought the HX-20 headphones from you three weeks ago and the left side doesnt work anymore. i allready tried to reset them and i charged them over night. its realy annoying becuase i need them for work everyday. i would like a new pair or my money back, the order number is 48213',
    results: resultsOf('headphones'),
  },
  {
    id: 'launch',
    to: 'Dana',
    subject: 'Launch date',
    draft:
      'Hi Dana, i think we should move the launch from march 4 to march 18. the translations is not ready and QA found 12 bugs. i know this is not what you wanted to here, but its better then a bad start. what do you think',
    results: resultsOf('launch'),
  },
];
