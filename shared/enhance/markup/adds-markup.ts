const MARK = /^ {0,3}#{1,6} \S|^[ \t]*(?:[-*+•]|\d{1,3}[.)]) +\S|\*\*\S|`\S/gm;

/** Whether a rewrite has headings, lists or emphasis in Markdown that its draft had not. */
export const addsMarkup = (text: string, draft: string): boolean =>
  (text.match(MARK)?.length ?? 0) > (draft.match(MARK)?.length ?? 0);
