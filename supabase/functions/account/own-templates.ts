import {
  deleteTemplateRequest,
  type OwnTemplatesAnswer,
  type SaveTemplateAnswer,
  saveTemplateRequest,
} from '@/shared/contracts/own-templates.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { readCaller } from '@/supabase/functions/_shared/auth/caller.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import type { AccountDeps } from './deps-types.ts';
import type { SavedTemplate } from './template-store.ts';

/** A library of 200 may go up at once, and come down again. */
const CALLS_PER_WINDOW = 600;
const WINDOW_SECONDS = 600;
const NOT_KEPT = { 'Cache-Control': 'no-store' };

const failures: Record<Exclude<SavedTemplate['outcome'], 'saved'>, ErrorCode> = {
  conflict: 'conflict',
  gone: 'not_found',
  limit: 'template_limit',
};

/** Whose templates are asked for: those of a session, or of the account a connected extension was given (ADR 41). */
function createOwnerGuard({ anonKey, verifyUser, templates }: AccountDeps) {
  return async (headers: Headers): Promise<string> => {
    const caller = readCaller(headers, anonKey);
    if (caller.kind === 'anonymous') throw new AppError('unauthorized');
    if (caller.kind === 'user') return (await verifyUser(caller.jwt)).userId;
    const userId = await templates.findDeviceOwner(await sha256(caller.token));
    if (userId === null) throw new AppError('unauthorized');
    return userId;
  };
}

/** An account's own templates: read, saved and deleted by its owner, on the site or in a connected extension. */
export function addOwnTemplates(app: FunctionApp, deps: AccountDeps): void {
  const { templates, hitRateLimit } = deps;
  const findOwner = createOwnerGuard(deps);
  const open = async (headers: Headers) => {
    const userId = await findOwner(headers);
    await hitRateLimit(`templates:${userId}`, CALLS_PER_WINDOW, WINDOW_SECONDS);
    return userId;
  };
  app.get('/account/templates', async (context) => {
    const userId = await open(context.req.raw.headers);
    return context.json<OwnTemplatesAnswer>({ templates: await templates.list(userId) }, 200, NOT_KEPT);
  });
  app.post('/account/templates', async (context) => {
    const userId = await open(context.req.raw.headers);
    const request = await readBody(context.req.raw, saveTemplateRequest);
    const saved = await templates.save(userId, request);
    if (saved.outcome !== 'saved') throw new AppError(failures[saved.outcome]);
    return context.json<SaveTemplateAnswer>({ template: saved.template }, 200, NOT_KEPT);
  });
  app.delete('/account/templates', async (context) => {
    const userId = await open(context.req.raw.headers);
    const { id, base } = await readBody(context.req.raw, deleteTemplateRequest);
    if (!(await templates.remove(userId, id, base))) throw new AppError('conflict');
    return context.json({ success: true });
  });
}
