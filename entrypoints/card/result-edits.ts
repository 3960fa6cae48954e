import { cleanDraft } from '@/shared/enhance/draft.ts';
import { applyEdits, type Edit, editsOf, moveEdits, offsetsBetween } from '@/shared/enhance/edits.ts';
import { type Outcome, resultText } from '@/shared/extension/card/card-state.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: what cleaning a draft takes out
const isCleaned = (char: string) => /[\r\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(char);

/**
 * What the user accepts, as replacements over the draft as the page holds it.
 * @param draft before it was cleaned for the engine
 * @param text the result, where its blanks were filled in or left out
 */
export function resultEdits(outcome: Outcome, draft: string, text = resultText(outcome)): Edit[] {
  const { done, refused } = outcome;
  const clean = cleanDraft(draft);
  const from = clean.ok ? clean.value : draft;
  const edits = editsOf(done.segments, refused);
  const offsets = offsetsBetween(from, draft, isCleaned);
  const changed = done.segments.length > 0 ? applyEdits(from, edits) : from;
  if (!offsets || done.segments.length === 0) return [{ start: 0, end: draft.length, text }];
  if (text === changed) return moveEdits(edits, offsets);
  // A lost value was put at the end.
  if (text.startsWith(changed.trimEnd()) && changed.trimEnd() !== '') {
    const end = from.length;
    const last = edits.at(-1);
    const added = text.slice(changed.trimEnd().length);
    const kept = changed.length - changed.trimEnd().length;
    if (!last || last.end < end - kept)
      return moveEdits([...edits, { start: end - kept, end, text: added }], offsets);
  }
  return [{ start: 0, end: draft.length, text }];
}
