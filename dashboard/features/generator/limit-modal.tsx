import { Link } from 'react-router';
import { buttonClass } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { loginPath, paths, signupPath } from '@/dashboard/app/paths.ts';
import { SIGNUP_CREDITS } from '@/shared/credits/plans.ts';
import style from './generator.module.css';

interface LimitModalProps {
  onClose: () => void;
  /** Somebody goes to log in or sign up. */
  onLeave: () => void;
}

/** Says to a visitor that the free generation is used (spec §4). */
export function LimitModal({ onClose, onLeave }: LimitModalProps) {
  const back = { returnTo: paths.generator };
  return (
    <Dialog title="Create an Account to Continue" onClose={onClose}>
      <p>
        One prompt is free without an account. A free account comes with {SIGNUP_CREDITS} credits, one for
        each prompt.
      </p>
      <div className={style.ways}>
        <Link
          to={signupPath(back)}
          className={buttonClass({ kind: 'primary', size: 'site' })}
          onClick={onLeave}
        >
          Create Free Account
        </Link>
        <Link to={loginPath(back)} className={buttonClass({ size: 'site' })} onClick={onLeave}>
          Have an Account? Log In
        </Link>
      </div>
    </Dialog>
  );
}
