import type { EditorUnderTest } from './editors.ts';

/** A reply as mail programs write it: the user's own lines above a signature and the quoted mail. */
export const mailReply: EditorUnderTest = {
  title: 'Reply in a mail program',
  url: 'https://chatgpt.com/e/mail-reply',
  selector: '.mail-body',
  newLine: 'Enter',
  undoGroupMs: 0,
};

/** The markup with every run of the user's own text left out. */
export const skeleton = (html: string) => html.replaceAll('&nbsp;', ' ').replace(/>[^<]+/g, '>');
/** What others wrote, and the signature. */
export const ofOthers = (html: string) => html.slice(html.indexOf('<div class="gmail_signature"'));
