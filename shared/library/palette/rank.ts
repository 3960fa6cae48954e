import { fold } from '@/shared/library/fold.ts';
import type { PaletteEntry } from './entries.ts';

/** More than anybody looks through. */
const MOST_SHOWN = 50;

/** What is typed is the name, begins it, begins a word of it, stands in it, is told by its other words, by initials, or by letters. */
const POINTS = { name: 7, start: 6, word: 5, part: 4, words: 3, initials: 2, letters: 1 } as const;

/** Whether the letters stand in a name one after the other, the first at the beginning of a word: "trnsl" in "Translate". */
function hasLetters(name: string, letters: string): boolean {
  return name.split(/\s+/).some((_, from, all) => {
    const rest = all.slice(from).join(' ');
    if (rest[0] !== letters[0]) return false;
    let at = -1;
    return [...letters].every((letter) => {
      at = rest.indexOf(letter, at + 1);
      return at >= 0;
    });
  });
}

/** What its words begin with: "cot" for "Chain of thought". */
const initialsOf = (words: readonly string[]) => words.map(([first]) => first ?? '').join('');

function pointsOf(term: string, name: string, words: string): number {
  if (name.startsWith(term)) return POINTS.start;
  const parts = name.split(/[^\p{L}\d]+/u);
  if (parts.some((word) => word.startsWith(term))) return POINTS.word;
  if (name.includes(term)) return POINTS.part;
  if (words.includes(term)) return POINTS.words;
  if (term.length < 2) return 0;
  if (initialsOf(parts).includes(term)) return POINTS.initials;
  return hasLetters(name, term) ? POINTS.letters : 0;
}

function score({ name, words }: PaletteEntry, typed: string): number {
  const folded = fold(name);
  if (folded === typed) return POINTS.name;
  if (folded.startsWith(typed)) return POINTS.start;
  const rest = fold(words);
  // As good as its weakest word.
  return Math.min(...typed.split(/\s+/).map((term) => pointsOf(term, folded, rest)));
}

/** What fits what was typed, the best first and else in the order given; without a text what is offered of itself. */
export function rankPalette(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const typed = fold(text.trim());
  if (typed === '') return entries.filter(({ isOffered }) => isOffered);
  return entries
    .map((entry) => ({ entry, points: score(entry, typed) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_SHOWN)
    .map(({ entry }) => entry);
}
