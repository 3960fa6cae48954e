import * as z from 'zod/mini';
import { engineId, promptName } from '@/shared/contracts/enhance.ts';
import { task } from '@/shared/contracts/task.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { runDone } from './run-result.ts';

/** Page → the worker that holds the engine. One run at a time: who wants another before the end ends the worker. */
export const engineRequest = z.object({ id: z.string(), task });
export type EngineRequest = z.infer<typeof engineRequest>;

/** Worker → page. */
export const engineReply = z.object({
  /** Of the request it belongs to. */
  id: z.string(),
  event: z.discriminatedUnion('type', [
    /** `share` of the engine's data is there, from 0 to 1. */
    z.object({ type: z.literal('loading'), share: z.number().check(z.minimum(0), z.maximum(1)) }),
    z.object({ type: z.literal('start'), engine: engineId, model: z.string(), prompt: promptName }),
    z.object({ type: z.literal('delta'), seq: z.int(), text: z.string() }),
    runDone,
    z.object({ type: z.literal('error'), code: errorCode }),
  ]),
});
export type EngineReply = z.infer<typeof engineReply>;
