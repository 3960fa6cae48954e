import {
  type ImportedVoice,
  MAX_IMPORTED_CHARS,
  MAX_IMPORTED_ITEMS,
  MAX_VOICE_CHARS,
} from '@/shared/contracts/analysis.ts';
import { toVoice } from './to-voice.ts';

const ENDS_SENTENCE = /[.!?…。！？]["'”’)\]]*\s*$/;
/** A review of more lines, each a whole sentence, is rather a list with an empty line in it. */
const MOST_LINES_OF_ONE = 4;

/** Whether the lines between empty ones are a text each: many, and most of them end as sentences do. */
function isList(paragraphs: readonly string[]): boolean {
  const lines = paragraphs.flatMap((part) => part.split('\n'));
  const ended = lines.filter((line) => ENDS_SENTENCE.test(line)).length;
  return lines.length > paragraphs.length * MOST_LINES_OF_ONE && ended * 2 > lines.length;
}

/** The texts of a paste: one to each paragraph, or to each line where there are none, or a list has an empty line in it. */
export function splitPaste(text: string): { voices: ImportedVoice[]; isByParagraph: boolean } {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const isByParagraph = paragraphs.length > 1 && !isList(paragraphs);
  const parts = isByParagraph ? paragraphs : text.split('\n');
  return { voices: parts.flatMap((part) => toVoice({ text: part })), isByParagraph };
}

/** Voices of a pasted text. */
export const voicesOfText = (text: string): ImportedVoice[] => splitPaste(text).voices;

/** What one analysis takes of some voices, how many were left out, and how many are read only in their beginning. */
export function within(voices: readonly ImportedVoice[]): {
  taken: ImportedVoice[];
  leftOut: number;
  shortened: number;
} {
  let room = MAX_IMPORTED_CHARS;
  const taken = voices
    .slice(0, MAX_IMPORTED_ITEMS)
    .map((voice) => ({ ...voice, text: voice.text.slice(0, MAX_VOICE_CHARS) }))
    .filter(({ text }) => {
      room -= text.length;
      return room >= 0;
    });
  return {
    taken,
    leftOut: voices.length - taken.length,
    shortened: voices.filter(({ text }) => text.length > MAX_VOICE_CHARS).length,
  };
}
