/** What a user can rely on, as the homepage says it. */
export const principlesEnglish = {
  changes: 'See every change',
  changesText:
    'Changed words are marked, and you can refuse each one. Names, numbers and dates that went missing are listed.',
  undo: 'One undo takes it back',
  undoText: 'The rewrite goes in as a single edit, so one undo brings your draft back.',
  asked: 'Private by default',
  askedText:
    'Rewriting on your device needs no account and no network. Anything else is your choice, and Activity lists every request that was sent.',
  figures: 'Figures you can check',
  figuresText:
    'Sums and counts name the cells they come from. Of the 434 questions we test, in four languages, none gets a wrong figure.',
} as const;
