import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';

export type HtmlNode = DefaultTreeAdapterMap['childNode'];
export type HtmlElement = DefaultTreeAdapterMap['element'];
export type HtmlParent = DefaultTreeAdapterMap['parentNode'];

/** Elements that need no end tag never lie in each other by being left open (HTML 13.1.2.4). */
const LEFT_OPEN =
  /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|colgroup|option|optgroup|rt|rp|area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|html|head|body)$/i;
/** More elements in each other than any page has: the parser's time grows with their square. */
const MAX_OPEN = 2_000;

/** @throws AppError `document_too_complex` for elements in elements without end */
function refuseDeep(source: string): void {
  let open = 0;
  for (const [, slash, name = '', end] of source.matchAll(/<(\/?)([a-z][^\s/>]*)[^>]{0,2000}?(\/?)>/gi)) {
    if (LEFT_OPEN.test(name)) continue;
    if (slash) open = Math.max(0, open - 1);
    else if (!end) open += 1;
    if (open > MAX_OPEN) throw new AppError('document_too_complex');
  }
}

/** HTML as a tree. Nothing in it is run or fetched. */
export function parseHtml(source: string): HtmlParent {
  refuseDeep(source);
  return parse(source.slice(0, limits.markupChars));
}

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** An element and everything in it, in document order; not by recursion, for trees of any depth. */
export function* descendants(root: HtmlParent): Generator<HtmlNode> {
  const waiting: HtmlNode[] = [...root.childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if ('childNodes' in node)
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
        const child = node.childNodes[at];
        if (child) waiting.push(child);
      }
  }
}
