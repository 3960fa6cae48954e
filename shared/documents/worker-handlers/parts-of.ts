import type { FileParts } from '@/shared/documents/answers/file-tables.ts';
import type { Picks } from '@/shared/documents/worker-messages.ts';
import type { BlockStore } from './block-store.ts';

/** What of the open file tables are looked for in. */
export const partsOf = (picks: Picks, store: BlockStore): FileParts => ({
  blocks: store.picked(picks),
  book: store.book,
  ranges: picks.ranges,
});
