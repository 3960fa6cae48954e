/** A rewrite in Markdown, and the marks that stretches of it have in the editor it goes back to. */
export interface LayOutRequest {
  text: string;
  marked: readonly { start: number; end: number; marks: readonly string[] }[];
  /** What a line is in that editor. */
  line: 'p' | 'div';
  /** The highest heading it has. */
  heading: 2 | 3;
}

/** The same without its Markdown: as HTML, as plain lines, and what each line has to be once it stands there. */
export interface LaidOut {
  html: string;
  plain: string;
  lines: readonly { kind: 'heading' | 'item' | 'line'; text: string }[];
  /** Each kind of mark it takes over from the editor. */
  marks: readonly string[];
}
