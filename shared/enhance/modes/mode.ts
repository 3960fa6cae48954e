/** A mode of rewriting: its names, and what runs do with it beside telling a model. */
export interface Mode {
  /** On the wire, in storage and in menus. */
  id: string;
  /** In menus and lists. */
  label: string;
  /** What rules make of a draft in it; `none`: another voice, depth or brevity takes a model. */
  rules: 'text' | 'steps' | 'approaches' | 'mail' | 'picture' | 'none';
  /** What it lets a model write beyond its level, in tokens: steps, details, the greeting of a mail, a picture's look. */
  extraTokens: number;
}

/** What a model is told about a mode, and what a user sees it do. Apart from its names, which every page's card carries. */
export interface ModePrompt {
  /** What kind of text the draft is. */
  kind: string;
  /** Which way to take it. Polish takes it none. */
  aim: string;
  /** What a reframe gives, where the mode has a form of its own instead of sections. */
  reframe?: { rule: string; example: { before: string; after: string } };
  /** A short draft and what a balanced run gives for it, also without a model. */
  example: { before: string; after: string };
}
