import { type IslandKind, islandKind, mayBeDraft, placeholderOf } from './islands.ts';

/** A stretch of an editor's text, in UTF-16 units. */
export interface TextSpan {
  start: number;
  end: number;
}

/** A run of characters of the text and the place in the page it was read from. */
export interface TextRun {
  node: Text;
  /** First character of the run in the node's data. */
  from: number;
  /** First character of the run in the text that was read. */
  at: number;
  length: number;
  /** The inline elements around it, outermost first: `b`, `a href=…`. */
  marks: readonly string[];
}

/** Something in the editor that is no draft; in the text stands a placeholder. */
export interface Island {
  element: HTMLElement;
  kind: IslandKind;
  at: number;
  length: number;
  /** Whether it stands on lines of its own. */
  isBlock: boolean;
}

/** A line of the text, and the blocks it stands in: `ul/li`. */
export interface TextLine {
  at: number;
  blocks: string;
  /** How those blocks are told apart besides by their names, as a heading drawn as a `div` is. */
  look: string;
  /** Whether an item of a list begins with it. */
  isItem: boolean;
}

export interface Reading {
  text: string;
  pieces: readonly TextRun[];
  islands: readonly Island[];
  lines: readonly TextLine[];
  /** Whether the editor draws spans of its own around words, as a spell checker's, which are no marks of the text. */
  isDecorated?: boolean;
}

/** What editors draw for themselves and the user never wrote. */
const NOT_TEXT =
  'script,style,[data-slate-placeholder],.ProseMirror-widget,.ProseMirror-separator,.ProseMirror-gapcursor,.ql-ui,.ql-clipboard,.ql-cursor,[data-mce-bogus=all],.ck-fake-selection-container,[class*=ck-widget__],[data-trix-cursor-target],[data-trix-placeholder]';

/** In kept white space only fillers go; in collapsed white space every run of blanks is one space. */
const KEPT = /[^\ufeff\u200b]+/g;
const COLLAPSED = /[^\s\ufeff\u200b]+|[^\S\ufeff]+/g;
/** What an inline element is told from another of its name by. */
const TELLING = ['href', 'src', 'style', 'color', 'face', 'size', 'dir', 'lang'];

interface Around {
  marks: readonly string[];
  blocks: string;
  look: string;
  /** Inside a part that cannot be edited, up to the next one that can. */
  isFixed: boolean;
  /** Whether white space stands as it is written. */
  isKept: boolean;
}

const isKeptIn = ({ whiteSpace }: CSSStyleDeclaration) => /pre|break-spaces/.test(whiteSpace);

/** An inline element as it bears on its text; empty where it only wraps. */
function markOf(element: HTMLElement): string {
  const told = TELLING.flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [`${name}=${value.replace(/\s+/g, '')}`] : [];
  });
  const isWrapper = element.localName === 'span' && told.length === 0;
  return isWrapper ? '' : [element.localName, ...told].join(' ');
}

class RichTextReader {
  text = '';
  /** Its last character: looked up in a text that grows, it would have all of it copied each time. */
  private last = '';
  readonly pieces: TextRun[] = [];
  readonly islands: Island[] = [];
  readonly lines: TextLine[] = [];
  /** Whether the text ends in a line that more content of the same block would join. */
  private isLineOpen = false;
  private hasLine = false;
  /** A `<br>` whose line break counts only if something follows it in its block. */
  private hasPendingBreak = false;
  /** Whether an item of a list has no line yet. */
  private isItem = false;

  constructor(private readonly keepsOwn: boolean) {}

