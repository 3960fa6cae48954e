/** A text as it was read from an editor, as far as a layout asks for it. */
export interface ReadText {
  text: string;
  pieces: readonly { node: Text; at: number; length: number; marks: readonly string[] }[];
}

export interface Span {
  start: number;
  end: number;
}

/** A draft in its editor, and the rewrite of it. */
export interface LayoutOccasion {
  isMail?: boolean;
  /** What stands in the draft for pictures, mentions and the like. */
  placeholders?: readonly string[];
  editor: HTMLElement;
  kind: string;
  reading: ReadText & { lines: readonly { at: number; blocks: string }[] };
  span: Span;
  /** The rewrite, and the changes it consists of: over all the editor holds, each inside one run where it is. */
  result: string;
  planned: readonly (Span & { text: string; piece: { marks: readonly string[] } | null })[];
}

/** What an editor held and holds: its text, its lines with their marks, and what in it is no text. */
export interface Held {
  reading: ReadText & { lines: readonly { at: number }[] };
  structure: { lines: readonly (string | null)[]; islands: readonly string[] };
}

/** A rewrite as it goes into its editor. */
export interface Layout {
  /** `lines` where the editor cannot have headings and lists here. */
  form: 'structure' | 'lines';
  /** Without Markdown marks. */
  plain: string;
  /** Puts it in the place of what is selected; false where the editor reported that nothing happened. */
  layIn(): boolean;
  /** Whether the editor holds it: its lines as what they are, all else as it was. */
  isLaidIn(now: Held, before: Held, span: Span): boolean;
}

/**
 * Headings and lists for editors that have their own; null for fields of characters and chats, which take Markdown. A script
 * by itself, brought in when a result has some: a page that never does loads nothing of it (ADR 57).
 */
export type Layouts = (occasion: LayoutOccasion) => Layout | null;
