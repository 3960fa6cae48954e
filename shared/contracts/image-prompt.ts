import * as z from 'zod/mini';
import { engineId, requestId } from './enhance.ts';
import { imageBrief, MAX_ANALYSIS_CHARS, MAX_DESCRIPTION_CHARS } from './image-brief.ts';
import { MAX_IMAGE_CHARS } from './task.ts';
import { rowTimestamp } from './timestamp.ts';

/** Messages of the user in one conversation; a longer one is begun anew. */
export const MAX_TURNS = 60;

/** Made by the page: `session_`, random text and a time (spec §3). It opens nothing for anybody but who made it. */
export const imageSessionId = z.string().check(z.regex(/^session_[A-Za-z0-9_-]{8,80}$/));

/** Body of `POST /image-prompt/analyze-reference-image` (spec §7). The picture is a JPEG or PNG in base64. */
export const analyseImageRequest = z.object({
  image_data: z.string().check(z.maxLength(MAX_IMAGE_CHARS), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  analysis_focus: z.literal('general'),
});
export type AnalyseImageRequest = z.infer<typeof analyseImageRequest>;

/** The picture in words; `success` is false where nothing on the server sees. */
export const analyseImageAnswer = z.object({
  success: z.boolean(),
  analysis: z.string().check(z.maxLength(MAX_ANALYSIS_CHARS)),
});
export type AnalyseImageAnswer = z.infer<typeof analyseImageAnswer>;

/** Body of `POST /image-prompt/generate-initial-prompt` (spec §7); the id is the key of its spend (design §5). */
export const initialPromptRequest = z.object({
  requestId,
  session_id: imageSessionId,
  /** Empty where a picture says it all. */
  description: z.string().check(z.maxLength(MAX_DESCRIPTION_CHARS)),
  reference_image_analysis: z.nullish(z.string().check(z.maxLength(MAX_ANALYSIS_CHARS))),
});
export type InitialPromptRequest = z.infer<typeof initialPromptRequest>;

/** Body of `POST /image-prompt/refine-prompt` (spec §7). */
export const refinePromptRequest = z.object({
  requestId,
  session_id: imageSessionId,
  refinement_request: z.string().check(z.maxLength(MAX_DESCRIPTION_CHARS)),
});
export type RefinePromptRequest = z.infer<typeof refinePromptRequest>;

/** A message of the user and its answer, as they are kept. */
export const imageTurn = z.object({
  requestId,
  kind: z.enum(['initial', 'refine']),
  /** What the user wrote; empty where a picture came alone. */
  said: z.string(),
  hasImage: z.boolean(),
  saidAt: rowTimestamp,
  brief: imageBrief,
  /** What of the message no rule understood, and so changed nothing. */
  unclear: z.optional(z.array(z.string().check(z.maxLength(MAX_DESCRIPTION_CHARS)))),
  engine: engineId,
  refinementCount: z.int().check(z.nonnegative()),
  answeredAt: rowTimestamp,
});
export type ImageTurn = z.infer<typeof imageTurn>;

/**
 * Answer of both (spec §7). Prompts are those of the default dialect; others are written from the turn's brief. `credits` is
 * the balance, null where nothing was charged.
 */
export const imagePromptAnswer = z.object({
  success: z.boolean(),
  error: z.nullish(z.string()),
  message: z.nullish(z.string()),
  generated_prompt: z.nullish(z.string()),
  refined_prompt: z.nullish(z.string()),
  refinement_count: z.nullish(z.int()),
  turn: z.optional(imageTurn),
  credits: z.nullish(z.int()),
});
export type ImagePromptAnswer = z.infer<typeof imagePromptAnswer>;

/** Answer of `GET /image-prompt/sessions/:id`: the conversation from its beginning. */
export const imageSession = z.object({
  session_id: imageSessionId,
  turns: z.array(imageTurn),
  expiresAt: rowTimestamp,
});
export type ImageSession = z.infer<typeof imageSession>;

/** Answer of `GET /image-prompt/engine`: what writes here, so that no picture is sent where nothing sees it. */
export const imageEngineAnswer = z.object({ engine: engineId });
export type ImageEngineAnswer = z.infer<typeof imageEngineAnswer>;
