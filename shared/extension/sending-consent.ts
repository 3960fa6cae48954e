import * as z from 'zod/mini';
import { serverHost } from '@/shared/engines/server-config.ts';
import { requestSending } from './host-access.ts';
import { API_URL } from './origins.ts';
import { storedItem } from './stored-item.ts';

/** The hosts of which the user was told what goes there, and went on. */
const agreedHostsItem = storedItem<string[]>('agreedHosts', { schema: z.array(z.string()), fallback: [] });

/** Being told where texts go, before the first one does. */
export const sendingConsent = {
  agreedHosts: agreedHostsItem,
  requestSending,
  cloudHost: serverHost(API_URL),
};
