import type { Block } from '@/shared/documents/document.ts';
import { blockText } from './block-text.ts';
import { type CountTokens, loadTokenCounter } from './count-tokens.ts';
import { addressLine, FRAME_CHARS, FRAME_TOKENS } from './format-context.ts';
import { type Pick, pickBlocks } from './pick-blocks.ts';
import { headingsOver, rankUnits } from './rank-units.ts';
import { type Unit, unitsOf } from './units.ts';

export interface ChooseRequest {
  blocks: readonly Block[];
  /** What is asked; without one the file is taken from its beginning. */
  question: string;
  /** The most tokens the formatted context may have, its frame included. */
  budgetTokens: number;
  /** The most UTF-16 units it may have. */
  maxChars?: number;
  /** Pages or ranges the user named; hidden sheets are given only where they are named. */
  picked?: Pick | undefined;
}

export interface Chosen {
  /** In document order. */
  blocks: Block[];
  /** Whether that is all there is to see; otherwise the passages that fit the question best. */
  isWhole: boolean;
  /** Tokens of all that could have been chosen. */
  allTokens: number;
  /** Hidden blocks that were left out. */
  hiddenLeftOut: number;
}

/** Room that is left over is filled with what stands beside the best passages, so far from each. */
const NEIGHBOURS = 2;

class Room {
  readonly taken = new Set<number>();

  constructor(
    private readonly sizes: readonly { tokens: number; chars: number }[],
    private tokens: number,
    private chars: number,
  ) {}

  /** Takes units together, or none of them where they do not fit. */
  take(indices: readonly number[]): boolean {
    const fresh = [...new Set(indices)].filter((index) => !this.taken.has(index));
    const tokens = fresh.reduce((sum, index) => sum + (this.sizes[index]?.tokens ?? 0), 0);
    const chars = fresh.reduce((sum, index) => sum + (this.sizes[index]?.chars ?? 0), 0);
    if (tokens > this.tokens || chars > this.chars) return false;
    this.tokens -= tokens;
    this.chars -= chars;
    for (const index of fresh) this.taken.add(index);
    return true;
  }
}

function sizesOf(blocks: readonly Block[], count: CountTokens) {
  return blocks.map((block) => {
    const text = `${addressLine(block)}\n${blockText(block)}\n\n`;
    return { tokens: count(text), chars: text.length };
  });
}

/** Whether two units stand beside each other in the same page or sheet. */
function isBeside(one: Unit | undefined, other: Unit | undefined): boolean {
  if (!one || !other || Math.abs(one.at - other.at) > 1) return false;
  const [a, b] = [one.block.place, other.block.place];
  if (a.in === 'page' && b.in === 'page') return Math.abs(a.page - b.page) <= 1;
  return a.in !== 'sheet' || (b.in === 'sheet' && a.sheet === b.sheet);
}

async function best(units: readonly Unit[], question: string, room: Room): Promise<void> {
  const over = headingsOver(units);
  const ranked = await rankUnits(units, question);
  if (ranked.length === 0) {
    // Nothing tells what is wanted: the file from its beginning.
    for (let index = 0; index < units.length && room.take([index]); index += 1);
    return;
  }
  const chosen = ranked.filter(
    ({ index }) => room.take([...(over[index] ?? []), index]) || room.take([index]),
  );
  for (let distance = 1; distance <= NEIGHBOURS; distance += 1)
    for (const { index } of chosen)
      for (const beside of [index + distance, index - distance])
        if (isBeside(units[index], units[beside])) room.take([beside]);
}

/**
 * What of a file goes along with a question: all of it where it fits, otherwise the blocks most relevant to the question,
 * with their headings and what stands beside them. Tables are parted between rows and keep their head row; every part
 * keeps its own address.
 */
export async function chooseContext(request: ChooseRequest): Promise<Chosen> {
  const { question, budgetTokens, picked, maxChars = Number.POSITIVE_INFINITY } = request;
  const { blocks, hiddenLeftOut } = pickBlocks(request.blocks, picked);
  const count = await loadTokenCounter();
  const chars = blocks.reduce((total, { text }) => total + text.length, 0);
  const room = { tokens: budgetTokens - FRAME_TOKENS, chars: maxChars - FRAME_CHARS };
  // No token has more than a few letters on average: what is far too long need not be counted block by block.
  const mayFit = chars <= Math.min(room.chars, room.tokens * 12);
  if (mayFit) {
    const sizes = sizesOf(blocks, count);
    const allTokens = sizes.reduce((total, { tokens }) => total + tokens, 0);
    const allChars = sizes.reduce((total, size) => total + size.chars, 0);
    if (allTokens <= room.tokens && allChars <= room.chars)
      return { blocks: [...blocks], isWhole: true, allTokens, hiddenLeftOut };
  }
  const units = unitsOf(blocks, room.tokens);
  const sizes = await sizesOfFitting(units, count);
  const allTokens = sizes.reduce((total, { tokens }) => total + tokens, 0);
  const kept = new Room(sizes, room.tokens, room.chars);
  await best(units, question, kept);
  const chosen = units.filter((_, index) => kept.taken.has(index)).map(({ block }) => block);
  return { blocks: chosen, isWhole: false, allTokens, hiddenLeftOut };
}

/** Above this many characters tokens are inferred from the density of a sample. */
const EXACT_CHARS = 600_000;
const SAMPLE_EVERY = 20;

/** Sizes of units; in very long files those of a sample, and the rest by its density, on the safe side. */
async function sizesOfFitting(units: readonly Unit[], count: CountTokens) {
  const blocks = units.map(({ block }) => block);
  const chars = blocks.reduce((total, { text }) => total + text.length, 0);
  if (chars <= EXACT_CHARS) return sizesOf(blocks, count);
  const sample = sizesOf(
    blocks.filter((_, at) => at % SAMPLE_EVERY === 0),
    count,
  );
  const tokens = sample.reduce((total, size) => total + size.tokens, 0);
  const sampleChars = sample.reduce((total, size) => total + size.chars, 0);
  const density = (tokens / Math.max(1, sampleChars)) * 1.15;
  return blocks.map((block) => {
    const length = addressLine(block).length + blockText(block).length + 3;
    return { tokens: Math.ceil(length * density), chars: length };
  });
}
