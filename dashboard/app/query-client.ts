import { QueryClient } from '@tanstack/react-query';
import { toAppError } from '@/shared/errors/app-error.ts';
import { catalogue } from '@/shared/errors/catalogue.ts';
import { sessionStore } from './session.ts';

const RETRIES = 2;
const FRESH_MS = 10_000;

/** What the server said last. What may succeed when asked again is asked again; all is forgotten at sign-out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, thrown) => failures < RETRIES && catalogue[toAppError(thrown).code].retryable,
    },
  },
});

sessionStore.subscribe((now, before) => {
  if (before.status !== 'signedIn') return;
  if (now.status !== 'signedIn' || now.user.id !== before.user.id) queryClient.clear();
});
