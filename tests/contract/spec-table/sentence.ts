import type { Expected } from './expected.ts';

/** A sentence of the spec that concerns the website, with what holds it. */
export interface Sentence {
  /** Where it stands: `§2 Login`. */
  at: string;
  /** In the spec's words, shortened. */
  says: string;
  held: Expected;
  /** What belongs to media intelligence; counted with the rest, and marked. */
  isAnalysis: boolean;
}

type Held = Readonly<Record<string, Expected>>;

const sentences = (at: string, held: Held, isAnalysis: boolean): Sentence[] =>
  Object.entries(held).map(([says, expected]) => ({ at, says, held: expected, isAnalysis }));

/** What a part of the spec says, and what holds it. */
export const about = (at: string, held: Held): Sentence[] => sentences(at, held, false);

/** The same for media intelligence. */
export const aboutAnalysis = (at: string, held: Held): Sentence[] => sentences(at, held, true);
