import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { xmlTags } from './xml-tags.ts';

/**
 * Refuses an OpenDocument sheet that says of some cells that they are repeated over millions: readers write each of them
 * out (OASIS OpenDocument 1.3 part 3, 19.675 and 19.679).
 */
export function checkRepeats(contentXml: string): void {
  let cells = 0;
  let rowTimes = 1;
  let inRow = 0;
  let times = 1;
  let isFilled = false;
  for (const tag of xmlTags(contentXml)) {
    if (tag.name === 'table-row') {
      if (tag.isClosing) cells += inRow * rowTimes;
      else rowTimes = Number(tag.attribute('number-rows-repeated') ?? 1);
      inRow = 0;
    } else if (tag.name === 'table-cell' || tag.name === 'covered-table-cell') {
      if (!tag.isClosing) {
        times = Number(tag.attribute('number-columns-repeated') ?? 1);
        isFilled = tag.attribute('value-type') !== undefined || tag.attribute('formula') !== undefined;
      }
      if ((tag.isClosing || tag.isEmpty) && isFilled) inRow += times;
    } else if (tag.name === 'p') isFilled = true;
    if (cells + inRow * rowTimes > limits.cells) throw new AppError('document_too_complex');
  }
}
