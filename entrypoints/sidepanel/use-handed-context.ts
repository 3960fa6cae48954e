import { useEffect, useRef } from 'react';
import type { FileAttachment } from '@/components/files/use-file-actions.ts';

type Take = (context: FileAttachment) => void;

async function follow(take: Take, signal: AbortSignal): Promise<void> {
  // With the panel's frame would come all that kept things are read by.
  const [{ handedContextItem }, { approximateTokens }] = await Promise.all([
    import('@/shared/extension/handed-context.ts'),
    import('@/shared/enhance/context.ts'),
  ]);
  const takeOnce = (context: Awaited<ReturnType<typeof handedContextItem.get>>) => {
    if (!context || signal.aborted) return;
    const { title, text } = context;
    take({ name: title, text, tokens: approximateTokens(text) });
    void handedContextItem.set(null).catch(() => undefined);
  };
  handedContextItem.watch(takeOnce, signal);
  takeOnce(await handedContextItem.get());
}

/** Takes what the website handed over: what waits when the panel opens, and what comes while it is open. */
export function useHandedContext(take: Take): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const control = new AbortController();
    // The files of an extension are there unless a newer one took their place, which the open tab says.
    follow((context) => latest.current(context), control.signal).catch(() => undefined);
    return () => control.abort();
  }, []);
}
