import { splitSentences } from '@/shared/enhance/sentences.ts';

/** Long enough for context, short enough that checking one never holds the event loop for long. */
const MAX_PIECE_CHARS = 900;

/** A stretch of prose worked on in one go. */
export interface ProseChunk {
  text: string;
  /** It begins inside a sentence that was too long for one piece. */
  continues: boolean;
}

/** Prose cut at sentence ends into pieces of bounded length; only an endless sentence is cut at a blank inside it. */
export function splitIntoChunks(text: string): ProseChunk[] {
  if (text.length <= MAX_PIECE_CHARS) return [{ text, continues: false }];
  const pieces: ProseChunk[] = [];
  for (const sentence of splitSentences(text)) {
    const last = pieces.at(-1);
    if (last && last.text.length + sentence.length <= MAX_PIECE_CHARS) {
      last.text += sentence;
      continue;
    }
    const parts =
      sentence.match(
        new RegExp(`[\\s\\S]{1,${MAX_PIECE_CHARS}}(?=\\s|$)|[\\s\\S]{1,${MAX_PIECE_CHARS}}`, 'gu'),
      ) ?? [];
    parts.forEach((part, index) => {
      pieces.push({ text: part, continues: index > 0 });
    });
  }
  return pieces;
}
