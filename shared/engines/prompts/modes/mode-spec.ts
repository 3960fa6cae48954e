/** A mode as data: what a model is told about it, and what a user sees it do. */
export interface ModeSpec {
  /** What kind of text the draft is. */
  kind: string;
  /** Which way to take it. Polish takes it none. */
  aim: string;
  /** What a reframe does before it turns to sections, where the mode has a form of its own. */
  reframe?: string;
  /** A short draft and what a balanced run gives for it, also without a model. */
  example: { before: string; after: string };
}
