import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice.tsx';
import { paths } from '@/dashboard/app/paths.ts';
import { queryClient } from '@/dashboard/app/query-client.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import type { SessionUser } from '@/shared/client/stores/session-store.ts';
import { handoffState } from '@/shared/contracts/extension-handoff.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { type HandoffOutcome, handOver } from './hand-over.ts';

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

function Handing({ user, state }: { user: SessionUser; state: string }) {
  // Once per nonce, however often the page is drawn: each run mints a token.
  const { data, error } = useQuery(
    {
      queryKey: ['handoff', user.id, state],
      queryFn: () => handOver(functionsAccess, user, state),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    queryClient,
  );
  if (error) return <Notice kind="error">{textFor('devices', toAppError(error).code)}</Notice>;
  if (!data) return <p role="status">Signing in the extension...</p>;
  return <Notice kind={outcomes[data].kind}>{outcomes[data].text}</Notice>;
}

/** Hands the account to the extension that opened this page, and says what came of it. */
export function ConnectExtension({ user, state }: { user: SessionUser; state: string | undefined }) {
  const nonce = handoffState.safeParse(state);
  return (
    <>
      <p>
        You are logged in as <b>{user.email}</b>.
      </p>
      {nonce.success ? (
        <Handing user={user} state={nonce.data} />
      ) : (
        <p>To connect the extension, open it and press Sign in.</p>
      )}
      <p>
        <Link to={paths.profile}>See what is connected</Link>
      </p>
    </>
  );
}
