import * as z from 'zod/mini';
import { sourceId } from './analysis-modes.ts';
import { timestamp } from './timestamp.ts';

/** Whose keys a user may bring. Search engines stand in where a platform has no open door. */
export const keyOwner = z.enum(['reddit', 'stackexchange', 'youtube', 'x', 'brave', 'tavily', 'bluesky']);
export type KeyOwner = z.infer<typeof keyOwner>;

/** One row of the page *Sources*: `GET /analysis/sources`. A key itself is never among what comes back. */
export const sourceRow = z.object({
  source: sourceId,
  label: z.string(),
  /** Whether a run would ask it now, and by what. */
  ready: z.boolean(),
  via: z.nullable(z.string()),
  /** Whose key is used: the user's own, the operator's, or none is needed. */
  key: z.enum(['own', 'operator', 'none_needed', 'missing']),
  /** US dollars a run costs whoever's key it is; 0 where it is free. */
  costUsd: z.number(),
  /** What the source limits, and what its terms ask, a sentence each. */
  limit: z.string(),
  terms: z.string(),
  synthetic: z.boolean(),
});
export type SourceRow = z.infer<typeof sourceRow>;

/** What the source said of a user's own key when it was last used. */
export const keyState = z.enum(['untried', 'works', 'refused']);
export type KeyState = z.infer<typeof keyState>;

/** A field a user fills in for one owner's key. */
export const keyField = z.object({ name: z.string(), label: z.string(), secret: z.boolean() });
export const ownKey = z.object({
  owner: keyOwner,
  label: z.string(),
  help: z.string(),
  fields: z.array(keyField),
  /** When it was set; null where there is none. */
  setAt: z.nullable(timestamp),
  /** Null where there is none. */
  state: z.nullable(keyState),
});
export type OwnKey = z.infer<typeof ownKey>;

export const sourcesAnswer = z.object({ sources: z.array(sourceRow), keys: z.array(ownKey) });
export type SourcesAnswer = z.infer<typeof sourcesAnswer>;

/** `POST /analysis/sources/keys`; `DELETE /analysis/sources/keys/:owner` removes one. */
export const setKeyRequest = z.object({
  owner: keyOwner,
  values: z.record(z.string().check(z.maxLength(40)), z.string().check(z.minLength(1), z.maxLength(500))),
});
export type SetKeyRequest = z.infer<typeof setKeyRequest>;
