import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { sessionStore } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { signOut } from '@/shared/client/auth-calls.ts';
import style from './profile.module.css';
import { say } from './say.ts';

function SignOutDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => sessionStore.leave((client) => signOut(client, 'global')),
    onSuccess: () => navigate(paths.home),
    onError: (thrown) => {
      onClose();
      tellFailure('sign-out', thrown, 'session');
    },
  });
  return (
    <Dialog title={say('signOutTitle')} onClose={onClose}>
      <p className={style.aside}>{say('signOutAbout')}</p>
      <ButtonRow>
        <Button kind="primary" disabled={leave.isPending} onClick={() => leave.mutate()}>
          {leave.isPending ? say('signingOut') : say('signOutEverywhere')}
        </Button>
        <Button onClick={onClose} disabled={leave.isPending}>
          {say('staySignedIn')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

/** Ends every session of the account, this one too, once that was confirmed: no press brings them back. Extensions are revoked above. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="site" onClick={() => setAsking(true)}>
        {say('signOutEverywhere')}
      </Button>
      {asking && <SignOutDialog onClose={() => setAsking(false)} />}
    </>
  );
}
