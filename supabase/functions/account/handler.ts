import {
  type AccountExport,
  type CreateDeviceTokenAnswer,
  createDeviceTokenRequest,
  type DevicesAnswer,
  deleteAccountRequest,
  type LinkAgeAnswer,
  linkAgeRequest,
  revokeDeviceTokenRequest,
  sendVerificationEmailRequest,
  signUpNoticeRequest,
} from '@/shared/contracts/account.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { readAddress, readCaller } from '@/supabase/functions/_shared/auth/caller.ts';
import { createDeviceToken } from '@/supabase/functions/_shared/auth/secret-token.ts';
import { createSessionGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import { createFunctionApp, type FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import { TtlCache } from '@/supabase/functions/_shared/ttl-cache.ts';
import type { AccountStore } from './account-store.ts';
import { hashAddress } from './address-hash.ts';
import { addAnalyticsEvents } from './analytics-events.ts';
import { answerAlike } from './answer-alike.ts';
import type { AccountDeps } from './deps-types.ts';
import { createMailLimits, hashNetwork } from './mail-limits.ts';
import { addOwnTemplates } from './own-templates.ts';
import { addRecovery } from './recovery.ts';
import { sendEmailChangeNotices } from './send-email-change-notices.ts';
import { addSignUpHook } from './sign-up-hook.ts';
import { tellKnownAddress } from './tell-known-address.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** `/account/*` (design §4): devices, mails, own templates, export and deletion. Errors are `{code, requestId, retryAfterMs?}`. */
export function createApp(deps: AccountDeps): FunctionApp {
  const app = createFunctionApp(deps);
  addDevices(app, deps);
  addSignOut(app, deps);
  addMails(app, deps);
  addRecovery(app, deps);
  addSignUpHook(app, deps);
  addPrivacy(app, deps);
  addAnalyticsEvents(app, deps);
  addOwnTemplates(app, deps);
  return app;
}

function addDevices(app: FunctionApp, { store, hitRateLimit, ...deps }: AccountDeps): void {
  const requireUser = createSessionGuard(deps);
  app.post('/account/device-tokens', async (context) => {
    const userId = await requireUser(context.req.raw.headers);
    const { name } = await readBody(context.req.raw, createDeviceTokenRequest);
    await hitRateLimit(`device-tokens:${userId}`, 30, HOUR_SECONDS);
    const token = createDeviceToken();
    const device = await store.createDeviceToken(userId, await sha256(token), name);
    if (!device) throw new AppError('unauthorized');
    deps.log('device_connected', { requestId: context.get('requestId'), deviceId: device.id });
    return context.json<CreateDeviceTokenAnswer>({ token, device }, 200, { 'Cache-Control': 'no-store' });
  });
  app.get('/account/device-tokens', async (context) => {
    const userId = await requireUser(context.req.raw.headers);
    return context.json<DevicesAnswer>({ devices: await store.listDevices(userId) }, 200, {
      'Cache-Control': 'no-store',
    });
  });
  app.delete('/account/device-tokens', async (context) => {
    const userId = await requireUser(context.req.raw.headers);
    const { id } = await readBody(context.req.raw, revokeDeviceTokenRequest);
    if (!(await store.revokeDevice(userId, id))) throw new AppError('not_found');
    return context.json<DevicesAnswer>({ devices: await store.listDevices(userId) });
  });
}

/** The one thing a device token does here: it gives itself up. */
function addSignOut(app: FunctionApp, { store, anonKey }: AccountDeps): void {
  app.delete('/account/device-tokens/current', async (context) => {
    const caller = readCaller(context.req.raw.headers, anonKey);
    if (caller.kind === 'anonymous') throw new AppError('unauthorized');
    if (caller.kind === 'user') throw new AppError('forbidden');
    await store.giveUpDevice(await sha256(caller.token));
    return context.json({ success: true });
  });
}

function addMails(app: FunctionApp, deps: AccountDeps): void {
  const { store, identity, hitRateLimit } = deps;
  const limits = createMailLimits(hitRateLimit);
  const hashedAddress = async (headers: Headers) => (await sha256(readAddress(headers))).slice(0, 32);

  const countVerification = async (email: string) =>
    hitRateLimit(`verify-to:${(await sha256(email.toLowerCase())).slice(0, 32)}`, 1, MINUTE_SECONDS);
  app.post('/account/send-verification-email', async (context) => {
    const { email, continueUrl } = await readBody(context.req.raw, sendVerificationEmailRequest);
    await limits.perNetwork('verification', await hashNetwork(context.req.raw.headers));
    // Counted here for every address alike: the identity service's own pause would tell which ones it knows.
    await countVerification(email);
    await limits.perMailbox('verification', email);
    await limits.inSum('verification');
    const requestId = context.get('requestId');
    await answerAlike(() => identity.resendVerification(email, continueUrl), { ...deps, requestId });
    return context.json({ success: true, message: notices.verificationEmailSent });
  });
  // Decision 11: a page that signs somebody up asks for this every time, and learns nothing by it.
  app.post('/account/sign-up-notices', async (context) => {
    const { email } = await readBody(context.req.raw, signUpNoticeRequest);
    const from = await hashNetwork(context.req.raw.headers);
    await hitRateLimit(`sign-up-from:${from.address}`, 60, 10 * MINUTE_SECONDS);
    await limits.perMailbox('knownAddress', email);
    // The sign-up's own mail is that minute's: asked for another, the identity service sends none and does not say so.
    await countVerification(email).catch(() => undefined);
    const requestId = context.get('requestId');
    await answerAlike(() => tellKnownAddress({ email, from }, { ...deps, limits }), { ...deps, requestId });
    return context.json({ success: true });
  });
  app.post('/account/link-age', async (context) => {
    const { oobCode, kind } = await readBody(context.req.raw, linkAgeRequest);
    await hitRateLimit(`link-age:${await hashedAddress(context.req.raw.headers)}`, 30, 10 * MINUTE_SECONDS);
    return context.json<LinkAgeAnswer>({ expired: await store.isLinkExpired(oobCode, kind) });
  });
  // Takes nothing from its caller and tells him nothing, so anyone may ask: a page that changed an address, a scheduler.
  app.post('/account/email-change-notices', async (context) => {
    await hitRateLimit(`notices:${await hashedAddress(context.req.raw.headers)}`, 60, MINUTE_SECONDS);
    await sendEmailChangeNotices({ ...deps, limits });
    return context.json({ success: true });
  });
}

/**
 * Whose account is to be deleted; null where a call of the same token did that a moment ago, so that a repeat is answered
 * like the first.
 */
function createDeletionGuard(requireUser: (headers: Headers) => Promise<string>, store: AccountStore) {
  const askedLately = new TtlCache<string>({ forMs: MINUTE_SECONDS * 1_000, maxEntries: 1_000 });
  return async (headers: Headers): Promise<string | null> => {
    const token = headers.get('authorization') ?? '';
    try {
      const userId = await requireUser(headers);
      askedLately.set(token, userId);
      return userId;
    } catch (thrown) {
      const userId = askedLately.get(token);
      if (userId && !(await store.readOwner(userId))) return null;
      throw thrown;
    }
  };
}

function addPrivacy(app: FunctionApp, { store, identity, hitRateLimit, ...deps }: AccountDeps): void {
  const requireUser = createSessionGuard(deps);
  app.post('/account/export', async (context) => {
    const userId = await requireUser(context.req.raw.headers);
    await hitRateLimit(`export:${userId}`, 10, HOUR_SECONDS);
    const document = await store.exportAccount(userId);
    if (!document) throw new AppError('unauthorized');
    return context.json<AccountExport>(document, 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="whetstone-account.json"',
    });
  });
  const whoAsks = createDeletionGuard(requireUser, store);
  app.post('/account/delete', async (context) => {
    const userId = await whoAsks(context.req.raw.headers);
    if (userId === null) return context.json({ success: true });
    const { password } = await readBody(context.req.raw, deleteAccountRequest);
    const owner = await store.readOwner(userId);
    if (owner) {
      await hitRateLimit(`delete:${userId}`, 10, HOUR_SECONDS);
      try {
        if (!(await identity.isPasswordRight(owner.email, password)))
          throw new AppError('invalid_credentials');
      } catch (thrown) {
        // Gone by a call made at the same time, however the identity service puts it: what was asked for is done.
        if (await store.readOwner(userId)) throw thrown;
        // What was counted of this call came after all else was forgotten.
        await store.deleteAccount(userId, null);
        return context.json({ success: true });
      }
      // First the money: an account that is gone could not end its subscription any more.
      for (const id of await store.listRunningSubscriptions(userId)) await deps.endSubscription(id);
      if (owner.customerId) await deps.forgetCustomer(owner.customerId);
      const key = deps.addressHashKey;
      await store.deleteAccount(userId, key ? await hashAddress(owner.email, key) : null);
      deps.log('account_deleted', { requestId: context.get('requestId') });
    }
    return context.json({ success: true });
  });
}
