import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import type { Box } from '@/shared/documents/pdf/geometry.ts';

/** A line of a grid: where it stands, and from where to where it reaches. */
export interface GridLine {
  at: number;
  from: number;
  to: number;
}

/** Rules that touch each other. */
export interface RuleGroup extends Box {
  across: GridLine[];
  down: GridLine[];
}

const NEAR = 3;
/** A page with more rules is a drawing. */
const MOST_RULES = 4_000;

/** Joins rules that continue each other, as the borders of neighbouring cells do. */
export function gridLines(rules: readonly Rule[], isAcross: boolean): GridLine[] {
  const lines = rules
    .filter((rule) => rule.isAcross === isAcross)
    .map(
      (rule): GridLine =>
        isAcross
          ? { at: (rule.top + rule.bottom) / 2, from: rule.x0, to: rule.x1 }
          : { at: (rule.x0 + rule.x1) / 2, from: rule.top, to: rule.bottom },
    )
    .sort((a, b) => a.at - b.at || a.from - b.from);
  const joined: GridLine[] = [];
  for (const line of lines) {
    let into: GridLine | undefined;
    for (let back = joined.length - 1; back >= 0; back--) {
      const one = joined[back];
      if (!one || line.at - one.at > 2) break;
      if (line.from <= one.to + NEAR && line.to >= one.from - NEAR) {
        into = one;
        break;
      }
    }
    if (into) {
      into.from = Math.min(into.from, line.from);
      into.to = Math.max(into.to, line.to);
    } else joined.push({ ...line });
  }
  return joined.filter((line) => line.to - line.from > 5);
}

function touches(across: GridLine, down: GridLine): boolean {
  return (
    down.at >= across.from - NEAR &&
    down.at <= across.to + NEAR &&
    across.at >= down.from - NEAR &&
    across.at <= down.to + NEAR
  );
}

/** Rules in groups that touch each other; lines across alone make groups with those of the same width. */
export function ruleGroups(rules: readonly Rule[]): RuleGroup[] {
  if (rules.length > MOST_RULES) return [];
  const across = gridLines(rules, true);
  const down = gridLines(rules, false);
  const groups: RuleGroup[] = [];
  const seen = new Set<GridLine>();
  for (const start of across) {
    if (seen.has(start)) continue;
    const group = { across: [] as GridLine[], down: [] as GridLine[] };
    const waiting: [GridLine, boolean][] = [[start, true]];
    seen.add(start);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [line, isAcross] = next;
      (isAcross ? group.across : group.down).push(line);
      for (const other of isAcross ? down : across) {
        if (seen.has(other) || !(isAcross ? touches(line, other) : touches(other, line))) continue;
        seen.add(other);
        waiting.push([other, !isAcross]);
      }
    }
    groups.push(withBox(group));
  }
  const loose = down.filter((line) => !seen.has(line));
  return [...mergeStacked(groups), ...standingAlone(loose)];
}

function withBox({ across, down }: { across: GridLine[]; down: GridLine[] }): RuleGroup {
  const xs = [...across.flatMap((line) => [line.from, line.to]), ...down.map((line) => line.at)];
  const ys = [...down.flatMap((line) => [line.from, line.to]), ...across.map((line) => line.at)];
  return {
    across: across.sort((a, b) => a.at - b.at),
    down: down.sort((a, b) => a.at - b.at),
    x0: Math.min(...xs),
    x1: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Lines across without lines down belong together when they begin and end alike, as in a table ruled by rows. */
function mergeStacked(groups: readonly RuleGroup[]): RuleGroup[] {
  const kept: RuleGroup[] = [];
  for (const group of [...groups].sort((a, b) => a.top - b.top)) {
    const above =
      group.down.length === 0
        ? kept.findLast(
            (one) =>
              one.down.length === 0 &&
              Math.abs(one.x0 - group.x0) < NEAR &&
              Math.abs(one.x1 - group.x1) < NEAR &&
              group.top - one.bottom < 250,
          )
        : undefined;
    if (above) {
      above.across.push(...group.across);
      above.bottom = group.bottom;
    } else kept.push(group);
  }
  return kept;
}

/** Lines down alone that begin and end alike: a table ruled by columns. */
function standingAlone(lines: readonly GridLine[]): RuleGroup[] {
  const groups: GridLine[][] = [];
  for (const line of lines) {
    const group = groups.find(
      ([first]) => first && Math.abs(first.from - line.from) < NEAR && Math.abs(first.to - line.to) < NEAR,
    );
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups.filter((group) => group.length >= 2).map((group) => withBox({ across: [], down: group }));
}

/** Positions of lines, those within 3 pt as one. */
export function positions(values: readonly number[]): number[] {
  const kept: number[] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = kept.at(-1);
    if (last === undefined || value - last > NEAR) kept.push(value);
  }
  return kept;
}
