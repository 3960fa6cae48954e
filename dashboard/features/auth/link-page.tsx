import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { pageOf } from '@/dashboard/app/page-of.tsx';
import { queryClient } from '@/dashboard/app/query-client.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { setRecoveredPassword } from '@/shared/client/account-calls.ts';
import { resetPassword } from '@/shared/client/auth-calls.ts';
import { recoverEmailRequest } from '@/shared/contracts/account.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import { linkFailureText } from '@/shared/errors/link-texts.en.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LinkFailure } from './link-failure.tsx';
import { LinkSuccess } from './link-success.tsx';
import { type MailLink, type OpenedLink, openMailLink } from './open-mail-link.ts';
import { clearPendingReset } from './pending-reset.ts';
import { say } from './say.ts';
import { UndoChange } from './undo-change.tsx';

// Most links confirm an address, and ask for nothing.
const resetForm = pageOf(() => import('./reset-form.tsx').then(({ ResetForm }) => ResetForm));

/** A code works once: what is asked behind it is there before it is used. */
async function openOnce(link: MailLink): Promise<OpenedLink> {
  if (link.mode !== 'verifyEmail') await resetForm.fetch();
  return openMailLink(link);
}

/** The code has been used by now: a session that is gone can only be had by another link. */
async function sendPassword({ client }: OpenedLink, password: string): Promise<void> {
  if (!client) throw new AppError('link_invalid');
  try {
    await resetPassword(client, password);
    clearPendingReset();
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code !== 'unauthorized') throw thrown;
    clearPendingReset();
    throw new AppError('link_expired', { cause: thrown });
  }
}

/** Uses a mail's link, and says or asks what follows (spec §4). What it could not take back is done on a press alone. */
export function LinkPage({ link }: { link: MailLink }) {
  const [pressed, setPressed] = useState(false);
  // A code of another shape undoes nothing, and is said to be invalid at once.
  const undoes =
    link.mode === 'recoverEmail' && recoverEmailRequest.safeParse({ oobCode: link.code }).success;
  if (undoes && !pressed) return <UndoChange onPress={() => setPressed(true)} />;
  return <UsedLink link={link} />;
}

function UsedLink({ link }: { link: MailLink }) {
  const [reset, setReset] = useState(false);
  // Through the cache, so that a code, which works once, is used once however often the page is drawn.
  const { data, error } = useQuery(
    {
      queryKey: ['link', link],
      queryFn: () => openOnce(link),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    queryClient,
  );
  if (error) {
    const { code } = toAppError(error);
    // A disabled account gets no further by another link.
    const another = code === 'account_disabled' ? undefined : link.mode;
    return <LinkFailure text={linkFailureText(link.mode, code)} mode={another} />;
  }
  const working = (
    <AuthFrame title={say(`working_${link.mode}`)}>
      <p role="status">{say('oneMoment')}</p>
    </AuthFrame>
  );
  if (!data) return working;
  if (link.mode === 'verifyEmail' || reset) return <LinkSuccess mode={link.mode} />;
  const isRecovery = link.mode === 'recoverEmail';
  const send = async (password: string) => {
    await (isRecovery
      ? setRecoveredPassword(functionsAccess, { oobCode: link.code, password })
      : sendPassword(data, password));
    setReset(true);
  };
  return (
    <Suspense fallback={working}>
      <resetForm.Content
        email={data.email}
        onSend={send}
        {...(isRecovery && { title: say('done_recoverEmail'), lead: say('addressIsBack') })}
      />
    </Suspense>
  );
}
