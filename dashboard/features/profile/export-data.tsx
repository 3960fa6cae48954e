import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { exportAccount } from '@/shared/client/account-calls.ts';
import type { AccountExport } from '@/shared/contracts/account.ts';
import { say } from './say.ts';

const INDENT = 2;

function download(document_: AccountExport): void {
  const file = new Blob([JSON.stringify(document_, null, INDENT)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `whetstone-${document_.exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything kept about the account, as a file. */
export function ExportData() {
  const collect = useMutation({
    mutationFn: () => exportAccount(functionsAccess),
    onSuccess: download,
    onError: (thrown) => tellFailure('export-account', thrown, 'export'),
  });
  return (
    <Button size="site" disabled={collect.isPending} onClick={() => collect.mutate()}>
      {collect.isPending ? say('collecting') : say('exportMyData')}
    </Button>
  );
}
