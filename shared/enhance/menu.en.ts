/** What menus, the palette and the browser's page of shortcuts say of actions. */
export const actionTexts = {
  summarise: { label: 'Summarise', hint: 'The gist in a few sentences' },
  explain: { label: 'Explain simply', hint: 'In plain words, for somebody new to it' },
  'action-plan': { label: 'Action plan', hint: 'Numbered steps to act on' },
  translate: { label: 'Translate', hint: 'Into the language you name' },
  fix: { label: 'Fix', hint: 'Spelling, grammar and punctuation only' },
  'extract-tasks': { label: 'Extract tasks', hint: 'Who does what, by when' },
  reply: { label: 'Reply', hint: 'An answer to a message' },
} as const;

export const levelTexts = {
  polish: { label: 'Polish', hint: 'Fix grammar and spelling only' },
  balanced: { label: 'Balanced', hint: 'Fix, tighten and lay out' },
  reframe: { label: 'Reframe', hint: 'Rebuild as a structured prompt' },
} as const;

export const commandTexts = {
  enhance: 'Sharpen the draft or selection',
  panel: 'Open the side panel',
  level: (label: string) => `${label} the draft or selection`,
} as const;
