/** A run of characters of the text and the place in the page it was read from. */
export interface Piece {
  node: Text;
  /** First character of the run in the node's data. */
  from: number;
  /** First character of the run in the text that was read. */
  at: number;
  length: number;
}

export interface Reading {
  text: string;
  pieces: readonly Piece[];
}

/** What editors draw for themselves and the user never wrote. */
const NOT_TEXT =
  'script, style, [data-slate-placeholder], .ProseMirror-widget, .ProseMirror-separator, .ql-ui, .ql-clipboard';

/** In kept white space only fillers go; in collapsed white space every run of blanks is one space. */
const KEPT = /[^\ufeff]+/g;
const COLLAPSED = /[^\s\ufeff]+|\s+/g;

class RichTextReader {
  text = '';
  readonly pieces: Piece[] = [];
  /** Whether the text ends in a line that more content of the same block would join. */
  private isLineOpen = false;
  private hasLine = false;
  /** A `<br>` whose line break counts only if something follows it in its block. */
  private hasPendingBreak = false;

  visit(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE) this.readText(node as Text);
    else if (node.nodeType === Node.ELEMENT_NODE) this.readElement(node as HTMLElement);
  }

  visitChildren(element: Element): void {
    for (const child of element.childNodes) this.visit(child);
  }

  private readElement(element: HTMLElement): void {
    if (element.localName === 'br') {
      this.openLine();
      this.hasPendingBreak = true;
      return;
    }
    const display = getComputedStyle(element).display;
    if (display === 'none' || element.matches(NOT_TEXT)) return;
    if (display.startsWith('inline') || display === 'contents') this.visitChildren(element);
    else this.readBlock(element);
  }

  private readBlock(element: HTMLElement): void {
    this.closeLine();
    const before = this.text.length;
    const hadLine = this.hasLine;
    this.visitChildren(element);
    // A block that drew no line of its own is an empty line.
    const drewNothing = this.text.length === before && this.hasLine === hadLine && !this.isLineOpen;
    if (drewNothing) this.openLine();
    this.closeLine();
  }

  private openLine(): void {
    if (this.hasPendingBreak) this.text += '\n';
    this.hasPendingBreak = false;
    if (this.isLineOpen) return;
    if (this.hasLine) this.text += '\n';
    this.isLineOpen = true;
    this.hasLine = true;
  }

  private closeLine(): void {
    this.isLineOpen = false;
    this.hasPendingBreak = false;
  }

  private readText(node: Text): void {
    const style = node.parentElement ? getComputedStyle(node.parentElement) : undefined;
    const isKept = /pre|break-spaces/.test(style?.whiteSpace ?? '');
    for (const run of node.data.matchAll(isKept ? KEPT : COLLAPSED)) {
      const isBlank = !isKept && /^[ \t\r\n]+$/.test(run[0]);
      const startsLine = !this.isLineOpen || this.hasPendingBreak || this.text.endsWith('\n');
      if (isBlank && (startsLine || this.text.endsWith(' '))) continue;
      this.openLine();
      const shown = isBlank ? ' ' : run[0].replaceAll('\u00a0', ' ');
      this.pieces.push({ node, from: run.index, at: this.text.length, length: shown.length });
      this.text += shown;
    }
  }
}

/**
 * An editable element's text as its framework means it: one line a block, `<br>` a line break unless it only fills an
 * empty block. (`innerText` doubles the breaks between paragraphs.)
 */
export function readRichText(editor: Element): Reading {
  const reader = new RichTextReader();
  reader.visitChildren(editor);
  return { text: reader.text, pieces: reader.pieces };
}
