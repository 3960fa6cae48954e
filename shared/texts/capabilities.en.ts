/** What the features page says of each way to sharpen. */
export const capabilitiesEnglish = {
  rewrite: 'Rewrite: same meaning, no mistakes',
  rewriteText:
    'Says the same thing cleanly: mistakes gone, sentences sorted, your words and your meaning kept.',
  casual: 'Casual: a clear request',
  casualText: 'Turns a rough note into a clear request, and keeps the easy tone you ask for.',
  technical: 'Technical: the limits in sight',
  technicalText: 'Puts the question first and the constraints where they cannot be overlooked.',
  concise: 'Concise: the detours taken out',
  conciseText: 'Takes the detours out and leaves what you want to know.',
  detailed: 'Detailed: all a full answer needs',
  detailedText: 'Lists what a thorough answer needs to cover, and keeps the reason you are asking.',
  chain: 'Chain of thought',
  chainText: 'Has the assistant work step by step and show how it got there, so that you can check it.',
  tree: 'Tree of thoughts',
  treeText: 'Has the assistant lay out several ways, weigh them, and follow the best one.',
  savePrompt: 'Saved prompts keep their blanks',
  savePromptText:
    'Keep a prompt in the library with blanks in brackets. They come through every rewrite untouched, and are asked for each time you use it.',
} as const;
