import { pinStyle } from '@/shared/extension/pin-style.ts';

const CHIP_PX = 28;
const GAP_PX = 4;

interface Spot {
  left: number;
  top: number;
}

/** Whether a control of the page lies under the spot; the chip never covers one. */
function coversControl({ left, top }: Spot): boolean {
  const corners = [
    [left + 2, top + 2],
    [left + CHIP_PX - 2, top + 2],
    [left + 2, top + CHIP_PX - 2],
    [left + CHIP_PX - 2, top + CHIP_PX - 2],
  ] as const;
  return corners.some(([x, y]) =>
    document.elementFromPoint(x, y)?.closest('button, [role="button"], a, select'),
  );
}

/**
 * Where the chip goes: the trailing end of the composer's field, inside it where it is free, else just above it.
 * Null while the composer is out of sight.
 */
export function chipSpot(field: DOMRect, chip: HTMLElement): Spot | null {
  const outOfSight = field.bottom < CHIP_PX || field.top > innerHeight - CHIP_PX || field.width === 0;
  if (outOfSight) return null;
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const left = rightToLeft ? field.left + GAP_PX : field.right - CHIP_PX - GAP_PX;
  const bottomInside = Math.min(field.bottom, innerHeight) - CHIP_PX - GAP_PX;
  // A field of one line is lower than the chip with its gaps: then it is centred on the line.
  const inside =
    field.height < CHIP_PX + 2 * GAP_PX ? field.top + (field.height - CHIP_PX) / 2 : bottomInside;
  const above = field.top - CHIP_PX - GAP_PX;
  pinStyle(chip, { 'pointer-events': 'none' });
  const free = [
    { left, top: inside },
    { left: rightToLeft ? left + CHIP_PX + GAP_PX : left - CHIP_PX - GAP_PX, top: inside },
  ].find((spot) => !coversControl(spot));
  pinStyle(chip, { 'pointer-events': 'auto' });
  return free ?? { left, top: Math.max(above, GAP_PX) };
}
