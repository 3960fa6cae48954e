import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { asMatrix, type Box, type PageSize, type Turn, turnBox } from '@/shared/documents/pdf/geometry.ts';
import { loadPdfJs } from '@/shared/documents/pdf/open/open-pdf.ts';
import { markCellStarts } from './cell-starts.ts';
import { type FontLooks, faceOf } from './font-face.ts';
import { readTags, type TaggedTable } from './page-tags.ts';
import type { Fill, Rule } from './path-rules.ts';
import type { FontMetrics } from './show-glyphs.ts';
import { type OperatorCodes, type OperatorList, walkOperators } from './walk-operators.ts';
import type { Face, PdfWord } from './words.ts';

/** What is drawn on a page, in the frame in which most of its text is upright. */
export interface PageContent {
  size: PageSize;
  words: PdfWord[];
  /** Words written in another direction, each in its own frame. */
  turned: PdfWord[];
  rules: Rule[];
  fills: Fill[];
  /** Pieces of what is drawn that run aslant or bent. */
  slants: Box[];
  /** How far the page was turned so that its text is upright. */
  turn: Turn;
  glyphs: number;
  unreadable: number;
  isCut: boolean;
  /** Tables the file itself says are there. */
  tagged?: readonly TaggedTable[];
}

const plainFace: Face = { name: '', isBold: false, isItalic: false, isMono: false };
const plainFont: FontMetrics = { face: plainFace, unit: 0.001, isVertical: false, isType3: false };

/** A font that does not come is read without its looks. */
const FONT_MS = 2_000;

interface PdfFont extends FontLooks {
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: ArrayLike<number>;
}

/** Fonts of a document by pdf.js' name for them. */
export class FontBook {
  private readonly known = new Map<string, FontMetrics>();

  /** Waits for the fonts a page uses: pdf.js hands them over beside its operators. */
  async load(page: PDFPageProxy, { fnArray, argsArray }: OperatorList, codes: OperatorCodes): Promise<void> {
    const names = new Set<string>();
    fnArray.forEach((code, at) => {
      if (code !== codes.setFont && code !== codes.dependency) return;
      for (const name of argsArray[at] as unknown[])
        if (typeof name === 'string' && /_f\d+$/.test(name) && !this.known.has(name)) names.add(name);
    });
    for (const name of names) this.known.set(name, metricsOf(await this.font(page, name)));
  }

  metrics(name: string): FontMetrics {
    return this.known.get(name) ?? plainFont;
  }

  private font(page: PDFPageProxy, name: string): Promise<PdfFont | null> {
    if (page.commonObjs.has(name)) return Promise.resolve(page.commonObjs.get(name) as PdfFont | null);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), FONT_MS);
      page.commonObjs.get(name, (font: PdfFont | null) => {
        clearTimeout(timer);
        resolve(font);
      });
    });
  }
}

function metricsOf(font: PdfFont | null): FontMetrics {
  if (!font) return plainFont;
  const unit = Number(font.fontMatrix?.[0] ?? 0.001) || 0.001;
  return {
    face: faceOf(font),
    unit: font.isType3Font ? Math.abs(unit) : 0.001,
    isVertical: font.vertical === true,
    isType3: font.isType3Font === true,
  };
}

/** Which layers are shown. */
export interface Layers {
  isVisible(group: unknown): boolean;
}

export async function layersOf(document: PDFDocumentProxy): Promise<Layers> {
  return (await document.getOptionalContentConfig()) as Layers;
}

/** Reads what a page draws. */
export async function readPageContent(
  page: PDFPageProxy,
  { fonts, layers }: { fonts: FontBook; layers: Layers },
): Promise<PageContent> {
  const { OPS: codes } = await loadPdfJs();
  const viewport = page.getViewport({ scale: 1 });
  const size = { width: viewport.width, height: viewport.height };
  const operators = (await page.getOperatorList()) as OperatorList;
  await fonts.load(page, operators, codes as unknown as OperatorCodes);
  const { text, paths, isCut } = walkOperators({
    operators,
    codes: codes as unknown as OperatorCodes,
    base: asMatrix(viewport.transform),
    page: size,
    font: (name) => fonts.metrics(name),
    isShown: (group) => group === null || group === undefined || layers.isVisible(group),
  });
  const words = withoutDoubles(text.words);
  markCellStarts(words);
  const tags = words.some(({ mark }) => mark !== undefined) ? await readTags(page) : undefined;
  for (const word of words) if (word.mark !== undefined && tags?.titles.has(word.mark)) word.isTitled = true;
  const turn = mainTurn(words);
  return {
    size: turn % 2 === 0 ? size : { width: size.height, height: size.width },
    words: words.filter((word) => word.turn === turn && word.tilt === 0),
    turned: words.filter((word) => word.turn !== turn || word.tilt !== 0),
    rules: paths.rules.map((rule) => ({
      ...turnBox(rule, turn, size),
      isAcross: turn % 2 === 0 ? rule.isAcross : !rule.isAcross,
    })),
    fills: paths.fills.map((fill) => ({ ...turnBox(fill, turn, size), colour: fill.colour })),
    slants: paths.slants.map((slant) => turnBox(slant, turn, size)),
    turn,
    glyphs: text.glyphs,
    unreadable: text.unreadable,
    isCut,
    ...(tags && { tagged: tags.tables }),
  };
}

function mainTurn(words: readonly PdfWord[]): Turn {
  const letters = [0, 0, 0, 0];
  for (const word of words) letters[word.turn] = (letters[word.turn] ?? 0) + word.text.length;
  const most = Math.max(...letters);
  return most === letters[0] ? 0 : (letters.indexOf(most) as Turn);
}

/** Bold drawn by writing twice, and shadows, are one word. */
function withoutDoubles(words: readonly PdfWord[]): PdfWord[] {
  const last = new Map<string, PdfWord>();
  return words.filter((word) => {
    const seen = last.get(word.text);
    last.set(word.text, word);
    return !(
      seen &&
      seen.turn === word.turn &&
      seen.tilt === word.tilt &&
      Math.abs(seen.x0 - word.x0) < 0.12 * word.size &&
      Math.abs(seen.base - word.base) < 0.12 * word.size
    );
  });
}
