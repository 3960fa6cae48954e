import { reportError } from '@/shared/errors/report-error.ts';

/** One thing a grammar checker objects to, as data: positions are UTF-16 indexes into the text it was given. */
export interface Lint {
  start: number;
  end: number;
  /** The checker's category, e.g. `Spelling`. */
  kind: string;
  /** The checker's rule, e.g. `SpellCheck`. */
  rule: string;
  message: string;
  /** What may stand there instead, best first. Empty text means: remove. */
  suggestions: readonly string[];
}

/** What the offline engine needs of a grammar checker. */
export interface GrammarChecker {
  /** Name and version as shown beside a result. */
  readonly name: string;
  /** Whether `check` would answer at once. */
  isLoaded(): boolean;
  /** Loads what must be loaded; safe to call often and at once. Rejects with `engine_unavailable`. */
  load(): Promise<void>;
  /** @returns the lints of one plain text, in order of position */
  check(text: string): Promise<Lint[]>;
}

/** The checker if it loads, else nothing: a missing grammar checker makes the engine weaker, not silent. */
export async function loadedChecker(
  checker: GrammarChecker | undefined,
): Promise<GrammarChecker | undefined> {
  try {
    await checker?.load();
    return checker;
  } catch (thrown) {
    reportError('engine.grammar', thrown);
    return undefined;
  }
}
