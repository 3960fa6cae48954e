import type { TurnSelectors } from './turn-selectors.ts';

/** What scripts in a chat's page ask for. Nothing else may stand here: every chat page loads it. */
export interface ChatPage {
  host: string;
  /** The field a message is written in, the surest selector first: stable attributes before classes, never labels, which are translated. */
  composer: readonly string[];
  turns: TurnSelectors;
  /** Whether it turns a pasted text into a card or an attachment, or loses the user's text over it. */
  sendsPasteAsFile: boolean;
  /** Whether it draws Markdown itself, and so is written to in it. */
  rendersMarkdown: boolean;
}

/**
 * - `headings`: sections under Markdown headings
 * - `tags`: each section in tags of its own
 * - `material-first`: context first, the instructions at the end
 * - `no-examples`: the task and the format alone
 */
export type PromptForm = 'headings' | 'tags' | 'material-first' | 'no-examples';

/** What everybody else asks for. */
export interface ChatFacts {
  name: string;
  /** Where a new conversation begins. */
  home: string;
  /**
   * The query parameter whose text the site puts into its composer, leaving the sending to its user; null where it has none, or
   * where it sends at once.
   */
  parameter: { path: string; name: string } | null;
  /** How it wants a prompt of several sections, by its maker's own guides. */
  promptForm: PromptForm;
  /** The editor of its page in the browser tests, a file in `tests/fixtures/pages/editors`. */
  testPage: string;
}
