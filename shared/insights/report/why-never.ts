/** What public talk can never tell, however much of it is read. */
const NEVER: readonly { asks: RegExp; reason: string }[] = [
  {
    asks: /\b(?:how old|age|gender|income|salary|ethnic\w*|religio\w*|politic\w*|orientation|married|education level|demographic\w*|nationality|race)\b/i,
    reason: 'Who people are is not something public comments tell, and it is not guessed here.',
  },
  {
    asks: /\b(?:what (?:percent|percentage|share|proportion) of (?:all )?(?:customers|users|people|consumers|households|americans)|market share|sales|revenue|profit|units sold|how many (?:customers|users|people) (?:own|have|bought|use))\b/i,
    reason: 'Public comments are no sample of all customers, so market figures cannot be read from them.',
  },
  {
    asks: /\b(?:will .{3,60} (?:next|by|in) (?:year|month|20\d\d|the future)|predict|forecast|in (?:five|ten|5|10) years)\b/i,
    reason: 'Public comments tell what was said, not what will be.',
  },
];

/** Why no pile of public comments answers a question; undefined where one might. */
export const whyNever = (question: string): string | undefined =>
  NEVER.find(({ asks }) => asks.test(question))?.reason;
