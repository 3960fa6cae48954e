import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { say } from './say.ts';

const ResetModal = partOf(() => import('./reset-modal.tsx').then(({ ResetModal }) => ResetModal));

/** The way on from a reset link that does not work any more. */
export function NewResetLink({ email = '' }: { email?: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="site" onClick={() => setAsking(true)}>
        {say('sendNewLink')}
      </Button>
      <Suspense>{asking && <ResetModal email={email} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
