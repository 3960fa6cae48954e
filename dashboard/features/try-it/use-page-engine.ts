import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunSource } from '@/components/use-run.ts';
import type { createPageEngine } from './run-in-page.ts';

/**
 * The extension's engine, fetched at the first run.
 * @returns the source of runs, and how much of the engine's data has arrived while that is awaited (0 to 1)
 */
export function usePageEngine(): { source: RunSource; loaded: number | null } {
  const [loaded, setLoaded] = useState<number | null>(null);
  const engine = useRef<ReturnType<typeof createPageEngine>>(null);
  useEffect(() => () => engine.current?.stop(), []);
  const source = useCallback<RunSource>(async function* (task, signal) {
    if (!engine.current) {
      setLoaded(0);
      const { createPageEngine } = await import('./run-in-page.ts');
      engine.current ??= createPageEngine(setLoaded);
    }
    try {
      for await (const event of engine.current.run(task, signal)) {
        setLoaded(null);
        yield event;
      }
    } finally {
      setLoaded(null);
    }
  }, []);
  return { source, loaded };
}
