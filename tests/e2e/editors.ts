/** One editor of the matrix: where its page is and how a user types into it. */
export interface EditorUnderTest {
  /** Row of the matrix. */
  title: string;
  url: string;
  /** The editable element; shadow roots are pierced. */
  selector: string;
  /** Selector of the frame that holds it, where one does. */
  frame?: string;
  /** What starts a new line; null: one line only. */
  newLine: 'Enter' | 'Shift+Enter' | null;
  /** Pause after which its history starts a new undo step, in milliseconds. */
  undoGroupMs: number;
  /** False: no chat composer, so no chip is offered; the menu and the shortcut are. */
  hasChip?: false;
  /** How often it looks at the page's selection, where that is not at once, in milliseconds. */
  selectionMs?: number;
  /** False: the editor itself does not start on a page with a strict policy. */
  startsUnderStrictPolicy?: false;
}

/** Every editor, on a chat site, where the extension's script is at home. */
export const editors: readonly EditorUnderTest[] = [
  {
    title: 'ProseMirror (ChatGPT)',
    url: 'https://chatgpt.com/',
    selector: '#prompt-textarea',
    newLine: 'Shift+Enter',
    undoGroupMs: 500,
  },
  {
    title: 'Tiptap 3 (Claude)',
    url: 'https://claude.ai/',
    selector: '[data-testid="chat-input"]',
    newLine: 'Shift+Enter',
    undoGroupMs: 500,
  },
  {
    title: 'Quill 1 (Gemini)',
    url: 'https://gemini.google.com/',
    selector: 'rich-textarea .ql-editor',
    newLine: 'Shift+Enter',
    undoGroupMs: 1000,
    startsUnderStrictPolicy: false,
  },
  {
    title: 'React textarea (DeepSeek)',
    url: 'https://chat.deepseek.com/',
    selector: 'textarea[name="search"]',
    newLine: 'Shift+Enter',
    undoGroupMs: 0,
  },
  {
    title: 'Quill 2',
    url: 'https://chatgpt.com/e/quill2',
    selector: '.ql-editor',
    newLine: 'Shift+Enter',
    undoGroupMs: 1000,
    startsUnderStrictPolicy: false,
  },
  {
    title: 'Lexical rich',
    url: 'https://chatgpt.com/e/lexical-rich',
    selector: '#ask-input',
    newLine: 'Shift+Enter',
    undoGroupMs: 1000,
  },
  {
    title: 'Lexical plain',
    url: 'https://chatgpt.com/e/lexical-plain',
    selector: '#ask-input',
    newLine: 'Shift+Enter',
    undoGroupMs: 1000,
  },
  {
    title: 'Slate',
    url: 'https://chatgpt.com/e/slate',
    selector: '[data-slate-editor]',
    newLine: 'Shift+Enter',
    undoGroupMs: 0,
    selectionMs: 120,
  },
  {
    title: 'Plain textarea',
    url: 'https://chatgpt.com/e/textarea',
    selector: '.composer textarea',
    newLine: 'Enter',
    undoGroupMs: 0,
  },
  {
    title: 'Plain contenteditable (mail)',
    url: 'https://chatgpt.com/e/contenteditable',
    selector: '.mail-body',
    newLine: 'Enter',
    undoGroupMs: 0,
  },
  {
    title: 'In a same-origin iframe',
    url: 'https://chatgpt.com/e/iframe',
    frame: '.composer iframe',
    selector: '.mail-body',
    newLine: 'Enter',
    hasChip: false,
    undoGroupMs: 0,
  },
  {
    title: 'Textarea in a shadow root',
    url: 'https://chatgpt.com/e/shadow-textarea',
    selector: 'chat-composer textarea',
    newLine: 'Enter',
    undoGroupMs: 0,
  },
  {
    title: 'Contenteditable in a shadow root',
    url: 'https://chatgpt.com/e/shadow-contenteditable',
    selector: 'chat-composer .mail-body',
    newLine: 'Enter',
    undoGroupMs: 0,
  },
  {
    title: 'Single-line input',
    url: 'https://chatgpt.com/e/input',
    selector: '.composer input',
    newLine: null,
    hasChip: false,
    undoGroupMs: 0,
  },
];

/** Apart from them: where it stands and what is selected there can be read by nobody but its component. */
export const closedRoot: EditorUnderTest = {
  title: 'In a closed shadow root',
  url: 'https://chatgpt.com/e/closed-root',
  selector: 'chat-composer',
  newLine: 'Enter',
  undoGroupMs: 0,
};
