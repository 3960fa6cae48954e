import { signOut } from '@/shared/client/auth-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { sessionStore } from './session.ts';

/** Ends the session of this browser. A failure is only logged (spec §8). @param isAsked whether somebody here wanted it so */
export async function signOutHere(isAsked = true): Promise<void> {
  try {
    await sessionStore.leave((client) => signOut(client), isAsked);
  } catch (thrown) {
    console.error('Logout failed:', toAppError(thrown).code);
  }
}
