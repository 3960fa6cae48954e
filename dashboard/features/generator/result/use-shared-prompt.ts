import { useEffect, useEffectEvent, useState } from 'react';
import { say } from '@/dashboard/features/generator/say.ts';
import { readSharedPrompt } from './share-link.ts';

/**
 * Hands over the prompt that the address carries behind its `#`, now and whenever a link is opened in this tab.
 * @returns a sentence where the link could not be read, else ''
 */
export function useSharedPrompt(onPrompt: (prompt: string) => void): string {
  const [failure, setFailure] = useState('');
  const take = useEffectEvent(() => {
    const shared = readSharedPrompt(window.location.hash);
    setFailure(shared && !shared.ok ? say(`link_${shared.error}`) : '');
    if (shared?.ok) onPrompt(shared.value);
  });
  useEffect(() => {
    take();
    const control = new AbortController();
    window.addEventListener('hashchange', () => take(), { signal: control.signal });
    return () => control.abort();
  }, []);
  return failure;
}
