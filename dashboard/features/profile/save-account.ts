import { loginPath } from '@/dashboard/app/paths.ts';
import { sessionStore } from '@/dashboard/app/session.ts';
import { saveProfile } from '@/shared/client/account-rows.ts';
import { requireAuth } from '@/shared/client/auth-errors.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import type { ProfileForm } from './profile-schema.ts';

/**
 * Saves the record, the display name, and asks for another address where it changed; that one counts once its link was
 * followed.
 * @throws AppError `email_in_use`, `rate_limited`, `network_error` and others
 */
export async function saveAccount(profile: ProfileRow, form: ProfileForm): Promise<{ emailAsked: boolean }> {
  const client = await sessionStore.client();
  const emailAsked = form.email.toLowerCase() !== profile.email.toLowerCase();
  // First, because only this part can be refused by somebody else's account.
  requireAuth(
    await client.auth.updateUser(
      {
        // All of it: what was taken out of the record must not live on in what was given at sign-up.
        data: {
          first_name: form.firstName,
          last_name: form.lastName,
          username: form.username,
          country_code: form.countryCode,
          mobile_number: form.mobileNumber,
        },
        ...(emailAsked && { email: form.email }),
      },
      { emailRedirectTo: window.location.origin + loginPath() },
    ),
  );
  await saveProfile(client, profile.user_id, {
    first_name: form.firstName,
    last_name: form.lastName,
    username: form.username,
    country_code: form.countryCode,
    mobile_number: form.mobileNumber,
  });
  return { emailAsked };
}
