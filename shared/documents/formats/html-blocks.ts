import type { Block, BlockKind, Place } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import { createHiddenTest } from './html-hidden.ts';
import { DROPPED, InlineText, SCRIPTED, type Sight } from './html-inline.ts';
import { isLayout, tableRows } from './html-table.ts';
import {
  attribute,
  descendants,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
} from './html-tree.ts';
import { cutLong } from './line-blocks.ts';
import { normaliseText } from './normalise-text.ts';
import { tableBlocks } from './table-blocks.ts';

const FLOW: ReadonlySet<string> = new Set(
  'html body p div section article header footer main aside nav blockquote address figure details summary fieldset form center dl dt dd li tr td th tbody thead tfoot hr button label legend'.split(
    ' ',
  ),
);
const NOTE_ID = /^(?:footnote|endnote|fn)[-:]?\w/;
const BACK_LINK = /\s*[↑↩]\uFE0E?$/;
const MAX_LIST_CHARS = 3_000;

interface HtmlOptions {
  /** The address of the next block. */
  nextPlace: () => Place;
  /** Whether what cannot be seen is given, marked as hidden; otherwise it is dropped. */
  keepsHidden?: boolean;
}

export interface HtmlBlocks {
  blocks: Block[];
  /** Scripts and frames that were passed over, and parts that nobody sees. */
  scripts: number;
  hidden: number;
}

const textOf = (root: HtmlParent) =>
  [...descendants(root)]
    .map((node) => ('value' in node && node.nodeName === '#text' ? node.value : ''))
    .join('');

/** Turns a tree of HTML into blocks: headings, paragraphs, lists, tables, code, captions, footnotes. */
class HtmlWalk implements Sight, HtmlBlocks {
  readonly blocks: Block[] = [];
  scripts = 0;
  hidden = 0;
  readonly isHidden: (element: HtmlElement) => boolean;
  readonly #inline = new InlineText(this);

  constructor(
    root: HtmlParent,
    private readonly options: HtmlOptions,
  ) {
    this.isHidden = createHiddenTest(root);
    this.#walk(root, 0);
    this.#flush();
  }

  onDropped(element: HtmlElement): void {
    const inside = element.tagName === 'head' ? [...descendants(element)].filter(isElement) : [element];
    for (const { tagName } of inside) if (SCRIPTED.has(tagName)) this.scripts += 1;
  }

  onHidden(element: HtmlElement): void {
    const text = normaliseText(textOf(element)).replace(/\s+/g, ' ').trim();
    if (!text) return;
    this.hidden += 1;
    if (this.options.keepsHidden)
      this.blocks.push({ kind: 'paragraph', place: this.options.nextPlace(), text, hidden: true });
  }

