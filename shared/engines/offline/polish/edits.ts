/** One replacement, positions in UTF-16 indexes of the text it was made for. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies edits to a text. Where two overlap, the one named first wins; an insertion at a place already edited is dropped.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const taken: Edit[] = [];
  for (const edit of edits) {
    if (text.slice(edit.start, edit.end) === edit.text) continue;
    if (taken.every((other) => edit.start >= other.end !== edit.end <= other.start)) taken.push(edit);
  }
  taken.sort((a, b) => a.start - b.start);
  let result = '';
  let at = 0;
  for (const edit of taken) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** The replacement in the writer's capitals: "Teh" → "The", and with curly apostrophes where the text has them. */
export function inStyleOf(original: string, replacement: string, text: string): string {
  // the pronoun is a capital anywhere
  const first = /^I(?=['’\s])/.test(original) ? '' : original.charAt(0);
  const cased =
    first !== first.toLowerCase() ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  return text.includes('’') && !text.includes("'") ? cased.replaceAll("'", '’') : cased;
}
