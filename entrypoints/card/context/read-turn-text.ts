import type { TurnSelectors } from '@/shared/chats/turn-selectors.ts';

/** What no site means to be read: controls, pictures, what is hidden, and the second copy of a formula. */
const NOT_TEXT =
  'button,svg,style,script,template,noscript,[hidden],[aria-hidden=true],.sr-only,.visually-hidden,semantics>:not(annotation)';
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);

class TurnReader {
  private text = '';

  constructor(private readonly skip: string) {}

  read(element: Element): string {
    this.visitChildren(element, false);
    return this.text
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  private visitChildren(element: Element, isKept: boolean): void {
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) this.add((child as Text).data, isKept);
      else if (child.nodeType === Node.ELEMENT_NODE) this.visit(child as Element, isKept);
    }
  }

  private visit(element: Element, isKept: boolean): void {
    if (element.matches(this.skip)) return;
    const name = element.localName;
    if (name === 'br') {
      this.text += '\n';
      return;
    }
    if (name === 'td' || name === 'th') this.add(' ', false);
    const isBlock = BLOCKS.has(name);
    if (isBlock) this.breakLine();
    if (name === 'li') this.text += '- ';
    this.visitChildren(
      element,
      isKept || name === 'pre' || element.classList.contains('whitespace-pre-wrap'),
    );
    if (isBlock) this.breakLine();
    // Paragraphs stand apart, lines of a list or of a table do not.
    if (name === 'p' || name === 'pre') this.text += '\n';
  }

  private breakLine(): void {
    const isFresh = this.text === '' || this.text.endsWith('\n') || this.text.endsWith('- ');
    if (!isFresh) this.text += '\n';
  }

  private add(text: string, isKept: boolean): void {
    if (isKept) {
      this.text += text;
      return;
    }
    const words = text.replace(/\s+/g, ' ');
    const isSpaced = this.text === '' || this.text.endsWith(' ') || this.text.endsWith('\n');
    this.text += isSpaced ? words.trimStart() : words;
  }
}

/** The words of one turn, a line for each line the reader sees. Asks for no layout. */
export function readTurnText(turn: Element, { body, skip }: TurnSelectors): string {
  const all = skip ? `${NOT_TEXT}, ${skip}` : NOT_TEXT;
  const bodies = body
    ? [...turn.querySelectorAll(body)].filter(
        (part) => !part.parentElement?.closest(body) && !(skip && part.closest(skip)),
      )
    : [];
  const parts = bodies.length > 0 ? bodies : [turn];
  return parts
    .map((part) => new TurnReader(all).read(part))
    .filter((text) => text !== '')
    .join('\n\n');
}
