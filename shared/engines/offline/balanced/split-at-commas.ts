/** Adverbs that join what follows them to what was said, set off by commas. */
export const ADVERBS =
  'however|therefore|moreover|furthermore|nevertheless|otherwise|instead|consequently|hence|in fact|as a result|in addition|on top of that';
const ADVERB_ALONE = new RegExp(`^(?:${ADVERBS})$`, 'i');

/** The stretches between the commas and semicolons of a sentence, those in brackets left alone. */
export function splitAtCommas(sentence: string): { text: string; joint: string }[] {
  const parts: { text: string; joint: string }[] = [];
  let depth = 0;
  let from = 0;
  let joint = '';
  for (const match of sentence.matchAll(/[([]|[)\]]|[,;]\s+/g)) {
    const [mark] = match;
    if (/[([]/.test(mark)) depth += 1;
    else if (/[)\]]/.test(mark)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      parts.push({ text: sentence.slice(from, match.index), joint });
      joint = mark;
      from = match.index + mark.length;
    }
  }
  return [...parts, { text: sentence.slice(from), joint }];
}

/** "I changed nothing, however, I found it": the adverb goes with what follows. */
export const joinAdverbs = (parts: readonly { text: string; joint: string }[]) =>
  parts.flatMap((part, index) => {
    if (ADVERB_ALONE.test(parts[index - 1]?.text.trim() ?? '') && index > 1) return [];
    const next = parts[index + 1];
    if (!next || index === 0 || !ADVERB_ALONE.test(part.text.trim())) return [part];
    return [{ text: part.text + next.joint + next.text, joint: part.joint }];
  });
