import { handedContextItem } from '@/shared/extension/handed-context.ts';
import { libraryStore } from '@/shared/extension/library-store.ts';
import type { MessageHandlers } from '@/shared/extension/messages.ts';

/** Texts the website hands over. A private window leaves nothing behind. */
export const textMessages = {
  'text.handOff': async ({ purpose, text: handed }, { tab }) => {
    if (tab?.incognito) return { accepted: false };
    if (purpose === 'context') await handedContextItem.set(handed);
    else await keepPrompt(handed.title, handed.text);
    return { accepted: true };
  },
} satisfies Partial<MessageHandlers>;

/** Pressed twice, it is kept once. */
async function keepPrompt(name: string, text: string): Promise<void> {
  const kept = await libraryStore.items.list();
  if (kept.some((item) => item.name === name && item.text === text)) return;
  await libraryStore.items.create({ kind: 'prompt', name, text, category: '', tags: [], favourite: false });
}
