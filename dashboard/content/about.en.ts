/** The founder's story (spec §2, about), a paragraph each. */
export const story: readonly string[] = [
  'I write to machines all day, and I noticed how little of that was writing. I would jot down half a sentence, get half an answer, and then spend ten minutes finding out what I had left out. The thinking was mine to do; the sorting, the tidying and the asking again were not.',
  'So I kept a page of prompts that worked, and copied from it. Then the page became a script. Then friends asked for the script, and I saw that they did not want better prompts from somewhere else. They wanted their own words, sharper, in the field where they were already typing.',
  'That became Whetstone. It marks every word it would change, so that you can refuse it. It writes once, so that one undo takes it back. It works without an account and without a network, because a tool for thinking should not depend on somebody else’s permission; and where it uses the cloud, it says so.',
  'It is still a small thing made with care. If it gets in your way, tell me, and I will fix it.',
];
