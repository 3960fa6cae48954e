/** How many words were changed, put in or left out, capitals and marks aside. */
export function changedWords(before: string, after: string): number {
  const count = (text: string) => {
    const words = new Map<string, number>();
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}']+/gu))
      words.set(word, (words.get(word) ?? 0) + 1);
    return words;
  };
  const left = count(before);
  let changed = 0;
  for (const [word, times] of count(after)) changed += Math.max(0, times - (left.get(word) ?? 0));
  return changed;
}
