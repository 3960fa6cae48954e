import type { Block, DocumentWarning } from '@/shared/documents/document.ts';
import type { ReadRequest } from '@/shared/documents/read-events.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { FieldValue, PageLink } from './content/annotations.ts';
import { isGarbled } from './content/garbled-text.ts';
import { needsPictures, partHidden } from './content/hidden-words.ts';
import type { PageContent } from './content/page-content.ts';
import type { PlacedPicture } from './content/page-picture.ts';
import { type Picture, pagePicture } from './content/page-picture.ts';
import { coverage, decodeAll, type Pictures, pictureBoxes } from './content/pictures.ts';
import { canDraw } from './content/render-page.ts';
import type { PdfWord } from './content/words.ts';
import { blocksOf } from './layout/blocks.ts';
import type { TypeFacts } from './layout/headings.ts';
import { lineNumbers } from './layout/line-numbers.ts';
import {
  addLinks,
  besideText,
  edgeLines,
  fieldBlocks,
  hiddenBlocks,
  unturnedSize,
} from './layout/page-extras.ts';
import { layOut, plainLines } from './layout/page-layout.ts';
import { type Edges, runningWords } from './layout/running-heads.ts';
import { factsOfPage } from './layout/type-facts.ts';

/** A page as it was drawn, kept until its neighbours are known. */
export interface DrawnPage {
  number: number;
  content: PageContent;
  edges: Edges;
  links: PageLink[];
  fields: FieldValue[];
}

/** A page as it is read. */
export interface ReadPage {
  number: number;
  blocks: Block[];
  /** All its text in reading order, running heads and hidden text included. */
  text: string;
  warnings: DocumentWarning[];
}

export interface PageContext {
  request: ReadRequest;
  facts: TypeFacts;
  /** Edges of the pages around it. */
  around: readonly Edges[];
  pictures: Pictures;
  /** Where columns of the pages before met. */
  gutters: Set<number>;
}

/** Fewer letters may be a stamp on a scan. */
const STAMP = 120;
const NEARLY_NONE = 40;
/** Share of a page that pictures cover where it is one. */
const MOSTLY = 0.4;

/** Reads a page whose neighbours are known. */
export async function readPage(page: DrawnPage, context: PageContext): Promise<ReadPage> {
  const { content } = page;
  const size = unturnedSize(content.size, content.turn);
  const mayBeScan = lettersOf(content.words) < STAMP && content.turned.length < 10;
  const placed = mayBeScan || needsPictures(content) ? await picturesOf(page.number, context) : [];
  const { shown, hidden } = partHidden(content, pictureBoxes(placed, content.turn, size));
  const written = writtenPart(page, context, { shown, hidden });
  const seen = lettersOf(shown);
  const cover = coverage(placed, size);
  const isScan = (seen < NEARLY_NONE && cover > MOSTLY) || (seen < STAMP && cover > 0.9);
  const place = { in: 'page', page: page.number } as const;
  const isGarbage = written.warnings.some(({ code }) => code === 'garbled_text');
  if (!isScan && isGarbage && context.request.recognise) return (await readAsSeen(page, context)) ?? written;
  if (!isScan) return written;
  const recognised = context.request.recognise
    ? await recogniseScan(placed, page, context.request)
    : { blocks: [], warnings: [] };
  return {
    number: page.number,
    blocks: [...recognised.blocks, ...written.blocks],
    text: [...recognised.blocks.map(({ text }) => text), written.text]
      .filter((part) => part !== '')
      .join('\n'),
    warnings: [{ code: 'no_text_layer', place }, ...written.warnings, ...recognised.warnings],
  };
}

function lettersOf(words: readonly PdfWord[]): number {
  return words.reduce((sum, word) => sum + word.text.length, 0);
}

async function picturesOf(number: number, { pictures }: PageContext): Promise<PlacedPicture[]> {
  try {
    return await pictures.onPage(number);
  } catch (thrown) {
    reportError('documents.pictures', thrown);
    // A drawing that cannot be followed tells nothing of pictures; the text still stands.
    return [];
  }
}

/** What the text layer of a page gives. */
function writtenPart(
  { number, content, edges, links, fields }: DrawnPage,
  { facts, around, gutters }: PageContext,
  { shown, hidden }: { shown: PdfWord[]; hidden: PdfWord[] },
): ReadPage {
  const running = runningWords(edges, around, { content, bodySize: facts.bodySize });
  const body = shown.filter((word) => !running.has(word));
  const counts = lineNumbers(body);
  const setting = { isCodeMono: !facts.isBodyMono, gutters };
  const written = layOut(body, content, setting);
  const items =
    counts.size > 0
      ? layOut(
          body.filter((word) => !counts.has(word)),
          content,
          setting,
        )
      : written;
  const aside = besideText(content);
  const text = [
    ...edgeLines(running, content, 'top'),
    ...plainLines(written),
    ...aside.lines,
    ...edgeLines(running, content, 'bottom'),
    ...plainLines(layOut(hidden)),
  ].join('\n');
  const placed = blocksOf([...items, ...aside.items], number, factsOfPage(facts, shown));
  addLinks(placed, links, shown);
  const place = { in: 'page', page: number } as const;
  const warnings: DocumentWarning[] = [];
  if (hidden.length > 0) warnings.push({ code: 'hidden_text', place, count: hidden.length });
  if (isGarbled(shown.map((word) => word.text).join(' '), content))
    warnings.push({ code: 'garbled_text', place });
  return {
    number,
    blocks: [
      ...placed.map(({ block }) => block),
      ...fieldBlocks(fields, text, number),
      ...hiddenBlocks(hidden, number, facts),
    ],
    text,
    warnings,
  };
}

/** How a page looks: its pictures where they cover it, else drawn; undefined where it cannot be. */
async function lookOf({ number, content }: DrawnPage, context: PageContext): Promise<Picture | undefined> {
  const placed = await picturesOf(number, context);
  const size = unturnedSize(content.size, content.turn);
  if (coverage(placed, size) > MOSTLY) return pagePicture(await decodeAll(placed), size);
  // A page that cannot be drawn keeps the text it has, and the warning of it.
  return canDraw() ? context.pictures.draw(number).catch(() => undefined) : undefined;
}

/** A page whose text layer is not what is seen, read from how it looks. */
async function readAsSeen(page: DrawnPage, context: PageContext): Promise<ReadPage | undefined> {
  const picture = await lookOf(page, context);
  if (!picture) return undefined;
  const { recognisePdfPage } = await import('@/shared/documents/images/recognise.ts');
  const { pack, assets, signal } = context.request;
  const { number } = page;
  const place = { in: 'page', page: number } as const;
  const { blocks, warnings } = await recognisePdfPage(picture, { pack, assets, signal, place });
  return { number, blocks, text: blocks.map(({ text }) => text).join('\n'), warnings };
}

/** Text of a page that is a picture. */
async function recogniseScan(
  placed: readonly PlacedPicture[],
  { number, content }: DrawnPage,
  { pack, assets, signal }: ReadRequest,
): Promise<{ blocks: Block[]; warnings: DocumentWarning[] }> {
  const { recognisePdfPage } = await import('@/shared/documents/images/recognise.ts');
  const place = { in: 'page', page: number } as const;
  const picture = pagePicture(await decodeAll(placed), unturnedSize(content.size, content.turn));
  return recognisePdfPage(picture, { pack, assets, signal, place });
}
