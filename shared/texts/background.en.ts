/** What the background gives the browser to say: its menu, and why it opens a page. */
export const backgroundEnglish = {
  actions: 'Actions',
  more: 'More',
  followUps: 'Ask follow-ups',
  saveNote: 'Save as note',
  savePrompt: 'Save as prompt',
  modelHost: 'Runs the model the user downloaded, in a worker that outlasts the card.',
} as const;
