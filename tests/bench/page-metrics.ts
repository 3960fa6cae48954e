import type { CDPSession } from '@playwright/test';

export interface PageMetrics {
  /** Processor time of the main thread's tasks since the page began. */
  taskMs: number;
  heapMb: number;
  nodes: number;
  listeners: number;
}

/** Starts counting, on the processor's clock. */
export async function countMetrics(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Reads the counters of the page; `isCollected` first takes out the garbage, so that heap and nodes are what is held. */
export async function readMetrics(session: CDPSession, isCollected: boolean): Promise<PageMetrics> {
  const { metrics: before } = await session.send('Performance.getMetrics');
  const taskMs = (before.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  if (isCollected) {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((found) => found.name === name)?.value ?? Number.NaN;
  return {
    taskMs,
    heapMb: metric('JSHeapUsedSize') / 2 ** 20,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}