  #push(kind: BlockKind, { text, links }: ReturnType<InlineText['take']>, more: Partial<Block> = {}): void {
    for (const part of cutLong(text)) {
      const place = this.options.nextPlace();
      this.blocks.push({ kind, place, text: part, ...(links.length > 0 && { links }), ...more });
    }
  }

  #flush(kind: BlockKind = 'paragraph'): void {
    const taken = this.#inline.take();
    if (taken.text) this.#push(kind, taken);
  }

  #walk(parent: HtmlParent, depth: number): void {
    for (const child of parent.childNodes) {
      if (isElement(child)) this.#element(child, depth);
      else this.#inline.add(child);
    }
  }

  #element(element: HtmlElement, depth: number) {
    const { tagName } = element;
    if (DROPPED.has(tagName)) return this.onDropped(element);
    if (this.isHidden(element)) return this.onHidden(element);
    if (depth > limits.markupDepth) return this.#inline.add(element);
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level) return this.#alone(element, 'heading', { level: Number(level) });
    if (tagName === 'figcaption' || tagName === 'caption') return this.#alone(element, 'caption');
    if (tagName === 'pre') return this.#code(element);
    if (tagName === 'ul' || tagName === 'ol' || tagName === 'menu') return this.#list(element);
    if (tagName === 'table') return this.#table(element, depth);
    if (!FLOW.has(tagName) && !hasFlow(element)) return this.#inline.add(element);
    this.#flush();
    this.#walk(element, depth + 1);
    this.#flush();
  }

  #alone(element: HtmlElement, kind: BlockKind, more: Partial<Block> = {}): void {
    this.#flush();
    const taken = new InlineText(this).addAll(element).take();
    if (taken.text) this.#push(kind, { ...taken, text: taken.text.replace(/\s+/g, ' ') }, more);
  }

  #code(element: HtmlElement): void {
    this.#flush();
    const text = textOf(element).replace(/^\n/, '').trimEnd();
    if (text.trim()) this.#push('code', { text, links: [] });
  }

  #table(element: HtmlElement, depth: number): void {
    this.#flush();
    for (const child of element.childNodes)
      if (isElement(child) && child.tagName === 'caption') this.#element(child, depth);
    if (isLayout(element)) {
      for (const child of element.childNodes)
        if (!isElement(child) || child.tagName !== 'caption') this.#walkNode(child, depth + 1);
      this.#flush();
    } else this.blocks.push(...tableBlocks(tableRows(element, this), this.options.nextPlace));
  }

  #walkNode(node: HtmlNode, depth: number): void {
    if (isElement(node)) this.#element(node, depth);
    else this.#inline.add(node);
  }

  #list(list: HtmlElement) {
    this.#flush();
    const items = list.childNodes.filter(isElement);
    if (items.length > 0 && items.every((item) => NOTE_ID.test(attribute(item, 'id') ?? '')))
      return this.#notes(items);
    const links: NonNullable<Block['links']> = [];
    let lines: string[] = [];
    const ordered = list.tagName === 'ol';
    const flush = () => {
      if (lines.length > 0)
        this.#push('list', { text: lines.join('\n'), links: links.splice(0) }, { ordered });
      lines = [];
    };
    let chars = 0;
    for (const line of this.#items(list, 0, links)) {
      if (chars + line.length > MAX_LIST_CHARS && lines.length > 0) {
        flush();
        chars = 0;
      }
      lines.push(line);
      chars += line.length + 1;
    }
    flush();
  }

  *#items(list: HtmlElement, depth: number, links: NonNullable<Block['links']>): Generator<string> {
    if (depth > limits.markupDepth) return;
    let number = Number.parseInt(attribute(list, 'start') ?? '1', 10) || 1;
    for (const item of list.childNodes.filter(isElement)) {
      if (DROPPED.has(item.tagName) || this.isHidden(item)) {
        this.onHidden(item);
        continue;
      }
      const own = new InlineText(this);
      const inner: HtmlElement[] = [];
      const isBare: boolean = isList(item);
      if (isBare) inner.push(item);
      else
        for (const child of item.childNodes) {
          if (isList(child)) inner.push(child);
          else own.add(child);
        }
      const taken = own.take();
      links.push(...taken.links);
      const mark = list.tagName === 'ol' ? `${number++}. ` : depth > 0 ? '- ' : '';
      if (taken.text) yield `${'  '.repeat(Math.min(depth, 10))}${mark}${taken.text.replace(/\s+/g, ' ')}`;
      for (const child of inner) yield* this.#items(child, depth + 1, links);
    }
  }

  #notes(items: readonly HtmlElement[]): void {
    items.forEach((item, at) => {
      const { text, links } = new InlineText(this).addAll(item).take();
      const note = text.replace(BACK_LINK, '').replace(/\s+/g, ' ');
      if (note) this.#push('footnote', { text: `[${at + 1}] ${note}`, links });
    });
  }
}

function isList(node: HtmlNode): node is HtmlElement {
  return isElement(node) && /^(?:ul|ol|menu)$/.test(node.tagName);
}

/** Whether an inline element holds blocks, as `<a><div>` does. */
function hasFlow(element: HtmlElement): boolean {
  let seen = 0;
  for (const node of descendants(element)) {
    if (isElement(node) && /^(?:p|div|h[1-6]|ul|ol|table|pre|section|article|blockquote)$/.test(node.tagName))
      return true;
    if (++seen > 200) return false;
  }
  return false;
}

/** The blocks of a page, in document order. */
export function htmlBlocks(root: HtmlParent, options: HtmlOptions): HtmlBlocks {
  return new HtmlWalk(root, options);
}
