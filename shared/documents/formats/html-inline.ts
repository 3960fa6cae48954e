import type { Block } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import { attribute, type HtmlElement, type HtmlNode, type HtmlParent, isElement } from './html-tree.ts';
import { normaliseText } from './normalise-text.ts';
import { safeLink } from './safe-link.ts';

type Links = NonNullable<Block['links']>;

/** Elements whose content is no text of the page. */
export const DROPPED: ReadonlySet<string> = new Set(
  'script style template noscript iframe object embed svg math canvas audio video select datalist head meta link area map'.split(
    ' ',
  ),
);
export const SCRIPTED: ReadonlySet<string> = new Set(['script', 'iframe', 'object', 'embed']);
/** Elements that stand on lines of their own; what is beside them is separated by a blank. */
const BLOCKS: ReadonlySet<string> = new Set(
  'p div section article header footer main aside nav blockquote address figure figcaption details summary fieldset form center dl dt dd li ul ol table tr td th caption h1 h2 h3 h4 h5 h6 pre hr'.split(
    ' ',
  ),
);

const RAISED = new Map(
  [...'0123456789+-=()n'].map((letter, at) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'][at] ?? letter]),
);
const LOWERED = new Map(
  [...'0123456789+-=()'].map((letter, at) => [letter, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at] ?? letter]),
);

/** 10⁶ is not 106: raised and lowered figures keep their height, words in them stay as they are. */
function shifted(text: string, letters: ReadonlyMap<string, string>): string {
  const all = [...text.trim()];
  return all.length > 0 && all.every((letter) => letters.has(letter))
    ? all.map((letter) => letters.get(letter)).join('')
    : text;
}

/** What of an element is left out, by its test; `hidden` ones are told of. */
export interface Sight {
  isHidden(element: HtmlElement): boolean;
  onHidden(element: HtmlElement): void;
  onDropped(element: HtmlElement): void;
}

/** Collects running text: blank space as one blank, line breaks as such. */
export class InlineText {
  #text = '';
  #links: Links = [];

  constructor(private readonly sight: Sight) {}

  /** Adds what stands in a node; block elements in it are set apart by blanks. */
  add(node: HtmlNode, depth = 0): void {
    if ('value' in node && node.nodeName === '#text') this.#text += node.value.replace(/[\t\n\r\f ]+/g, ' ');
    else if (isElement(node)) this.#addElement(node, depth);
  }

  addAll(parent: HtmlParent, depth = 0): this {
    for (const child of parent.childNodes) this.add(child, depth);
    return this;
  }

  #addElement(element: HtmlElement, depth: number) {
    const { tagName } = element;
    if (DROPPED.has(tagName)) return this.sight.onDropped(element);
    if (this.sight.isHidden(element)) return this.sight.onHidden(element);
    if (depth > limits.markupDepth) return;
    if (tagName === 'br') this.#text += '\n';
    else if (tagName === 'sup' || tagName === 'sub') {
      const inner = new InlineText(this.sight).addAll(element, depth + 1).take().text;
      this.#text += shifted(inner, tagName === 'sup' ? RAISED : LOWERED);
    } else if (tagName === 'a') this.#addLink(element, depth);
    else {
      if (BLOCKS.has(tagName)) this.#text += ' ';
      this.addAll(element, depth + 1);
      if (BLOCKS.has(tagName)) this.#text += ' ';
    }
  }

  #addLink(element: HtmlElement, depth: number): void {
    const start = this.#text.length;
    this.addAll(element, depth + 1);
    const href = safeLink(attribute(element, 'href'));
    const text = normaliseText(this.#text.slice(start)).replace(/\s+/g, ' ').trim();
    if (href && text) this.#links.push({ text, href });
  }

  /** The text so far, and begins anew. */
  take(): { text: string; links: Links } {
    const text = normaliseText(this.#text)
      .replace(/ {2,}/g, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    const links = this.#links;
    this.#text = '';
    this.#links = [];
    return { text, links };
  }
}
