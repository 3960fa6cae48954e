import { type MouseEvent, useCallback, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Notice } from '@/components/ui/notice.tsx';
import { loginPath } from '@/dashboard/app/paths.ts';
import type { LinkMode } from '@/shared/errors/link-texts.en.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useWayOn } from './use-way-on.ts';

/** spec §9. */
const REDIRECT_AFTER_MS = 3_000;

const texts: Record<LinkMode, { title: string; text: string }> = {
  resetPassword: {
    title: 'Password Reset',
    text: 'Your new password is set, and every other session is signed out. You can log in with it now.',
  },
  verifyEmail: {
    title: 'Email Verified',
    text: 'Your email address is verified.',
  },
  recoverEmail: {
    title: 'Email Restored',
    text: 'Your earlier email address is back and your new password is set. You can log in with it now.',
  },
};

/** Says what was done, then leads to the login (spec §4). */
export function LinkSuccess({ mode }: { mode: LinkMode }) {
  const navigate = useNavigate();
  const { wanted } = useWayOn();
  const next = loginPath({ ...wanted, verified: mode === 'verifyEmail' });
  const leave = useCallback(() => navigate(next, { replace: true }), [navigate, next]);
  useEffect(() => {
    const timer = setTimeout(() => void leave(), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leave]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    void leave();
  };
  return (
    <AuthFrame title={texts[mode].title}>
      <Notice kind="success">{texts[mode].text}</Notice>
      <p>
        <Link to={next} replace onClick={press}>
          Go to login
        </Link>
      </p>
    </AuthFrame>
  );
}
