import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice.tsx';
import { loginPath } from '@/dashboard/app/paths.ts';
import { AuthFrame } from './auth-frame.tsx';

/** A link that leads nowhere, why, and the way back. */
export function LinkFailure({
  title = 'Authentication Link Invalid',
  text,
}: {
  title?: string;
  text: string;
}) {
  return (
    <AuthFrame title={title}>
      <Notice kind="error">{text}</Notice>
      <p>
        <Link to={loginPath()}>Back to login</Link>
      </p>
    </AuthFrame>
  );
}
