import { signOut } from '@/shared/client/auth-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { sessionStore } from './session.ts';

/** Ends the session of this browser. A failure is only logged (spec §8). */
export async function signOutHere(): Promise<void> {
  try {
    await sessionStore.leave((client) => signOut(client));
  } catch (thrown) {
    console.error('Logout failed:', toAppError(thrown).code);
  }
}
