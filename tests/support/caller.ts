import { AppError } from '@/shared/errors/app-error.ts';

/** Who calls the functions in tests that have fakes behind them: one account with one session. */
export const ANON_KEY = 'sb_publishable_test';
export const USER_ID = '3f0f9a54-5a0e-4b59-8f5c-0a8f4f9f1c11';
export const SESSION_ID = '8d0b6f0e-52f0-4d8f-9d53-1f6a7a3f1c22';
export const JWT = 'aaa.bbb.ccc';
export const DEVICE_TOKEN = `wst_${'a'.repeat(43)}`;

/** @throws AppError `unauthorized` where it is not that session's token */
export async function verifyUser(jwt: string): Promise<{ userId: string; sessionId: string }> {
  if (jwt !== JWT) throw new AppError('unauthorized');
  return { userId: USER_ID, sessionId: SESSION_ID };
}

interface App {
  request(address: string, init: RequestInit): Response | Promise<Response>;
}

/** Calls a function's endpoints, such as `POST checkout`; signed in unless another token is given, or an empty one. */
export function callerOf(app: App, name: string) {
  return async (endpoint: string, body?: unknown, token: string = JWT) => {
    const [method = '', path = ''] = endpoint.split(' ');
    return app.request(`/${name}/${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  };
}
