/** What stands in a draft for a picture, a mention and the like. */
const ISLAND = /\[\[(?:image|mention|code|quote|signature|divider|item) \d+\]\]/g;
const BRACKETS = 2;

/** Draws what is still to be filled in as such, and what stands for a picture as a label in the text, without a node of its own; the style sheet hides its brackets. */
export function showIslands(root: HTMLElement, names: readonly string[]): void {
  const islands: AbstractRange[] = [];
  const brackets: AbstractRange[] = [];
  const blanks: AbstractRange[] = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent ?? '';
    const range = (startOffset: number, endOffset: number) =>
      new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset });
    for (const { index, 0: found } of text.matchAll(ISLAND)) {
      const end = index + found.length;
      islands.push(range(index, end));
      brackets.push(range(index, index + BRACKETS), range(end - BRACKETS, end));
    }
    for (const blank of names.map((name) => `[${name}]`))
      for (let at = text.indexOf(blank); at >= 0; at = text.indexOf(blank, at + 1))
        blanks.push(range(at, at + blank.length));
  }
  CSS.highlights.set('blank', new Highlight(...blanks));
  CSS.highlights.set('island', new Highlight(...islands));
  CSS.highlights.set('bracket', new Highlight(...brackets));
}
