/** Why the product exists (spec §2, homepage), a paragraph each. */
export const why: readonly string[] = [
  'Most of the work of writing to a machine, or to a colleague, is done before the first good sentence: what you want, what must not get lost, how it should sound. The rest is a loop. Write a rough line, paste it into another window, copy the answer back, check that no number went missing, undo, try again.',
  'Whetstone takes the loop out. It works in the field you are already in, marks each word it would change and puts the result in as one edit. It needs no account, and it says where your text goes before it goes anywhere.',
  'A whetstone doesn’t do the cutting. The edge was yours all along.',
];
