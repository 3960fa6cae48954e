/** The boxes of editors whose text is drawn from a model: with a hidden field for the keys alone, but in CodeMirror 6. */
export const CODE_EDITOR = '.ace_editor, .monaco-editor, .CodeMirror, .cm-editor';

/** What the script in the page's own world answers for: those, and Slate, whose model may hold more of a block than is drawn. */
export const MODEL_BOX = `${CODE_EDITOR}, [data-slate-editor]`;

/** Asked at such a box by the card, answered at once by the script in the page's own world; the details are JSON. */
export const ASK_MODEL = 'whetstone-ask';
export const MODEL_ANSWER = 'whetstone-answer';

/** What is done to the model, the edits first, before it is told. Places count from 0, a line break as one. */
export interface ModelQuestion {
  /** In order, none overlapping: one step of the editor's own history. */
  edits?: readonly { start: number; end: number; text: string }[];
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
