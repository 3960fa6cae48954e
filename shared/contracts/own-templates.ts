import * as z from 'zod/mini';
import { timestamp } from './timestamp.ts';

/**
 * How many templates an account keeps at most; the database counts them, and is compared with it.
 * @internal
 */
export const MAX_OWN_TEMPLATES = 200;
/** In UTF-16 units. */
export const MAX_TEMPLATE_CHARS = 20_000;
export const MAX_TEMPLATE_TITLE_CHARS = 200;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEMPLATE_TITLE_CHARS));
const content = z.string().check(z.maxLength(MAX_TEMPLATE_CHARS), z.regex(/\S/));
const revision = z.int().check(z.positive());

/** A template its owner saved to the account (ADR 41). `revision` grows with each change. */
export const ownTemplate = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  revision,
  updatedAt: timestamp,
});
export type OwnTemplate = z.infer<typeof ownTemplate>;

/** Body of `POST /account/templates`. `base`: the revision the change began from; null for a new one. */
export const saveTemplateRequest = z.object({ id: z.uuid(), base: z.nullable(revision), title, content });
export type SaveTemplate = z.infer<typeof saveTemplateRequest>;
export const saveTemplateAnswer = z.object({ template: ownTemplate });
export type SaveTemplateAnswer = z.infer<typeof saveTemplateAnswer>;

/** Body of `DELETE /account/templates`. */
export const deleteTemplateRequest = z.object({ id: z.uuid(), base: revision });

/** Answer of `GET /account/templates`: all of the account's, the one changed last first. */
export const ownTemplatesAnswer = z.object({ templates: z.array(ownTemplate) });
export type OwnTemplatesAnswer = z.infer<typeof ownTemplatesAnswer>;
