import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { partOf } from '@/dashboard/app/part-of.tsx';
import { say } from './say.ts';

const DeleteDialog = partOf(() => import('./delete-dialog.tsx').then(({ DeleteDialog }) => DeleteDialog));

/** The way out, asked for once more with the password: what is lost cannot be undone. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger" size="site" onClick={() => setAsking(true)}>
        {say('deleteAccountButton')}
      </Button>
      <Suspense>{asking && <DeleteDialog onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
