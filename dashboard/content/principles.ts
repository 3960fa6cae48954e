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
    text: 'Your device needs no account and no network. The cloud is a choice, and each result says which one answered.',
  },
];
