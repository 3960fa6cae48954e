import { type BoostedTrees, type Tree, treeSum } from '@/shared/documents/pdf/tables/boosted-trees.ts';

/** Examples: what is known of each, and whether what is asked for is true of it. */
export interface Examples {
  facts: number[][];
  truth: boolean[];
}

export interface Fitting {
  trees: number;
  depth: number;
  /** So many examples stand at each end of a tree. */
  least: number;
}

const BINS = 48;
const RATE = 0.2;
const LEAST_GAIN = 1e-3;

/** Facts as the number of thresholds they pass. */
interface Binned {
  cuts: number[][];
  bins: Uint8Array[];
}

function binned(facts: readonly number[][]): Binned {
  const cuts = (facts[0] ?? []).map((_, fact) => {
    const sorted = facts.map((one) => one[fact] ?? 0).sort((a, b) => a - b);
    const quantiles = Array.from({ length: BINS - 1 }, (__, at) =>
      rounded(sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0),
    );
    return [...new Set(quantiles)];
  });
  const bins = cuts.map((own, fact) =>
    Uint8Array.from(facts, (one) => own.filter((cut) => (one[fact] ?? 0) >= cut).length),
  );
  return { cuts, bins };
}

const rounded = (value: number) => Number(value.toFixed(3));
const total = (places: Int32Array, values: Float64Array) =>
  places.reduce((sum, at) => sum + (values[at] ?? 0), 0);

/** What is still missed of each example, and how much one step changes it. */
interface Errors {
  slopes: Float64Array;
  bends: Float64Array;
}

interface Split {
  fact: number;
  bin: number;
}

/** The question that parts examples best; undefined where none does. */
function bestSplit(
  places: Int32Array,
  { bins, cuts }: Binned,
  { slopes, bends, least }: Errors & { least: number },
): Split | undefined {
  const [allSlope, allBend] = [total(places, slopes), total(places, bends)];
  const score = (slope: number, bend: number) => (slope * slope) / (bend + 1);
  let best: Split | undefined;
  let most = LEAST_GAIN;
  bins.forEach((own, fact) => {
    const length = (cuts[fact]?.length ?? 0) + 1;
    const [slope, bend] = [new Float64Array(length), new Float64Array(length)];
    const count = new Int32Array(length);
    for (const at of places) {
      const bin = own[at] ?? 0;
      slope[bin] = (slope[bin] ?? 0) + (slopes[at] ?? 0);
      bend[bin] = (bend[bin] ?? 0) + (bends[at] ?? 0);
      count[bin] = (count[bin] ?? 0) + 1;
    }
    let [leftSlope, leftBend, left] = [0, 0, 0];
    for (let bin = 0; bin < length - 1; bin++) {
      leftSlope += slope[bin] ?? 0;
      leftBend += bend[bin] ?? 0;
      left += count[bin] ?? 0;
      if (left < least || places.length - left < least) continue;
      const parted = score(leftSlope, leftBend) + score(allSlope - leftSlope, allBend - leftBend);
      const gain = parted - score(allSlope, allBend);
      if (gain > most) [best, most] = [{ fact, bin }, gain];
    }
  });
  return best;
}

function grow(data: Binned, errors: Errors, { depth, least }: Fitting): Tree {
  const tree: Tree = { asked: [], from: [], right: [] };
  const build = (places: Int32Array, left: number) => {
    const own = tree.asked.length;
    const split =
      left > 0 && places.length > 2 * least ? bestSplit(places, data, { ...errors, least }) : undefined;
    const bins = split && data.bins[split.fact];
    const end = (RATE * total(places, errors.slopes)) / (total(places, errors.bends) + 1);
    tree.asked.push(split?.fact ?? -1);
    tree.from.push(rounded(split ? (data.cuts[split.fact]?.[split.bin] ?? 0) : end));
    tree.right.push(0);
    if (!split || !bins) return;
    build(
      places.filter((at) => (bins[at] ?? 0) <= split.bin),
      left - 1,
    );
    tree.right[own] = tree.asked.length;
    build(
      places.filter((at) => (bins[at] ?? 0) > split.bin),
      left - 1,
    );
  };
  build(
    Int32Array.from({ length: data.bins[0]?.length ?? 0 }, (_, at) => at),
    depth,
  );
  return tree;
}

/** Trees one after the other, each fitted to what those before it missed. */
export function fitTrees({ facts, truth }: Examples, fitting: Fitting): BoostedTrees {
  const data = binned(facts);
  const share = truth.filter(Boolean).length / truth.length;
  const base = rounded(Math.log(share / (1 - share)));
  const sums = new Float64Array(truth.length).fill(base);
  const trees: Tree[] = [];
  for (let count = 0; count < fitting.trees; count++) {
    const chances = sums.map((sum) => 1 / (1 + Math.exp(-sum)));
    const slopes = chances.map((chance, at) => (truth[at] ? 1 : 0) - chance);
    const bends = chances.map((chance) => chance * (1 - chance));
    const tree = grow(data, { slopes, bends }, fitting);
    trees.push(tree);
    facts.forEach((one, at) => {
      sums[at] = (sums[at] ?? 0) + treeSum(tree, one);
    });
  }
  return { base, trees };
}
