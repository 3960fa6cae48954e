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
  return corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('button,[role=button],a,select'));
}

/**
 * Where the chip goes: on the upper edge of the composer's field at its trailing end, where neither the words being
 * written nor the site's buttons are; inside the field when it begins at the top of the window.
 * Null while the composer is out of sight.
 */
export function chipSpot(field: DOMRect, chip: HTMLElement): Spot | null {
  const outOfSight = field.bottom < CHIP_PX || field.top > innerHeight - CHIP_PX || field.width === 0;
  if (outOfSight) return null;
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const left = rightToLeft ? field.left + GAP_PX : field.right - CHIP_PX - GAP_PX;
  const inward = rightToLeft ? CHIP_PX + GAP_PX : -CHIP_PX - GAP_PX;
  const above = field.top - CHIP_PX - GAP_PX;
  const inside = Math.min(field.bottom, innerHeight) - CHIP_PX - GAP_PX;
  const rows = above >= GAP_PX ? [above, inside] : [inside];
  const spots = rows.flatMap((top) => [
    { left, top },
    { left: left + inward, top },
  ]);
  pinStyle(chip, { 'pointer-events': 'none' });
  const free = spots.find((spot) => !coversControl(spot));
  pinStyle(chip, { 'pointer-events': 'auto' });
  return free ?? { left, top: Math.max(above, GAP_PX) };
}
