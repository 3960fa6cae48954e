import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ResetModal } from './reset-modal.tsx';
import { say } from './say.ts';

/** The way on from a reset link that does not work any more. */
export function NewResetLink({ email = '' }: { email?: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="site" onClick={() => setAsking(true)}>
        {say('sendNewLink')}
      </Button>
      {asking && <ResetModal email={email} onClose={() => setAsking(false)} />}
    </>
  );
}
