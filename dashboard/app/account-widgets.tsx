import type { SessionUser } from '@/shared/client/stores/session-store.ts';
import { CreditIndicator } from './credit-indicator.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Queries } from './queries.tsx';

/** What the bar shows of an account. */
export function AccountWidgets({ user }: { user: SessionUser }) {
  return (
    <Queries>
      <CreditIndicator />
      <ProfileMenu user={user} />
    </Queries>
  );
}
