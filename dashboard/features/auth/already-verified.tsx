import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { loginPath } from '@/dashboard/app/paths.ts';
import { say } from './say.ts';

const ResendModal = partOf(() => import('./resend-modal.tsx').then(({ ResendModal }) => ResendModal));

/** The ways on from a verification link that does not work: mostly it did, the first time it was followed. */
export function AlreadyVerified() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>
        {say.parts('alreadyVerified', {
          logIn: (
            <Link key="logIn" to={loginPath()}>
              {say('logInInline')}
            </Link>
          ),
        })}
      </p>
      <p>
        <Button size="site" onClick={() => setAsking(true)}>
          {say('sendNewVerification')}
        </Button>
      </p>
      <Suspense>{asking && <ResendModal email="" onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