  visitChildren(element: Element, around: Around): void {
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        if (!around.isFixed) this.readText(child as Text, around);
      } else if (child.nodeType === Node.ELEMENT_NODE) this.readElement(child as HTMLElement, around);
    }
  }

  private readElement(element: HTMLElement, around: Around): void {
    if (element.localName === 'br') {
      if (around.isFixed) return;
      this.openLine(around);
      this.hasPendingBreak = true;
      return;
    }
    const style = getComputedStyle(element);
    const { display } = style;
    if (display === 'none' || element.matches(NOT_TEXT)) return;
    const isInline = display.startsWith('inline') || display === 'contents';
    const kind = around.isFixed ? null : islandKind(element, !isInline);
    if (kind && !(this.keepsOwn && mayBeDraft(element, kind))) {
      this.readIsland({ element, kind, isBlock: !isInline }, around);
      return;
    }
    const editable = element.getAttribute('contenteditable');
    const isFixed = editable === 'false' || (around.isFixed && editable !== 'true');
    const within = { ...around, isFixed, isKept: isKeptIn(style) };
    if (isInline) {
      const mark = markOf(element);
      this.visitChildren(element, {
        ...within,
        marks: mark ? [...around.marks, mark] : around.marks,
      });
    } else this.readBlock(element, within);
  }

  private readBlock(element: HTMLElement, outside: Around): void {
    this.closeLine();
    const before = this.text.length;
    const hadLine = this.hasLine;
    this.isItem ||= element.localName === 'li';
    const around = {
      ...outside,
      blocks: `${outside.blocks}/${element.localName}`,
      look: `${outside.look}/${element.className}${element.style.cssText}`,
    };
    this.visitChildren(element, around);
    // A block that drew no line of its own is an empty line.
    const drewNothing = this.text.length === before && this.hasLine === hadLine && !this.isLineOpen;
    if (drewNothing && !around.isFixed) this.openLine(around);
    this.closeLine();
  }

  private readIsland(island: Pick<Island, 'element' | 'kind' | 'isBlock'>, around: Around): void {
    if (island.isBlock) this.closeLine();
    this.openLine(around);
    const shown = placeholderOf(island.kind, island.element, this.islands.length + 1);
    this.islands.push({ ...island, at: this.text.length, length: shown.length });
    this.add(shown);
    if (island.isBlock) this.closeLine();
  }

  private openLine({ blocks, look }: Around): void {
    const breaks = this.hasPendingBreak || (!this.isLineOpen && this.hasLine);
    this.hasPendingBreak = false;
    if (breaks) this.add('\n');
    if (breaks || !this.hasLine) {
      this.lines.push({ at: this.text.length, blocks, look, isItem: this.isItem });
      this.isItem = false;
    }
    this.isLineOpen = true;
    this.hasLine = true;
  }

  private closeLine(): void {
    this.isLineOpen = false;
    this.hasPendingBreak = false;
  }

  private readText(node: Text, around: Around): void {
    const { isKept } = around;
    for (const run of node.data.matchAll(isKept ? KEPT : COLLAPSED)) {
      const isBlank = !isKept && /^[ \t\r\n]+$/.test(run[0]);
      const startsLine = !this.isLineOpen || this.hasPendingBreak || this.last === '\n';
      if (isBlank && (startsLine || this.last === ' ')) continue;
      this.openLine(around);
      const shown = isBlank ? ' ' : run[0].replaceAll('\u00a0', ' ');
      this.pieces.push({
        node,
        from: run.index,
        at: this.text.length,
        length: shown.length,
        marks: around.marks,
      });
      this.add(shown);
      // A blank that breaks no line swallows none beside it.
      if (!isBlank) this.last = run[0].slice(-1);
    }
  }

  private add(text: string): void {
    this.text += text;
    this.last = text.slice(-1);
  }
}

/**
 * An editable element's text as its framework means it: one line a block, `<br>` a line break unless it only fills an
 * empty block. (`innerText` doubles the breaks between paragraphs.) Islands are placeholders in it.
 */
export function readRichText(editor: Element): Reading {
  const read = (keepsOwn: boolean) => {
    const reader = new RichTextReader(keepsOwn);
    reader.visitChildren(editor, {
      marks: [],
      blocks: '',
      look: '',
      isFixed: false,
      isKept: isKeptIn(getComputedStyle(editor)),
    });
    return reader;
  };
  const reading = read(false);
  // A message of code alone, or a note that is one quotation: those are the draft then.
  return reading.islands.length > 0 && reading.pieces.every(({ node }) => !node.data.trim())
    ? read(true)
    : reading;
}
