import { inject } from 'vitest';

const { apiUrl, anonKey } = inject('stack');

/**
 * A call of the account function through the gateway, as the dashboard makes it.
 * @param endpoint such as `POST device-tokens`
 * @param token a session's; without one the publishable key stands there
 */
export async function accountCall(endpoint: string, body?: unknown, token: string = anonKey) {
  const [method = '', path = ''] = endpoint.split(' ');
  const response = await fetch(`${apiUrl}/functions/v1/account/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, apikey: anonKey, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
