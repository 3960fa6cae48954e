/**
 * A tree of questions, its nodes in the order they are come by, the lower answer first: the fact a node asks for, or -1 at
 * an end; from where on it goes right, or what the end adds; where its right side begins.
 */
export interface Tree {
  asked: number[];
  from: number[];
  right: number[];
}

/** Trees fitted one after the other, each to what those before it missed. */
export interface BoostedTrees {
  base: number;
  trees: Tree[];
}

/** What a tree adds for such facts. */
export function treeSum({ asked, from, right }: Tree, facts: readonly number[]): number {
  let at = 0;
  for (let fact = asked[0] ?? -1; fact >= 0; fact = asked[at] ?? -1)
    at = (facts[fact] ?? 0) < (from[at] ?? 0) ? at + 1 : (right[at] ?? 0);
  return from[at] ?? 0;
}

/** How likely what was fitted is true of such facts, 0 to 1. */
export function chanceOf({ base, trees }: BoostedTrees, facts: readonly number[]): number {
  let sum = base;
  for (const tree of trees) sum += treeSum(tree, facts);
  return 1 / (1 + Math.exp(-sum));
}
