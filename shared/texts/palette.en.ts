/** What the palette under a draft says. */
export const paletteEnglish = {
  list: 'Prompts, personas and actions',
  find: 'Find a prompt, persona or action',
  found: 'Found',
  noMatch: 'No match. Press Escape to go on writing.',
  fillIn: 'Fill in',
  insert: 'Insert prompt',
  cancel: 'Cancel',
} as const;
