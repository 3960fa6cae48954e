/** What the features page says of each way to sharpen. */
export const capabilitiesEnglish = {
  rewrite: 'Enhanced Rewrite',
  rewriteText:
    'Says the same thing cleanly: mistakes gone, sentences sorted, your words and your meaning kept.',
  casual: 'Reframe Casual',
  casualText: 'Turns a rough note into a clear request, and keeps the easy tone you ask for.',
  technical: 'Reframe Technical',
  technicalText: 'Puts the question first and the constraints where they cannot be overlooked.',
  concise: 'Concise Prompt',
  conciseText: 'Takes the detours out and leaves what you want to know.',
  detailed: 'Detailed Prompt',
  detailedText: 'Lists what a thorough answer needs to cover, and keeps the reason you are asking.',
  chain: 'Chain of Thought',
  chainText: 'Has the assistant work step by step and show how it got there, so that you can check it.',
  tree: 'Tree of Thoughts',
  treeText: 'Has the assistant lay out several ways, weigh them, and follow the best one.',
  savePrompt: 'Save Prompt',
  savePromptText:
    'Write a prompt once, with placeholders, and keep it. What stands in brackets comes through every rewrite untouched.',
} as const;
