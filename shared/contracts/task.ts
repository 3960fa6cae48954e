import * as z from 'zod/mini';
import { actionIds } from '@/shared/enhance/action-ids.ts';
import { MAX_DRAFT_CHARS, MAX_MATERIAL_CHARS } from './draft-limit.ts';
import { enhanceTask, requestId } from './enhance.ts';
import { imageBrief, MAX_ANALYSIS_CHARS } from './image-brief.ts';
import { imageLook } from './image-look.ts';

const text = z.string().check(z.maxLength(MAX_DRAFT_CHARS));
const persona = z.optional(z.string().check(z.maxLength(4_000)));
const context = z.optional(z.string().check(z.maxLength(20_000)));

/** What can be done with a selected text besides rewriting it. */
export const actionId = z.enum([...actionIds, 'custom']);
export type ActionId = z.infer<typeof actionId>;

export const actionTask = z.object({
  kind: z.literal('action'),
  action: actionId,
  text,
  /** What the user's own action says; only `custom` reads it. */
  instruction: z.optional(z.string().check(z.maxLength(2_000))),
  /** The language to translate into, as the user wrote it. */
  language: z.optional(z.string().check(z.maxLength(100))),
  persona,
  context,
});
export type ActionTask = z.infer<typeof actionTask>;

/** Asks what to ask next: `text` is the answer that was selected. Its result is read by `parseFollowUps`. */
export const followUpsTask = z.object({ kind: z.literal('follow-ups'), text, context });
export type FollowUpsTask = z.infer<typeof followUpsTask>;

/** A persona from keywords, which are its `text`. Its result is read by `parsePersona`. */
export const personaTask = z.object({ kind: z.literal('persona'), text });
export type PersonaTask = z.infer<typeof personaTask>;

/** A prompt to be carried out as it stands, for comparing answers. Only a model can; rules never do. */
export const answerTask = z.object({ kind: z.literal('answer'), text });
export type AnswerTask = z.infer<typeof answerTask>;

/**
 * A question about a file, its `text`, with what was chosen of the file: blocks led by their addresses, as
 * `formatContext` writes them. Only a model answers it; without one the panel asks `shared/documents/answers`.
 */
export const fileTask = z.object({
  kind: z.literal('file-question'),
  text,
  material: z.string().check(z.minLength(1), z.maxLength(MAX_MATERIAL_CHARS)),
  /** Asks which figure of the tables in `material` is meant; the device works it out (decision 34). */
  want: z.optional(z.literal('query')),
});
export type FileTask = z.infer<typeof fileTask>;

/** Longest picture that is handed to an engine, as a data URL in UTF-16 code units: 3 MB of JPEG or PNG. */
export const MAX_IMAGE_CHARS = 4 * 1024 * 1024;

/**
 * A prompt or a caption for a picture; `text` says what the user wants of it and may be empty. The picture is handed over
 * as it is: nothing in it can be kept back.
 */
export const imageTask = z.object({
  kind: z.literal('image'),
  want: z.enum(['prompt', 'caption']),
  text: z.string().check(z.maxLength(2_000)),
  /** A data URL, at most 1,568 pixels on its longer side (`scaleForEngine`). */
  image: z
    .string()
    .check(z.maxLength(MAX_IMAGE_CHARS), z.regex(/^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/)),
  /** What the device itself knows of it; all that rules have to go by. */
  look: z.optional(imageLook),
});
export type ImageTask = z.infer<typeof imageTask>;

/**
 * A brief of a picture, new from a description or changed by a wish, both its `text`; the result is read by `readBrief`. It has
 * no path of its own: the image prompt chat asks for it (spec §4).
 */
export const imageBriefTask = z.object({
  kind: z.literal('image-brief'),
  text,
  /** What the wish changes; left out for a description. */
  brief: z.optional(imageBrief),
  /** The briefs before that, the oldest first, for wishes such as `bring back the bicycle`. */
  earlier: z.optional(z.array(imageBrief)),
  /** What is known of a reference picture. */
  analysis: z.optional(z.string().check(z.maxLength(MAX_ANALYSIS_CHARS))),
});
export type ImageBriefTask = z.infer<typeof imageBriefTask>;

/** Everything the function `enhance` can be asked for. */
export const task = z.discriminatedUnion('kind', [
  enhanceTask,
  actionTask,
  followUpsTask,
  personaTask,
  answerTask,
  fileTask,
  imageTask,
]);
export type Task = z.infer<typeof task>;
export type TaskKind = Task['kind'];

/** Everything an engine can be asked for. */
export const engineTask = z.union([task, imageBriefTask]);
export type EngineTask = z.infer<typeof engineTask>;
export const taskKinds = [
  'enhance',
  'action',
  'follow-ups',
  'persona',
  'answer',
  'file-question',
  'image',
] as const satisfies readonly TaskKind[];

/** Where the function takes each kind (design §4); a body of another kind is refused there. */
export const taskPaths: Readonly<Record<TaskKind, string>> = {
  enhance: '/enhance',
  action: '/enhance/action',
  'follow-ups': '/enhance/follow-ups',
  persona: '/enhance/persona',
  answer: '/enhance/answer',
  'file-question': '/enhance/file',
  image: '/enhance/image',
};

/** Body of all of them. */
export const taskRequest = z.object({ requestId, task });
export type TaskRequest = z.infer<typeof taskRequest>;
