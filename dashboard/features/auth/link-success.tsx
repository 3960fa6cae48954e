import { type MouseEvent, useCallback, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Notice } from '@/components/ui/notice.tsx';
import { loginPath } from '@/dashboard/app/paths.ts';
import type { LinkMode } from '@/shared/errors/link-texts.en.ts';
import { AuthFrame } from './auth-frame.tsx';
import { say } from './say.ts';
import { useWayOn } from './use-way-on.ts';

/** spec §9. */
const REDIRECT_AFTER_MS = 3_000;

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
    <AuthFrame title={say(`done_${mode}`)}>
      <Notice kind="success">{say(`doneText_${mode}`)}</Notice>
      <p>
        <Link to={next} replace onClick={press}>
          {say('goToLogin')}
        </Link>
      </p>
    </AuthFrame>
  );
}
