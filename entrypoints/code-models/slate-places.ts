/** A part of a Slate document: a text, or what holds more of them. */
export interface Part {
  text?: string;
  children?: readonly Part[];
}

interface Kinds {
  isVoid(part: Part): boolean;
  isInline(part: Part): boolean;
}

/** A text of the document, and where it stands in what is drawn. */
export interface PlacedText {
  path: readonly number[];
  /** The block it stands in. */
  block: readonly number[];
  at: number;
  text: string;
}

/** What stands in the text that was read for what is no draft. */
const PLACEHOLDER = /\[\[[^[\]\n]{1,60}\]\]/y;

/** Goes through a document and the text that was read from what is drawn of it, side by side. */
class PlaceFinder {
  readonly places: PlacedText[] = [];
  at = 0;

  constructor(
    private readonly kinds: Kinds,
    private readonly drawn: string,
  ) {}

  /** @param block the path of the block the part stands in */
  read(part: Part, path: readonly number[], block: readonly number[]): boolean {
    if (part.text !== undefined) return this.readText(part.text, path, block);
    if (this.kinds.isVoid(part)) return this.skipPlaceholder() || true;
    const [from, count] = [this.at, this.places.length];
    if (this.readChildren(part, path, this.kinds.isInline(part) ? block : path)) return true;
    // A quotation or code: one placeholder for all of it.
    this.at = from;
    this.places.length = count;
    return this.skipPlaceholder();
  }

  readChildren({ children = [] }: Part, path: readonly number[], block: readonly number[]): boolean {
    return children.every((child, index) => {
      const isBlock = child.text === undefined && !this.kinds.isInline(child);
      if (isBlock && index > 0 && !this.skipBreak()) return false;
      return this.read(child, [...path, index], block);
    });
  }

  private readText(text: string, path: readonly number[], block: readonly number[]): boolean {
    if (!this.drawn.startsWith(text.replaceAll('\u00a0', ' '), this.at)) return false;
    this.places.push({ path, block, at: this.at, text });
    this.at += text.length;
    // A line break at a text's end is drawn twice, so that it shows.
    const isTwice = text.endsWith('\n') && /^\n(?:\n|$)/.test(this.drawn.slice(this.at, this.at + 2));
    if (isTwice) this.at += 1;
    return true;
  }

  private skipBreak(): boolean {
    const isBreak = this.drawn[this.at] === '\n';
    if (isBreak) this.at += 1;
    return isBreak;
  }

  private skipPlaceholder(): boolean {
    PLACEHOLDER.lastIndex = this.at;
    const [found] = PLACEHOLDER.exec(this.drawn) ?? [];
    this.at += found?.length ?? 0;
    return found !== undefined;
  }
}

/** @returns where each text of a document stands in what is drawn; null where another is drawn than the document holds */
export function placesIn(editor: Kinds & Part, drawn: string): PlacedText[] | null {
  const finder = new PlaceFinder(editor, drawn);
  const isDrawn = finder.readChildren(editor, [], []) && finder.at === drawn.length;
  return isDrawn && finder.places.length > 0 ? finder.places : null;
}
