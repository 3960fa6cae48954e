import type { Place } from '@/shared/documents/document.ts';
import type { Picks } from '@/shared/documents/worker-messages.ts';
import type { FileLook } from './use-file-look.ts';

/** In what of a file the table at a place is looked for: in what is picked, unless somebody looks at something else. */
export function picksAt(place: Place, { picks, page }: Pick<FileLook, 'picks' | 'page'>): Picks {
  if (place.in === 'sheet') {
    const { sheet } = place;
    return !picks.ranges || picks.ranges.some((range) => range.sheet === sheet)
      ? picks
      : { ranges: [{ sheet }] };
  }
  // A table may go on over pages, so that another page's is looked for in the whole file.
  return !picks.pages || picks.pages.includes(page) ? picks : {};
}
