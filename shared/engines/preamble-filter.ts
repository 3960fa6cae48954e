import { findPreamble } from '@/shared/enhance/preamble.ts';

/** Thinking aloud, as open models print it before the answer. */
const THINKING = /^\s*<think>[\s\S]*?<\/think>\s*/;
/** A longer opening line is no preamble. */
const MAX_HELD_CHARS = 300;
/** First words of what `findPreamble` finds: only such a beginning is worth holding back. */
const OPENERS =
  "sure|certainly|of course|absolutely|okay|ok|great|got it|no problem|happy to help|yes|here|below is|this is|the following|i've|i’ve|i have|improved|rewritten|revised|enhanced|polished|refined|sharpened|optimi|final"
    .split('|')
    .flatMap((opener) => [opener, `**${opener}`]);

/** An answer without the thinking that a model printed before it. */
export function stripThinking(answer: string): string {
  return answer.replace(THINKING, '');
}

/**
 * Keeps a model's thinking and its opening line ("Sure, here is your prompt:") out of a stream. Holds text back only
 * while it may be one of them, so that an answer that begins with itself is never late.
 * @param draft what was sent: an opening that stands there too is the writer's own and stays
 * @param isAnswer whether the prompt was carried out: its opening line is then a part of the answer
 */
export function createPreambleFilter(
  draft: string,
  isAnswer = false,
): { push(text: string): string; end(): string } {
  let held = '';
  let isOpen = false;
  const release = () => {
    isOpen = true;
    const spoken = stripThinking(held);
    if (isAnswer) return spoken;
    const preamble = findPreamble(spoken);
    if (!preamble || draft.toLowerCase().includes(preamble.toLowerCase())) return spoken;
    return spoken.trimStart().slice(preamble.length).trimStart();
  };
  return {
    push(text) {
      if (isOpen) return text;
      held += text;
      const isHeld = isAnswer ? mayBeThinking(held) : mayBePreamble(held);
      return isHeld ? '' : release();
    },
    end: () => (isOpen ? '' : release()),
  };
}

function mayBeThinking(held: string): boolean {
  const start = held.trimStart().toLowerCase();
  if (start.startsWith('<think>')) return stripThinking(held) === held || stripThinking(held) === '';
  return '<think>'.startsWith(start);
}

function mayBePreamble(held: string): boolean {
  const start = held.trimStart().toLowerCase();
  if (start.startsWith('<think>')) return stripThinking(held) === held || mayBePreamble(stripThinking(held));
  if (start.length > MAX_HELD_CHARS || /\n\s*\S/.test(start)) return false;
  return ['<think>', ...OPENERS].some((opener) => start.startsWith(opener) || opener.startsWith(start));
}
