import type { EnhanceLevel, EnhanceMode, ResultRemark } from '@/shared/contracts/enhance.ts';
import results from './demo-results.json' with { type: 'json' };

/** A piece of a rewrite: what stayed, what went, what came. */
export type DemoPart = readonly ['same' | 'removed' | 'added', string];

/** What the engine on the device made of a text. */
export interface EngineResult {
  /** Read without what was removed they are the result, without what was added the draft. */
  parts: DemoPart[];
  remarks: ResultRemark[];
}

/** A draft as it was typed, and as each level gives it back. */
export interface DemoSample {
  id: 'apology' | 'call' | 'launch';
  mode: EnhanceMode;
  /** Where it is written, and to whom. */
  place: 'chat' | 'mail';
  to: string;
  draft: string;
  results: Record<EnhanceLevel, EngineResult>;
}

/** What the engine made is read from a file that a test writes; its remarks and kinds are plain text there. */
const resultsOf = (id: DemoSample['id']) => results[id] as unknown as DemoSample['results'];

/** The three samples of the homepage's demo (spec §9): a prompt as it is written in a chat, then two mails. */
export const demoSamples: readonly [DemoSample, DemoSample, DemoSample] = [
  {
    id: 'apology',
    mode: 'rewrite',
    place: 'chat',
    to: 'ChatGPT',
    draft:
      'write a apology to a customer who recieved there order two weeks late. max 80 words, dont blame the carrier. we refund the shiping and they get 10% off the next order',
    results: resultsOf('apology'),
  },
  {
    id: 'call',
    mode: 'email',
    place: 'mail',
    to: 'Ms Okafor: our call',
    draft:
      'hi Ms Okafor, could we move our call from tuesday to thursday? i forgot that i have a dentist apointment then, sorry for the short notice',
    results: resultsOf('call'),
  },
  {
    id: 'launch',
    mode: 'email',
    place: 'mail',
    to: 'Dana: launch date',
    draft:
      'Hi Dana, i think we should move the launch from march 4 to march 18. the translations is not ready and QA found 12 bugs. what do you think',
    results: resultsOf('launch'),
  },
];
