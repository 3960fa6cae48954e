import type { InsightItem } from '@/shared/contracts/insight-items.ts';
import type { RawItem } from './raw-item.ts';

/** Raw items as a page shows them before anything is known of them: unlabelled, without authors. */
export function toPreviewItems(items: readonly RawItem[]): InsightItem[] {
  return items.map(({ nativeId: _, paid: __, ...item }, index) => ({
    ...item,
    id: `i_${String(index + 1).padStart(3, '0')}`,
    author: null,
    language: 'und',
    labels: { intents: [], sentiment: 'skipped', themes: [], competitors: [], switched: null },
    copies: 0,
    removed: false,
  }));
}
