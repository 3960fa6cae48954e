/** Drafts as people write them in a hurry; each has slips, filler and facts that must survive. */
export const examples = [
  'hi can you make me a summery of the meeting notes from tuesday, it should be not longer then 100 words and i need it for my boss before friday, dont include names',
  'I was wondering if you could maybe help me write a mail to my landlord, the heating in flat 4B is broken since monday and he dont answer my calls, it should be polite but firm, max 120 words',
] as const;
