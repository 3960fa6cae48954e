import { xmlTags } from './xml-tags.ts';

/** Number formats every workbook has without saying so, as Excel shows them in the US (ECMA-376 part 1, 18.8.30). */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '"$"#,##0_);\\("$"#,##0\\)'],
  [6, '"$"#,##0_);[Red]\\("$"#,##0\\)'],
  [7, '"$"#,##0.00_);\\("$"#,##0.00\\)'],
  [8, '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yy h:mm'],
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'm/d/yy'] as const),
  ...[32, 33, 34, 35].map((id) => [id, 'h:mm:ss'] as const),
  [37, '#,##0_);(#,##0)'],
  [38, '#,##0_);[Red](#,##0)'],
  [39, '#,##0.00_);(#,##0.00)'],
  [40, '#,##0.00_);[Red](#,##0.00)'],
  [41, '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)'],
  [42, '_("$"* #,##0_);_("$"* \\(#,##0\\);_("$"* "-"_);_(@_)'],
  [43, '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)'],
  [44, '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
]);

/** The number format of each cell style, by the style's index (`s` of a cell). */
export function readStyleFormats(xml: string | undefined): string[] {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let inCellStyles = false;
  for (const tag of xmlTags(xml ?? '')) {
    if (tag.name === 'cellXfs') inCellStyles = !tag.isClosing && !tag.isEmpty;
    if (tag.isClosing) continue;
    if (tag.name === 'numFmt') {
      const id = Number(tag.attribute('numFmtId'));
      // Differential formats further down use the same ids for others.
      if (!own.has(id)) own.set(id, tag.attribute('formatCode') ?? '');
    }
    if (tag.name === 'xf' && inCellStyles) ids.push(Number(tag.attribute('numFmtId') ?? 0));
  }
  return ids.map((id) => own.get(id) ?? BUILT_IN.get(id) ?? 'General');
}
