/** How a prompt begins, for a line in a list: what stands under its first headings, not the headings themselves. */
export function promptBeginning(text: string): string {
  const said = text.replace(/^#{1,6} .*$/gm, '').trim();
  return said || text;
}
