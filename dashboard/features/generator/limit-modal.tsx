import { Link } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { loginPath, paths, signupPath } from '@/dashboard/app/paths.ts';
import { SIGNUP_CREDITS } from '@/shared/credits/plans.ts';
import style from './generator.module.css';
import { say } from './say.ts';

interface LimitModalProps {
  onClose: () => void;
  /** Somebody goes to log in or sign up. */
  onLeave: () => void;
}

/** Says to a visitor that the free generation is used (spec §4). */
export function LimitModal({ onClose, onLeave }: LimitModalProps) {
  const back = { returnTo: paths.generator };
  return (
    <Dialog title={say('limitTitle')} onClose={onClose}>
      <p>{say('limitText', { credits: SIGNUP_CREDITS })}</p>
      <div className={style.ways}>
        <Link
          to={signupPath(back)}
          className={buttonClass({ kind: 'primary', size: 'site' })}
          onClick={onLeave}
        >
          {say('createFreeAccount')}
        </Link>
        <Link to={loginPath(back)} className={buttonClass({ size: 'site' })} onClick={onLeave}>
          {say('haveAccount')}
        </Link>
        <Button kind="quiet" size="site" onClick={onClose}>
          {say('notNow')}
        </Button>
      </div>
    </Dialog>
  );
}
