/** What stands in a draft for a picture, a mention and the like. */
const ISLAND = /\[\[(?:image|mention|code|quote|signature|divider|item) \d+\]\]/g;
const BRACKETS = 2;

/** Draws what stands for a picture as a label in the text, without a node of its own; the style sheet hides its brackets. */
export function showIslands(root: HTMLElement): void {
  const islands: AbstractRange[] = [];
  const brackets: AbstractRange[] = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    for (const {
      index,
      0: { length },
    } of (node.textContent ?? '').matchAll(ISLAND)) {
      const range = (from: number, to: number) =>
        new StaticRange({
          startContainer: node,
          startOffset: index + from,
          endContainer: node,
          endOffset: index + to,
        });
      islands.push(range(0, length));
      brackets.push(range(0, BRACKETS), range(length - BRACKETS, length));
    }
  CSS.highlights.set('island', new Highlight(...islands));
  CSS.highlights.set('bracket', new Highlight(...brackets));
}
