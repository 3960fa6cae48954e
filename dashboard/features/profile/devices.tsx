import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useAccountCache, useDevices } from '@/dashboard/app/account-queries.ts';
import { formatDay, formatMoment } from '@/dashboard/app/format-date.ts';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { revokeDevice } from '@/shared/client/account-calls.ts';
import type { Device } from '@/shared/contracts/account.ts';
import style from './profile.module.css';
import { say } from './say.ts';

function usedText({ lastUsedAt, createdAt, expiresAt }: Device): string {
  const days = { from: formatDay(createdAt), until: formatDay(expiresAt) };
  return lastUsedAt
    ? say('connectedUsed', { ...days, used: formatMoment(lastUsedAt) })
    : say('connectedUnused', days);
}

/** The browsers whose extension is signed in, each with its way out (design §4). */
export function Devices() {
  const devices = useDevices();
  const { data, error } = devices;
  const { setDevices } = useAccountCache();
  const revoke = useMutation({
    mutationFn: (id: string) => revokeDevice(functionsAccess, id),
    onSuccess: setDevices,
    onError: (thrown) => tellFailure('device-revoke', thrown, 'devices'),
  });
  if (error && !data) return <LoadFailure query={devices} context="devices" />;
  if (!data) return <Skeleton label={say('loadingDevices')} lines={2} />;
  if (data.length === 0) return <p className={style.aside}>{say('noDevices')}</p>;
  return (
    <ul className={style.devices}>
      {data.map((device) => (
        <li key={device.id} className={style.device}>
          <div>
            <p>{device.name}</p>
            <p className={style.aside}>{usedText(device)}</p>
          </div>
          <Button
            size="site"
            disabled={revoke.isPending}
            aria-label={say('revokeNamed', { name: device.name })}
            onClick={() => revoke.mutate(device.id)}
          >
            {say('revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
