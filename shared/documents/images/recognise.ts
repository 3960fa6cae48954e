import type { Block, DocumentWarning, Place } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { withEvenLight } from './even-light.ts';
import type { LanguagePack } from './language-pack.ts';
import { blocksOf, isUnsure } from './layout.ts';
import {
  enlarge,
  type Grey,
  invert,
  meanOf,
  type Picture,
  type QuarterTurn,
  reduce,
  straighten,
  toGrey,
  toPgm,
  turn,
} from './picture.ts';
import { useTextWorker } from './recogniser.ts';
import { withoutRules } from './rules.ts';
import { confidenceOf, type OcrWord, parseWords, surelyRead } from './words.ts';
import { isUpsideDown, lineHeightOf, lookAtWriting } from './writing-direction.ts';

export interface RecognitionOptions {
  /** The language to read in; English where none is given. */
  pack?: LanguagePack | undefined;
  /** As `ReadRequest.assets`. */
  assets: string;
  signal: AbortSignal;
  /** Where the blocks are said to stand; `image` where nothing is given. */
  place?: Place;
  /** Called with the share that is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface Recognised {
  /** In reading order. */
  blocks: Block[];
  /** Mean of all words, 0 to 100; 0 where there are none. */
  confidence: number;
  /** How the picture had to be turned, clockwise, to be read. */
  turned: QuarterTurn;
  warnings: DocumentWarning[];
}

interface Reading {
  words: OcrWord[];
  turned: QuarterTurn;
}

type ReadGrey = (grey: Grey) => Promise<OcrWord[]>;

/** Lines of letters are brought to this height where they are smaller; tesseract reads small ones worse. */
const SMALL_LINE = 14;
const GOOD_LINE = 20;
const LARGE_LINE = 44;
const MOST_ENLARGED = 3;
const MOST_PIXELS = 16_000_000;
/** In radians: a smaller one does no harm. */
const LEAST_SLANT = 0.004;
/** A page read at least this surely is not turned to see whether it reads better otherwise. */
const SURELY_UPRIGHT = 70;

/**
 * Reads the text in a picture on this device. It is turned upright and straightened first where that is needed. Throws
 * `aborted` within 200 ms of the signal, `timeout` after `limits.recognitionMs`.
 */
export async function recognise(picture: Picture, options: RecognitionOptions): Promise<Recognised> {
  if (picture.width * picture.height > limits.imagePixels) throw new AppError('image_too_large');
  const grey = withEvenLight(toGrey(picture));
  const dark = meanOf(grey) < 110 ? invert(grey) : grey;
  const { words, turned } = await useTextWorker(options, (readPgm) =>
    readUpright(dark, (part) => readGrey(part, readPgm)),
  );
  const place = options.place ?? { in: 'image' };
  return {
    blocks: blocksOf(words, place),
    confidence: Math.round(confidenceOf(words)),
    turned,
    warnings: [
      { code: 'text_recognised', place, ...(words.length === 0 && { count: 0 }) },
      ...(isUnsure(words) ? [{ code: 'text_unsure' as const, place }] : []),
    ],
  };
}

/** The picture of a page of a PDF that has no text of its own; `place` says which. */
export function recognisePdfPage(picture: Picture, options: RecognitionOptions): Promise<Recognised> {
  return recognise(picture, options);
}

async function readUpright(grey: Grey, read: ReadGrey): Promise<Reading> {
  const { isSideways, isSure, slant } = lookAtWriting(grey);
  const level = Math.abs(slant) > LEAST_SLANT ? straighten(grey, -slant) : grey;
  const start: QuarterTurn = isSideways ? 90 : 0;
  const started = turn(level, start);
  const isHeadDown = isUpsideDown(started);
  const guess: QuarterTurn = isHeadDown ? (isSideways ? 270 : 180) : start;
  const words = await read(isHeadDown ? turn(started, 180) : started);
  if (isConvincing(words)) return { words, turned: guess };
  // Sideways lines are now and then read as they lie: that is no reason to leave them so.
  const turns = isSideways
    ? ([90, 270] as const)
    : isSure
      ? ([0, 180] as const)
      : ([0, 180, 90, 270] as const);
  const turned = await betterTurn(level, turns, read);
  if (turned === guess) return { words, turned };
  const otherwise = await read(turn(level, turned));
  const isBetter = surelyRead(otherwise) > surelyRead(words) * 1.2;
  return isBetter ? { words: otherwise, turned } : { words, turned: guess };
}

function isConvincing(words: OcrWord[]): boolean {
  return words.length >= 3 && confidenceOf(words) >= SURELY_UPRIGHT;
}

/** Compares the turns by a part of the picture: the whole would take as often its time. */
async function betterTurn(grey: Grey, turns: readonly QuarterTurn[], read: ReadGrey): Promise<QuarterTurn> {
  const part = busiestPart(grey);
  let best: QuarterTurn = turns[0] ?? 0;
  let most = -1;
  for (const by of turns) {
    const letters = surelyRead(await read(turn(part, by)));
    if (letters > most) {
      most = letters;
      best = by;
    }
  }
  return best;
}

const PART = 700;

/** A square cut where the picture has most contrast, by an even grid. */
function busiestPart({ width, height, data }: Grey): Grey {
  const wide = Math.min(width, PART);
  const high = Math.min(height, PART);
  let best = { left: 0, top: 0, contrast: -1 };
  const stepX = Math.max(1, Math.floor((width - wide) / 3));
  const stepY = Math.max(1, Math.floor((height - high) / 3));
  for (let top = 0; top + high <= height; top += stepY) {
    for (let left = 0; left + wide <= width; left += stepX) {
      let contrast = 0;
      for (let y = top; y < top + high; y += 3)
        for (let x = left + 1; x < left + wide; x += 3)
          contrast += Math.abs((data[y * width + x] ?? 0) - (data[y * width + x - 1] ?? 0)) > 40 ? 1 : 0;
      if (contrast > best.contrast) best = { left, top, contrast };
    }
  }
  const part = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) {
    const from = (best.top + y) * width + best.left;
    part.set(data.subarray(from, from + wide), y * wide);
  }
  return { width: wide, height: high, data: part };
}

async function readGrey(
  grey: Grey,
  readPgm: (file: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<OcrWord[]> {
  const lineHeight = lineHeightOf(grey);
  // Large letters are read as well at half the size, in less time.
  if (lineHeight >= LARGE_LINE) {
    const words = await readGrey(reduce(grey, 2), readPgm);
    return words.map((word) => scaled(word, 2));
  }
  const scale = enlargementOf(grey, lineHeight);
  const { grey: clean, rules } = withoutRules(grey, lineHeight);
  const file = toPgm(scale > 1 ? enlarge(clean, scale) : clean);
  return parseWords(await readPgm(file), { scale, rules });
}

function scaled(word: OcrWord, by: number): OcrWord {
  const { left, top, width, height } = word;
  return { ...word, left: left * by, top: top * by, width: width * by, height: height * by };
}

function enlargementOf(grey: Grey, line: number): number {
  if (line === 0 || line >= SMALL_LINE) return 1;
  const wanted = Math.min(GOOD_LINE / line, MOST_ENLARGED);
  return Math.max(1, Math.min(wanted, Math.sqrt(MOST_PIXELS / (grey.width * grey.height))));
}
