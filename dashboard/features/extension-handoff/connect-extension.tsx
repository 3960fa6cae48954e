import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import type { SessionUser } from '@/shared/client/stores/session-store.ts';
import { handoffState } from '@/shared/contracts/extension-handoff.ts';
import { deviceName } from './device-name.ts';
import { handOver } from './hand-over.ts';
import { say } from './say.ts';
import { useConnection } from './use-connection.ts';
import { useSettledFocus } from './use-settled-focus.ts';

function Connecting({ user, state }: { user: SessionUser; state: string }) {
  const connection = useConnection(() => handOver(functionsAccess, user, state));
  const hasSettled = useSettledFocus();
  if (connection.status === 'done') {
    const { outcome } = connection;
    return <Notice kind={outcome === 'accepted' ? 'success' : 'warning'}>{say(`outcome_${outcome}`)}</Notice>;
  }
  const isConnecting = connection.status === 'connecting';
  return (
    <>
      {connection.status === 'failed' && <SiteFailure context="connect" code={connection.code} />}
      <p>{say.parts('asks', { device: <b key="device">{deviceName(navigator.userAgent)}</b> })}</p>
      <Button
        kind="primary"
        size="site"
        disabled={isConnecting || !hasSettled}
        onClick={({ isTrusted }) => {
          // Only a person connects a browser, no script.
          if (isTrusted) connection.connect();
        }}
      >
        {isConnecting ? say('connecting') : say('connectThisBrowser')}
      </Button>
    </>
  );
}

/** Hands the account to the extension that opened this page once its user presses for it, and says what came of it. */
export function ConnectExtension({ user, state }: { user: SessionUser; state: string | undefined }) {
  const nonce = handoffState.safeParse(state);
  return (
    <>
      <p>{say.parts('loggedInAs', { email: <b key="email">{user.email}</b> })}</p>
      {nonce.success ? (
        <Connecting key={`${user.id} ${nonce.data}`} user={user} state={nonce.data} />
      ) : (
        <p>{say('openAndSignIn')}</p>
      )}
      <p>
        <Link to={paths.profile}>{say('seeConnected')}</Link>
      </p>
    </>
  );
}
