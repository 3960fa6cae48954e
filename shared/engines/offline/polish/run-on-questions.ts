import { asks, splitSentenceParts } from '@/shared/engines/offline/balanced/split-sentence.ts';
import { writeOut } from '@/shared/enhance/abbreviations.ts';
import type { Edit } from './edits.ts';
import type { Passage } from './pattern.ts';

/** What closes a message and asks nothing: "can you send it, thanks". */
const CLOSING =
  /(?<!\b(?:say|says|said|saying|write|a|an|to|with|of|for|my|your|the|and|or|more|as)),? (?:(?:many |much )?thanks|thx|tysm|thank you|ty|cheers|love you)(?: in advance| so much| a lot| very much)?$/i;
/** "and he is too old for it I think" */
const AFTERTHOUGHT = /(?<!\b(?:do|what|how|when|if|than|until|because|that|and)) i think$/i;
/** "is it dead or should I wait, and no I don't want a new one": what is said last ends the sentence. */
const SAID_LAST =
  /(?<!\b(?:if|when|because|that|why|how|what)\b[^,]*),? (?:and|but) (?:no,? |(?:on|in|at) \p{L}+ )?(?:i|we)(?:['’]m| am| are)? (?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|not|have no) [^,;?]*$/iu;
/** A longer question has run on into statements. */
const MOST_ASKED = 9;

/**
 * The end mark of a question; one that runs on into statements ("can you make a list, it should be short") ends where they
 * begin, and they end with full stops.
 * @param place the sentence without its end mark, and where a mark that is there ends
 */
export function endQuestion(
  { text, masked }: Passage,
  { start, end, markEnd }: { start: number; end: number; markEnd: number },
): Edit[] {
  const closing = CLOSING.exec(masked.slice(start, end));
  if (closing) {
    const at = start + closing.index;
    const word = end - closing[0].replace(/^,? /, '').length;
    const isShort = closing.index > 0 && masked.slice(start, at).split(' ').length <= MOST_ASKED;
    const stop: Edit = { start: end, end: markEnd, text: '.' };
    const asked = { start: at, end: word + 1, text: `? ${text.charAt(word).toUpperCase()}` };
    return isShort ? [asked, stop] : [stop];
  }
  const asked = masked.slice(start, end);
  const mark = AFTERTHOUGHT.test(asked) || SAID_LAST.test(asked) ? '.' : '?';
  const plain: Edit[] = [{ start: end, end: markEnd, text: mark }];
  const parts = splitSentenceParts(masked.slice(start, end).replaceAll('\uFFFC', 'x'));
  const [first] = parts;
  if (!first || parts.length === 1 || !asks(writeOut(first.text))) return plain;
  // "is it strict mode, and if so what's the way out, I don't want to turn it off": it is asked twice
  const lastAsked = Math.max(
    0,
    parts.findLastIndex(({ text: part, kind }) => kind === 'question' || asks(part)),
  );
  // "can you make it nicer: the food was good, …": what stands behind the colon is what it is asked of
  if (/\p{L}: \p{L}/u.test(first.text)) return [{ start: end, end: markEnd, text: '.' }];
  const edits: Edit[] = [];
  let at = start;
  for (const [index, { text: piece, joint, kind }] of parts.entries()) {
    const next = at + joint.length;
    if (index <= lastAsked) {
      at = next + piece.length;
      continue;
    }
    if (kind === 'clause' || kind === 'order')
      edits.push({
        start: at,
        end: next + 1,
        text: `${edits.length === 0 ? '?' : '.'} ${text.charAt(next).toUpperCase()}`,
      });
    at = next + piece.length;
  }
  return edits.length === 0 ? plain : [...edits, { start: end, end: markEnd, text: '.' }];
}
