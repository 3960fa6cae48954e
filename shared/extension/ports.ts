import * as z from 'zod/mini';
import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { engineId, promptName, requestId } from '@/shared/contracts/enhance.ts';
import { task } from '@/shared/contracts/task.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { fragmentEdges } from '@/shared/enhance/text-shapes.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { runDone } from '@/shared/run/run-result.ts';

/** Page side → background, once, first. `edges`: how the draft lies in its editor's text, when it is a part of it. */
export const enhanceStart = z.object({
  type: z.literal('start'),
  requestId,
  /** Carrying a prompt out is for the extension's own pages, by the other port. */
  task: task.check(z.refine(({ kind }) => kind !== 'answer')),
  edges: z.optional(fragmentEdges),
  /** Where items of lists begin in it, whose marks its editor draws. */
  items: z.optional(z.array(z.int())),
  /** Which of the user's own actions a `custom` task means; its words are added in the background. */
  ownAction: z.optional(z.string().check(z.maxLength(128))),
  /** On this device, whichever engine is chosen: what the user asks for where that one failed. */
  onDevice: z.optional(z.boolean()),
  /** Asked from a private window by a page of the extension, whose tab the browser does not tell. */
  isPrivate: z.optional(z.boolean()),
});
export type EnhanceStart = z.infer<typeof enhanceStart>;

/** Background → page side. `done` carries all the card shows, so that nothing is computed in the page. */
export const enhancePortEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({
    type: z.literal('start'),
    engine: engineId,
    model: z.string(),
    prompt: promptName,
    /** How many addresses, numbers and keys were kept back; left out where none were. */
    redactions: z.optional(z.int()),
  }),
  /** An engine failed and the run goes on with the next one; what had arrived is void. */
  z.object({ type: z.literal('fallback'), from: engineId, to: engineId, code: errorCode }),
  z.object({ type: z.literal('delta'), seq: z.int(), text: z.string() }),
  runDone,
  /** `engine`: the one that failed, where the failure is an engine's. */
  z.object({
    type: z.literal('error'),
    code: errorCode,
    retryAfterMs: z.optional(z.number()),
    engine: z.optional(engineId),
  }),
]);
export type EnhancePortEvent = z.infer<typeof enhancePortEvent>;

/** Name of the port on which a page of the extension has one prompt answered. Disconnecting it cancels the run. */
export const ANSWER_PORT = 'answer';

/** Engines with a model behind them. */
export const answeringEngine = engineId.check(z.refine((id) => engineKind(id).access !== 'rules'));

/** Page → background, once, first. `engine` is the one the user was told of; where another is on by now, nothing runs. */
export const answerStart = z.object({
  type: z.literal('start'),
  requestId,
  engine: answeringEngine,
  text: z.string().check(z.minLength(1), z.maxLength(MAX_DRAFT_CHARS)),
});
export type AnswerStart = z.infer<typeof answerStart>;

/** Background → page. */
export const answerPortEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('start'), engine: engineId, model: z.string(), prompt: promptName }),
  z.object({ type: z.literal('delta'), seq: z.int(), text: z.string() }),
  z.object({ type: z.literal('done'), text: z.string() }),
  z.object({ type: z.literal('error'), code: errorCode }),
]);
export type AnswerPortEvent = z.infer<typeof answerPortEvent>;
