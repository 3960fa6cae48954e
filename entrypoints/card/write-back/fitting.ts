/** In a field of one line a line break is a space. */
export const fitting = (editor: HTMLElement | null, text: string) =>
  editor?.localName === 'input' ? text.replace(/\s*\n\s*/g, ' ') : text;
