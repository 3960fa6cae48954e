import lists from './phrases.json' with { type: 'json' };
import type { Phrase } from './replace-phrases.ts';

/** Each as its expression, what stands there instead, and its flags where they are not `gi`. In the order they are tried. */
const read = (list: readonly string[][]): readonly Phrase[] =>
  list.map(([find = '', to = '', flags = 'gi']) => ({ find: new RegExp(find, flags), to }));

/** Safe in every mode: the short form means what the long one means. */
export const phrases = read(lists.phrases);
/** Words that carry nothing where they stand; taken out. */
export const fillers = read(lists.fillers);
/** Padding around a wish: empty in a prompt, good manners in a mail. */
export const padding = read(lists.padding);
