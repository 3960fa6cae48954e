import { contentStems, isSameStem } from './content-words.ts';
import { splitSentences } from './sentences.ts';

/** Beyond, it is a page of material rather than something said. */
const MAX_CHARS = 8_000;
/** What is said to be possible, and by whom: "could you" and "if you could" only ask. */
const HEDGE =
  /\b(?:(?<!\b(?:in|by|of|on|until|till|from|since|this|next|last|early|late|mid|to|you|u|if|how|what|where|when|who)\s+)(?:may|might|could)|(?<!\b(?:you|u|if)\s+)(?:probably|possibly|presumably|seems? to|appears? to))\b(?!\s+(?:i|you|u|we|he|she|they|it|the|\d)\b)/giu;
/** Whatever leaves it open in other words. */
const OPEN =
  /\b(?:may|might|could|can|would|should|perhaps|maybe|probably|possibl[ey]|possibility|presumably|likely|potential(?:ly)?|chance|risk|seems?|seemingly|appears?|apparently|suspect|think|guess|unsure|not sure|whether|if)\b/iu;
const SCOPE_WORDS = 4;
const LEAST_SHARE = 0.75;

/** "He may not have received it", told as a fact: the words stand in a sentence that leaves nothing open. */
export function lostHedges(draft: string, result: string): { raw: string }[] {
  if (draft.length > MAX_CHARS) return [];
  const sentences = splitSentences(result).map((text) => ({ text, stems: contentStems(text) }));
  return [...draft.matchAll(HEDGE)].flatMap((match) => {
    const before = /[^.!?;\n]*$/u.exec(draft.slice(0, match.index))?.[0] ?? '';
    const behind = /^[^.!?,;\n]*/u.exec(draft.slice(match.index + match[0].length))?.[0] ?? '';
    const scope = [...contentStems(before).slice(-2), ...contentStems(behind).slice(0, SCOPE_WORDS)];
    // a question leaves it open anyway
    if (scope.length === 0 || /\?\s*$/.test(sentenceAt(draft, match.index))) return [];
    const isTold = sentences.some(
      ({ text, stems }) =>
        !OPEN.test(text) &&
        !/\?\s*$/.test(text) &&
        scope.filter((one) => stems.some((other) => isSameStem(one, other))).length >=
          scope.length * LEAST_SHARE,
    );
    return isTold ? [{ raw: (match[0] + behind).trim() }] : [];
  });
}

const sentenceAt = (text: string, at: number): string => /^[^.!?\n]*[.!?]*/u.exec(text.slice(at))?.[0] ?? '';
