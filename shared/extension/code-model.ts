/** The boxes of editors whose text is drawn from a model: with a hidden field for the keys alone, but in CodeMirror 6. */
export const CODE_EDITOR = '.ace_editor, .monaco-editor, .CodeMirror, .cm-editor';

/** What the script in the page's own world answers for: those, and Slate, whose model may hold more of a block than is drawn. */
export const MODEL_BOX = `${CODE_EDITOR}, [data-slate-editor]`;

/** Asked at such a box by the card, answered at once by the script in the page's own world; the details are JSON. */
export const ASK_MODEL = 'whetstone-ask';
export const MODEL_ANSWER = 'whetstone-answer';

export interface ModelEdit {
  start: number;
  end: number;
  text: string;
  /** The run of text it was planned in, as Slate draws runs; none where lines are joined or parted. */
  piece?: { at: number } | null;
}

/** What is done to the model, the edits first, before it is told. Places count from 0, a line break as one. */
export interface ModelQuestion {
  /** What was read from the page, to which the edits belong: Slate answers while it holds the same. */
  drawn?: string;
  /** In order, none overlapping: one step of the editor's own history. */
  edits?: readonly ModelEdit[];
  select?: { start: number; end: number };
  /** Comes in the place of what is selected. */
  insert?: string;
}

/** What the model holds then. */
export interface ModelAnswer {
  /** Lines parted by `\n`. */
  text: string;
  /** What the user selected, both ends alike for a mere caret. */
  start: number;
  end: number;
}
