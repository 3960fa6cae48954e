import { Link } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { loginPath, paths } from '@/dashboard/app/paths.ts';
import { say } from './say.ts';

interface EndedProps {
  /** Somebody goes to log in. */
  onLeave: () => void;
  onVisitor: () => void;
  onClose: () => void;
}

/** Said before an account's owner would be answered as a visitor. */
export function Ended({ onLeave, onVisitor, onClose }: EndedProps) {
  const ways = (
    <>
      <Link
        to={loginPath({ returnTo: paths.generator })}
        className={buttonClass({ kind: 'primary' })}
        onClick={onLeave}
      >
        {say('logIn')}
      </Link>
      <Button onClick={onVisitor}>{say('asVisitor')}</Button>
    </>
  );
  return (
    <Notice kind="error" title={say('ended')} ways={ways} onClose={onClose}>
      {say('endedText')}
    </Notice>
  );
}
