import type { Block } from '@/shared/documents/document.ts';
import { type CellRange, parseRangeName, rangeName } from '@/shared/documents/sheets/a1.ts';

/** What of a sheet's table lies in a range; nothing where they do not meet. */
export function cutBlock(one: Block, wanted: CellRange): Block[] {
  const { place, rows } = one;
  const area = place.in === 'sheet' ? parseRangeName(place.range) : undefined;
  if (place.in !== 'sheet' || !area) return [];
  const common = {
    top: Math.max(area.top, wanted.top),
    left: Math.max(area.left, wanted.left),
    bottom: Math.min(area.bottom, wanted.bottom),
    right: Math.min(area.right, wanted.right),
  };
  if (common.top > common.bottom || common.left > common.right) return [];
  if (!rows) return [one];
  const repeated = Math.max(0, rows.length - (area.bottom - area.top + 1));
  const columnsOf = (row: readonly string[]) =>
    row.slice(common.left - area.left, common.right - area.left + 1);
  const cut = [
    ...rows.slice(0, repeated),
    ...rows.slice(common.top - area.top + repeated, common.bottom - area.top + repeated + 1),
  ].map(columnsOf);
  const text = cut.map((row) => row.join('\t')).join('\n');
  return [{ ...one, place: { ...place, range: rangeName(common) }, rows: cut, text }];
}
