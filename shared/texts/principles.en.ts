/** What a user can rely on, as the homepage says it. */
export const principlesEnglish = {
  changes: 'Every change in view',
  changesText:
    'Changed words are marked, and each can be refused on its own. Names, numbers and dates that went missing are listed.',
  undo: 'Written once, undone once',
  undoText: 'The rewrite lands in the field as one edit. One undo brings your draft back.',
  asked: 'Nothing leaves unasked',
  askedText:
    'Rewriting on your device needs no account and no network. Any other way is your choice, and Activity lists each request that was sent.',
  figures: 'Figures with their cells',
  figuresText:
    'Sums and counts of a file name the cells they come from. Of the 434 questions we test, in four languages, none gets a wrong figure.',
} as const;
