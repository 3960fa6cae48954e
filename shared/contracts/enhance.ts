import * as z from 'zod/mini';
import { type EngineId, engines } from '@/shared/enhance/engines/engines.ts';
import { levelIds, modeIds } from '@/shared/enhance/modes/mode-ids.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { MAX_DRAFT_CHARS } from './draft-limit.ts';
import { sectionTitles } from './section-titles.ts';

/** spec §2 features page, named as design §4 has them on the wire. */
export const enhanceMode = z.enum(modeIds);
export type EnhanceMode = z.infer<typeof enhanceMode>;

/** spec §9: polish fixes grammar only, balanced is moderate (the default), reframe rewrites. */
export const enhanceLevel = z.enum(levelIds);
export type EnhanceLevel = z.infer<typeof enhanceLevel>;

/** Which engine answered (`shared/enhance/engines`). */
export const engineId = z.enum(engines.map(({ id }) => id));
export type { EngineId };

/** Where a draft is written: to an AI, to a person, or where nothing says which. */
export const writingPlace = z.enum(['chat', 'mail', 'other']);
export type WritingPlace = z.infer<typeof writingPlace>;

export const enhanceTask = z.object({
  kind: z.literal('enhance'),
  mode: enhanceMode,
  level: enhanceLevel,
  /** Left out by clients from before it, and read as `other`. */
  place: z.optional(writingPlace),
  text: z.string().check(z.maxLength(MAX_DRAFT_CHARS)),
  /** Who the answer should sound like, in the user's words. */
  persona: z.optional(z.string().check(z.maxLength(4_000))),
  /** Earlier turns the user chose to send along, as plain text. */
  context: z.optional(z.string().check(z.maxLength(20_000))),
});
export type EnhanceTask = z.infer<typeof enhanceTask>;

/** Which prompt a model was asked with, and its version: `enhance@3`. Rules are asked with none. */
export const promptName = z.optional(z.string().check(z.regex(/^[a-z-]{1,40}@\d{1,6}$/)));

/**
 * Names one run; the key of its spend (design §5), so a retry of a lost stream carries the same one. Those of scheduled runs
 * are the database's own.
 */
export const requestId = z.string().check(z.regex(/^(?!weekly-)[\w.:-]{1,128}$/));

export const sectionTitle = z.enum(sectionTitles);
export type SectionTitle = z.infer<typeof sectionTitle>;

export const section = z.object({
  title: sectionTitle,
  body: z.string(),
  /** The title as it is written in a language that is not English. */
  heading: z.optional(z.string().check(z.maxLength(40))),
});
export type Section = z.infer<typeof section>;

/** What must survive a rewrite (design §3, intent guard). */
export const findingKind = z.enum([
  'name',
  'number',
  'date',
  'url',
  'email',
  'code',
  'quote',
  'placeholder',
  'negation',
  'condition',
  'roles',
  'statement',
  'block',
  'language',
  'answered',
]);
export type FindingKind = z.infer<typeof findingKind>;

/** `lost`: stood in the draft and is missing in the result. `added`: stands in the result and was never in the draft. */
export const guardFinding = z.object({
  kind: findingKind,
  change: z.enum(['lost', 'added']),
  value: z.string(),
});
export type GuardFinding = z.infer<typeof guardFinding>;

/** What a result is: what was asked for, or a prompt for a chat that asks it to do what the engine cannot. */
export const resultNature = z.enum(['answer', 'prompt']);
export type ResultNature = z.infer<typeof resultNature>;

/**
 * What is to be known about a result beside its text. `persona_unused`: a persona was on, and nothing of it went in.
 * `own_role`: the draft names a role itself, which stays. `no_picture`: the text describes nothing to be seen. `no_mail`: it asks a chat
 * for something else than a mail. `budget_spent`: rules stood in for the model, which has answered all it may today. `other_language`: rules know English alone and left the text as it is. `nothing_to_do`: nothing was
 * found to improve beyond its mistakes. `kept_message`, `kept_structure`, `kept_short`: the text was not rebuilt because it speaks to
 * a person, has a form of its own, or says one thing; `kept_whole`: it could not be sorted safely. `needs_model`: rules cannot do
 * the mode, so the text was sharpened without it.
 */
export const resultRemark = z.enum([
  'persona_unused',
  'own_role',
  'no_picture',
  'no_mail',
  'budget_spent',
  'other_language',
  'nothing_to_do',
  'kept_message',
  'kept_structure',
  'kept_short',
  'kept_whole',
  'needs_model',
]);
export type ResultRemark = z.infer<typeof resultRemark>;

/** Left out of `done` where there is nothing to tell: then it is an answer, without a remark. */
export const resultFacts = {
  nature: z.optional(resultNature),
  remarks: z.optional(z.array(resultRemark)),
};

/**
 * Events of the stream, SSE `event:` = `type`. `seq` counts deltas from 0. `done.text` is the truth: it replaces what the
 * deltas gave. `done.sections` is empty unless the level is reframe, `done.guard` unless a draft was rewritten. `done.credits` is the caller's balance after the
 * call, null where no account paid.
 */
export const enhanceEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), engine: engineId, model: z.string(), prompt: promptName }),
  z.object({ type: z.literal('delta'), seq: z.int().check(z.nonnegative()), text: z.string() }),
  z.object({
    type: z.literal('done'),
    text: z.string(),
    sections: z.array(section),
    guard: z.array(guardFinding),
    credits: z.nullable(z.int()),
    ...resultFacts,
  }),
  z.object({ type: z.literal('error'), code: errorCode, retryAfterMs: z.optional(z.number()) }),
]);
export type EnhanceEvent = z.infer<typeof enhanceEvent>;
