import { cleanDraft, isCleaned } from '@/shared/enhance/draft.ts';
import { applyEdits, type Edit, editsOf, moveEdits, offsetsBetween } from '@/shared/enhance/edits.ts';
import { type Outcome, resultText } from '@/shared/extension/card/card-state.ts';

const PLACEHOLDER = /(\[\[[^[\]\n]{1,60}\]\])/;

/** Another text in place of one, around the pictures and mentions that both hold; null where they hold others. */
function aroundPlaceholders(from: string, text: string): Edit[] | null {
  const [was, is] = [from.split(PLACEHOLDER), text.split(PLACEHOLDER)];
  if (was.length === 1 || was.length !== is.length) return null;
  let end = 0;
  return was.flatMap((part, index) => {
    const start = end;
    end += part.length;
    const now = is[index] ?? '';
    return now === part ? [] : [{ start, end, text: now }];
  });
}

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
  const shown = changed.trimEnd();
  if (shown && text.startsWith(shown)) {
    const end = from.length;
    const last = edits.at(-1);
    const added = text.slice(shown.length);
    const kept = changed.length - shown.length;
    if (!last || last.end < end - kept)
      return moveEdits([...edits, { start: end - kept, end, text: added }], offsets);
  }
  const around = aroundPlaceholders(from, text);
  return around ? moveEdits(around, offsets) : [{ start: 0, end: draft.length, text }];
}
