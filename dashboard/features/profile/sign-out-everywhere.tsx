import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { sessionStore } from '@/dashboard/app/session.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { signOut } from '@/shared/client/auth-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { say } from './say.ts';

/** Ends every session of the account, this one too; extensions are revoked one by one above. */
export function SignOutEverywhere() {
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: async () => signOut(await sessionStore.client(), 'global'),
    onSuccess: () => navigate(paths.home),
    onError: (thrown) => showToast('error', textFor('profile-save', toAppError(thrown).code), 'session'),
  });
  return (
    <Button size="site" disabled={leave.isPending} onClick={() => leave.mutate()}>
      {leave.isPending ? say('signingOut') : say('signOutEverywhere')}
    </Button>
  );
}
