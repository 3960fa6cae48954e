import { Link } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { loginPath, paths } from '@/dashboard/app/paths.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { say } from './say.ts';
import type { GeneratorFailure } from './use-generation.ts';

interface FailedProps {
  failure: GeneratorFailure;
  onClose: () => void;
}

/** Why no prompt was made. */
export function Failed({ failure, onClose }: FailedProps) {
  if (failure !== 'no_words') return <SiteFailure context="generator" {...failure} onClose={onClose} />;
  return (
    <Notice kind="error" title={say('noTopic')} onClose={onClose}>
      {say('noWords')}
    </Notice>
  );
}

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
