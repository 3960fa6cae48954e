import { useSearchParams } from 'react-router';
import { type AuthQuery, loginPath, readAuthQuery } from '@/dashboard/app/paths.ts';

interface WayOn {
  /** What is to follow the login, as the address tells it. */
  wanted: Omit<AuthQuery, 'verified'>;
  /** The login that goes on there, as the link of a mail needs it. */
  returnUrl: () => string;
}

/** Plan, way back and the extension's request go along from page to mail and from mail to login. */
export function useWayOn(): WayOn {
  const [query] = useSearchParams();
  const { verified: _, ...wanted } = readAuthQuery(query);
  return { wanted, returnUrl: () => window.location.origin + loginPath(wanted) };
}
