import * as z from 'zod/mini';
import { engineId, resultFacts } from '@/shared/contracts/enhance.ts';
import { engineTask } from '@/shared/contracts/task.ts';
import { errorCode } from '@/shared/errors/codes.ts';

/** To a worker: load what takes long, work on a task, stop working on it. It has one task at a time. */
export const toWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('warm') }),
  z.object({ type: z.literal('run'), requestId: z.string(), task: engineTask }),
  z.object({ type: z.literal('abort') }),
]);
export type ToWorker = z.infer<typeof toWorker>;

/** From a worker: that it came up, that the grammar checker in it died and another worker is wanted after this task, what the engine gives, and how the task ended. */
export const fromWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('broken') }),
  z.object({ type: z.literal('start'), engine: engineId, model: z.string() }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('done'), text: z.string(), ...resultFacts }),
  z.object({ type: z.literal('failed'), code: errorCode }),
]);
export type FromWorker = z.infer<typeof fromWorker>;
