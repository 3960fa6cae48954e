import type { EditorUnderTest } from './editors.ts';

/** A reply as mail programs write it: the user's own lines above a signature and the quoted mail. */
export const mailReply: EditorUnderTest = {
  title: 'Reply in a mail program',
  url: 'https://chatgpt.com/e/mail-reply',
  selector: '.mail-body',
  newLine: 'Enter',
  undoGroupMs: 0,
};

/** Browsers keep a blank beside an edit as they like. */
export const plain = (html: string) => html.replaceAll('&nbsp;', ' ');

/** The reply with the user's own mistakes mended, and no letter changed beside them. */
export function mended(html: string): string {
  const ends = html.indexOf('<div class="gmail_signature"');
  const own = html
    .slice(0, ends)
    .replace('i have recieved', 'I have received')
    .replace(', its a realy', ". It's a really")
    .replace('<b>realy', '<b>really')
    .replace('should of', 'should have')
    .replaceAll('teh', 'the');
  return own + html.slice(ends);
}
