import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { HandoffOutcome } from '@/dashboard/app/await-extension.ts';
import { paths } from '@/dashboard/app/paths.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import type { SessionUser } from '@/shared/client/stores/session-store.ts';
import { handoffState } from '@/shared/contracts/extension-handoff.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { deviceName } from './device-name.ts';
import { handOver } from './hand-over.ts';
import { useConnection } from './use-connection.ts';
import { useSettledFocus } from './use-settled-focus.ts';

const outcomes: Record<HandoffOutcome, { kind: 'success' | 'warning'; text: string }> = {
  accepted: { kind: 'success', text: 'The extension is signed in. You can close this tab.' },
  refused: {
    kind: 'warning',
    text: 'The extension no longer waits for this page. Open it and press Sign in once more.',
  },
  unanswered: {
    kind: 'warning',
    text: 'The extension did not answer. Check that it is turned on, open it, and press Sign in.',
  },
};

function Connecting({ user, state }: { user: SessionUser; state: string }) {
  const connection = useConnection(() => handOver(functionsAccess, user, state));
  const hasSettled = useSettledFocus();
  if (connection.status === 'done') {
    const { kind, text } = outcomes[connection.outcome];
    return <Notice kind={kind}>{text}</Notice>;
  }
  const isConnecting = connection.status === 'connecting';
  return (
    <>
      {connection.status === 'failed' && <Notice kind="error">{textFor('devices', connection.code)}</Notice>}
      <p>
        The Whetstone extension in <b>{deviceName(navigator.userAgent)}</b> asks to use this account. For 90
        days it may sharpen your drafts with your credits, read your balance, and keep the templates of your
        gallery and its library in step. It cannot see or change your profile, your password or your plan.
      </p>
      <Button
        kind="primary"
        size="site"
        disabled={isConnecting || !hasSettled}
        onClick={({ isTrusted }) => {
          // Only a person connects a browser, no script.
          if (isTrusted) connection.connect();
        }}
      >
        {isConnecting ? 'Connecting...' : 'Connect this browser'}
      </Button>
    </>
  );
}

/** Hands the account to the extension that opened this page once its user presses for it, and says what came of it. */
export function ConnectExtension({ user, state }: { user: SessionUser; state: string | undefined }) {
  const nonce = handoffState.safeParse(state);
  return (
    <>
      <p>
        You are logged in as <b>{user.email}</b>.
      </p>
      {nonce.success ? (
        <Connecting key={`${user.id} ${nonce.data}`} user={user} state={nonce.data} />
      ) : (
        <p>To connect the extension, open it and press Sign in.</p>
      )}
      <p>
        <Link to={paths.profile}>See what is connected</Link>
      </p>
    </>
  );
}
