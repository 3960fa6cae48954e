/** Passing words of the status line: the page's script names one, the frame says it. */
export const noteTexts = {
  notSeen: 'The page covered or moved this card. Press again.',
  saved: (kind: 'prompt' | 'note') => `Saved as a ${kind}.`,
  removed: 'Removed from your library.',
  saving: 'Saving…',
  copied: 'Copied.',
  copyFailed: 'The browser refused to copy. Select the text and copy it yourself.',
  subjectWritten: 'Subject inserted.',
  subjectNotWritten: 'The subject could not be inserted. Type it in yourself.',
  siteAdded: 'Added. The Sharpen button shows as soon as you write here.',
  siteNotAdded: 'Your browser did not allow Whetstone on this site.',
} as const;

export type NoteName = keyof typeof noteTexts;
export const noteNames = Object.keys(noteTexts) as [NoteName, ...NoteName[]];
