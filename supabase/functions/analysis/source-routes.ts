import * as z from 'zod/mini';
import { type AnalysisPreview, analysisRequest } from '@/shared/contracts/analysis.ts';
import {
  type KeyOwner,
  keyOwner,
  type SourceRow,
  type SourcesAnswer,
  setKeyRequest,
} from '@/shared/contracts/insight-sources.ts';
import { prices } from '@/shared/credits/prices.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { toPreviewItems } from '@/shared/insights/preview-items.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { openDoor, ownerOf, type SourceAccess } from '@/shared/insights/sources/ask-source.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { keyOwners } from '@/shared/insights/sources/key-owners.ts';
import { sourceLabels } from '@/shared/insights/sources/labels.ts';
import { askedSources, isAsked, sources } from '@/shared/insights/sources/registry.ts';
import { createSessionGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import { readJson } from '@/supabase/functions/_shared/http/read-json.ts';
import { askFor } from './ask-for.ts';
import type { AnalysisDeps } from './deps-types.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const PREVIEWS_PER_MINUTE = 10;
/** A preview asks sources that take money of the operator, and costs its user nothing. */
const PREVIEWS_PER_DAY = 100;
const DAY_SECONDS = 86_400;
const MAX_BODY_BYTES = 2_000_000;
const SHOWN_ITEMS = 8;
/** A preview asks for first pages alone, of five posts at some sources: fewer in all say little even when the run finds more. */
const ENOUGH = 5;

const firstPage = { isPreview: true, timeoutMs: 12_000 };
/** Where a run costs more, in US dollars, a key waits until it is used. */
const MAX_TRIAL_USD = 0.02;
/** Words that every source knows. */
const TRIAL = { query: 'coffee', mode: 'all' } as const;

const isKeyOwner = (id: string): id is KeyOwner => z.safeParse(keyOwner, id).success;

/** What a run would be given, the page *Sources*, and the user's own keys. */
export function addSources(app: FunctionApp, deps: AnalysisDeps): void {
  const readUser = createSessionGuard(deps);
  app.post('/analysis/preview', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    await deps.hitRateLimit(`preview:${userId}`, PREVIEWS_PER_MINUTE, 60);
    await deps.hitRateLimit(`preview-day:${userId}`, PREVIEWS_PER_DAY, DAY_SECONDS);
    const parsed = z.safeParse(analysisRequest, await readJson(context.req.raw, MAX_BODY_BYTES));
    if (!parsed.success) throw new AppError('invalid_request', { cause: parsed.error });
    return context.json<AnalysisPreview>(await preview(parsed.data, userId, deps), 200, NO_STORE);
  });
  app.get('/analysis/sources', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    return context.json<SourcesAnswer>(await listSources(userId, deps), 200, NO_STORE);
  });
  app.post('/analysis/sources/keys', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const { owner, values } = await readBody(context.req.raw, setKeyRequest);
    const wanted = keyOwners[owner].fields.map(({ name }) => name);
    if (wanted.some((name) => !values[name]?.trim()) || Object.keys(values).length !== wanted.length)
      throw new AppError('invalid_request');
    await deps.sourceKeys.set(userId, owner, values);
    await tryKey(userId, owner, deps);
    return context.json<SourcesAnswer>(await listSources(userId, deps), 200, NO_STORE);
  });
  app.delete('/analysis/sources/keys/:owner', async (context) => {
    const userId = await readUser(context.req.raw.headers);
    const owner = z.safeParse(keyOwner, context.req.param('owner'));
    if (!owner.success) throw new AppError('not_found');
    await deps.sourceKeys.remove(userId, owner.data);
    return context.json<SourcesAnswer>(await listSources(userId, deps), 200, NO_STORE);
  });
}

async function preview(
  request: z.infer<typeof analysisRequest>,
  userId: string,
  deps: AnalysisDeps,
): Promise<AnalysisPreview> {
  const question = readQuestion(request);
  if (!question.ok) throw new AppError(question.error);
  const access = await deps.readAccess(userId);
  const imported = toImportedItems(request.options?.imported ?? []);
  const results = await Promise.all(
    question.value.sources.filter(isAsked).map(async (id) => ({
      id,
      door: openDoor(sources[id], access),
      result: await askFor(sources[id], question.value, { userId, access, ...firstPage, deps }),
    })),
  );
  const items = [...imported, ...results.flatMap(({ result }) => result.items)];
  return {
    credits: prices.analysis.credits,
    sources: results.map(({ id, door, result }) => ({
      source: id,
      label: sourceLabels[id],
      status: result.status,
      via: result.via,
      query: door?.writeQuery(question.value) ?? '',
      found: result.items.length,
      costUsd: access.isSynthetic(ownerOf(sources[id], door)) ? 0 : (door?.costUsd ?? 0),
      note: result.note,
    })),
    items: toPreviewItems(items.slice(0, SHOWN_ITEMS)),
    found: items.length,
    enough: items.length >= ENOUGH,
    synthetic: items.some(({ synthetic }) => synthetic),
  };
}

/** Asks the first source behind a key that was set, so that a wrong one is told at once; a dear one waits for its use. */
async function tryKey(userId: string, owner: KeyOwner, deps: AnalysisDeps): Promise<void> {
  const access = await deps.readAccess(userId);
  const source = askedSources
    .map((id) => sources[id])
    .find((one) => ownerOf(one, openDoor(one, access)) === owner);
  const question = readQuestion(TRIAL);
  if (!source || !question.ok || (openDoor(source, access)?.costUsd ?? 0) > MAX_TRIAL_USD) return;
  await askFor(source, question.value, { userId, access, ...firstPage, deps });
}

async function listSources(userId: string, deps: AnalysisDeps): Promise<SourcesAnswer> {
  const [access, own] = await Promise.all([deps.readAccess(userId), deps.sourceKeys.list(userId)]);
  const mine = new Set(own.map(({ owner }) => owner));
  return {
    sources: askedSources.map((id) => describeSource(id, access, mine)),
    keys: (Object.keys(keyOwners) as KeyOwner[]).map((owner) => {
      const { setAt = null, state = null } = own.find((key) => key.owner === owner) ?? {};
      return { owner, ...keyOwners[owner], setAt, state };
    }),
  };
}

function describeSource(
  id: (typeof askedSources)[number],
  access: SourceAccess,
  mine: ReadonlySet<KeyOwner>,
): SourceRow {
  const source = sources[id];
  const door = openDoor(source, access);
  const owner = ownerOf(source, door);
  const synthetic = access.isSynthetic(owner);
  const key = !door
    ? 'missing'
    : isKeyOwner(owner) && mine.has(owner)
      ? 'own'
      : !door.keyOwner || synthetic
        ? 'none_needed'
        : 'operator';
  return {
    source: id,
    label: sourceLabels[id],
    ready: door !== undefined,
    via: door?.via ?? null,
    key,
    costUsd: synthetic ? 0 : (door?.costUsd ?? 0),
    limit: source.limit,
    terms: source.terms,
    synthetic,
  };
}
