import { attribute, descendants, type HtmlElement, type HtmlParent, isElement } from './html-tree.ts';

/** Declarations that take a text out of sight: not shown, transparent, tiny, or moved off the page (faults I1). */
const UNSEEN =
  /(?:^|[;{\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?(?![\d.])|font-size\s*:\s*(?:0|1px|0?\.\d+)(?![\d.])|color\s*:\s*transparent|(?:left|top|text-indent|margin-left)\s*:\s*-\d{4,})/i;
const WHITE = /(?:^|[;{\s])color\s*:\s*(?:white\b|#fff(?:fff)?\b|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))/i;
const RULE = /([^{}]{1,500})\{([^{}]{0,2000})\}/g;
const SIMPLE_SELECTOR = /^(?:[a-z]\w*)?([.#][\w-]+)$/i;

const isUnseen = (style: string) => UNSEEN.test(style) || (WHITE.test(style) && !/background/i.test(style));

/** Classes and ids that the page's own style sheets hide, as `.name` and `#name`; those for other media left out. */
function hiddenSelectors(root: HtmlParent): ReadonlySet<string> {
  const found = new Set<string>();
  for (const node of descendants(root)) {
    if (!isElement(node) || node.tagName !== 'style') continue;
    const css = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    const plain = css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@[\w-]+[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    for (const [, selectors = '', body = ''] of plain.matchAll(RULE)) {
      if (!isUnseen(body)) continue;
      for (const selector of selectors.split(',')) {
        const name = SIMPLE_SELECTOR.exec(selector.trim())?.[1];
        if (name) found.add(name);
      }
    }
  }
  return found;
}

/** Tells of each element whether somebody who opens the page would not see it. */
export function createHiddenTest(root: HtmlParent): (element: HtmlElement) => boolean {
  const selectors = hiddenSelectors(root);
  return (element) => {
    if (attribute(element, 'hidden') !== undefined) return true;
    const style = attribute(element, 'style');
    if (style && isUnseen(style)) return true;
    if (selectors.size === 0) return false;
    const id = attribute(element, 'id');
    const classes = attribute(element, 'class')?.split(/\s+/) ?? [];
    return (id !== undefined && selectors.has(`#${id}`)) || classes.some((name) => selectors.has(`.${name}`));
  };
}
