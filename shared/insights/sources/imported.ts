import type { ImportedVoice } from '@/shared/contracts/analysis.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { toIso } from './write-query.ts';

/** What the user brought, as items. Links other than web addresses are left out. */
export function toImportedItems(voices: readonly ImportedVoice[]): RawItem[] {
  return voices.flatMap(({ text, author, createdAt, url, title }, index) => {
    const words = text.trim();
    if (words === '') return [];
    const address = url === undefined ? null : URL.parse(url);
    return [
      {
        source: 'import' as const,
        nativeId: `import-${index + 1}`,
        kind: 'import' as const,
        textKind: 'full' as const,
        url: address && /^https?:$/.test(address.protocol) ? address.href : null,
        author: author?.trim() || null,
        threadId: `import-${index + 1}`,
        community: null,
        title: title?.trim() || null,
        createdAt: toIso(createdAt?.trim()),
        text: words,
        score: 0,
        replies: 0,
        answered: null,
        licence: null,
        paid: false,
        synthetic: false,
      },
    ];
  });
}
