import { cellsOf, type FuseShape, fingerprintOf } from '@/shared/engines/offline/language-model/fuse-map.ts';

export interface BuiltMap {
  shape: FuseShape;
  cells: Uint8Array | Uint16Array;
}

/** Sizes as the paper has them: as few cells as are nearly sure to work. */
function shapeFor(keys: number, seed: number): FuseShape {
  const segmentLength = 2 ** Math.min(18, Math.floor(Math.log(keys) / Math.log(3.33) + 2.25));
  const factor = Math.max(1.125, 0.875 + (0.25 * Math.log(1e6)) / Math.log(keys));
  const segments = Math.max(1, Math.ceil((keys * factor) / segmentLength) - 2);
  return { segmentLength, segments, seed };
}

/** Takes away, again and again, a cell that one key alone uses. Gives the keys in that order, each with its own cell. */
function peel(places: Uint32Array, cellCount: number): { order: Uint32Array; own: Uint8Array } | undefined {
  const keyCount = places.length / 3;
  const users = new Uint32Array(cellCount);
  const sum = new Uint32Array(cellCount);
  for (let key = 0; key < keyCount; key += 1)
    for (let i = 0; i < 3; i += 1) {
      const cell = places[key * 3 + i] ?? 0;
      users[cell] = (users[cell] ?? 0) + 1;
      sum[cell] = (sum[cell] ?? 0) ^ key;
    }
  const order = new Uint32Array(keyCount);
  const own = new Uint8Array(keyCount);
  const waiting: number[] = [];
  users.forEach((count, cell) => {
    if (count === 1) waiting.push(cell);
  });
  let taken = 0;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (users[cell] !== 1) continue;
    const key = sum[cell] ?? 0;
    for (let i = 0; i < 3; i += 1) {
      const other = places[key * 3 + i] ?? 0;
      if (other === cell) own[taken] = i;
      users[other] = (users[other] ?? 0) - 1;
      sum[other] = (sum[other] ?? 0) ^ key;
      if (users[other] === 1) waiting.push(other);
    }
    order[taken] = key;
    taken += 1;
  }
  return taken === keyCount ? { order, own } : undefined;
}

/**
 * Builds the table that `FuseMap` reads. The same input gives the same bytes.
 * @param keys no key twice
 */
export function buildFuseMap(
  keys: Uint32Array,
  values: Uint8Array,
  bits: { cell: 8 | 16; value: number },
): BuiltMap {
  for (let seed = 1; seed < 50; seed += 1) {
    const shape = shapeFor(keys.length, seed);
    const places = new Uint32Array(keys.length * 3);
    keys.forEach((key, index) => {
      places.set(cellsOf(key, shape), index * 3);
    });
    const cellCount = (shape.segments + 2) * shape.segmentLength;
    const peeled = peel(places, cellCount);
    if (!peeled) continue;
    const cells = bits.cell === 8 ? new Uint8Array(cellCount) : new Uint16Array(cellCount);
    const valueMask = (1 << bits.value) - 1;
    for (let at = keys.length - 1; at >= 0; at -= 1) {
      const key = peeled.order[at] ?? 0;
      const others = [0, 1, 2]
        .filter((i) => i !== peeled.own[at])
        .map((i) => cells[places[key * 3 + i] ?? 0] ?? 0);
      const fingerprint = fingerprintOf(keys[key] ?? 0, shape.seed) & ~valueMask;
      cells[places[key * 3 + (peeled.own[at] ?? 0)] ?? 0] =
        (fingerprint | (values[key] ?? 0)) ^ (others[0] ?? 0) ^ (others[1] ?? 0);
    }
    return { shape, cells };
  }
  throw new Error('No seed gave a map: the keys are not all different.');
}
