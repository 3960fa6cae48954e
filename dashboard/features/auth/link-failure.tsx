import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice.tsx';
import { loginPath } from '@/dashboard/app/paths.ts';
import type { LinkMode } from '@/shared/errors/link-texts.en.ts';
import { AlreadyVerified } from './already-verified.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { NewResetLink } from './new-reset-link.tsx';
import { say } from './say.ts';
import { useWayOn } from './use-way-on.ts';

/** A link that leads nowhere, why, and the way back. */
export function LinkFailure({
  title = say('linkInvalid'),
  text,
  mode,
}: {
  title?: string;
  text: string;
  /** What the link was for, where another link may help. */
  mode?: LinkMode | undefined;
}) {
  const { wanted } = useWayOn();
  return (
    <AuthFrame title={title}>
      <Notice kind="error" title={say('linkNotUsed')}>
        {text}
      </Notice>
      {mode === 'verifyEmail' && <AlreadyVerified />}
      {/* A recovery link that was used put the address back: a reset mail reaches its owner again. */}
      {(mode === 'resetPassword' || mode === 'recoverEmail') && (
        <p>
          <NewResetLink />
        </p>
      )}
      <p>
        <Link to={loginPath(wanted)}>{say('backToLogin')}</Link>
      </p>
    </AuthFrame>
  );
}
