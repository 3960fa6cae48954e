/** How many questions the tests put to made workbooks and PDFs; they fail where one is answered with a wrong figure. */
export const QUESTIONS_TO_FILES = 434;

/** What a user can rely on, in the order he meets it. */
export const principles: readonly { title: string; text: string }[] = [
  {
    title: 'Every change in view',
    text: 'Changed words are marked, and each can be refused on its own. Names, numbers and dates that went missing are listed.',
  },
  {
    title: 'Written once, undone once',
    text: 'The rewrite lands in the field as one edit. One undo brings your draft back.',
  },
  {
    title: 'Nothing leaves unasked',
    text: 'Rewriting on your device needs no account and no network. Any other way is your choice, and Activity lists each request that was sent.',
  },
  {
    title: 'Figures with their cells',
    text: `Sums and counts of a file name the cells they come from. Of the ${QUESTIONS_TO_FILES} questions we test, in four languages, none gets a wrong figure.`,
  },
];
