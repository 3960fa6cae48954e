import type { KeyOwner } from '@/shared/contracts/insight-sources.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import type { Session, SourceContext } from './source.ts';
import { SourceFault } from './source-fault.ts';

/** A session is not used in its last minute. */
const MARGIN_SECONDS = 60;

interface SignedIn<T> {
  owner: KeyOwner;
  signIn: () => Promise<Session>;
  work: (token: string) => Promise<T>;
}

/** One that cannot be read or kept is as good as none: the source can be signed in to all the same. */
function none(thrown: unknown): undefined {
  reportError('insights.session', thrown);
}

/** Works with the session that is kept, else signs in; also where the source ended the kept one early. @throws SourceFault */
export async function withSession<T>(
  { sessions }: Pick<SourceContext, 'sessions'>,
  { owner, signIn, work }: SignedIn<T>,
): Promise<T> {
  const kept = await sessions?.read(owner).catch(none);
  if (kept !== undefined) {
    try {
      return await work(kept);
    } catch (thrown) {
      if (!(thrown instanceof SourceFault && thrown.reason === 'signedOut')) throw thrown;
    }
  }
  const session = await signIn();
  const seconds = Math.floor(session.seconds) - MARGIN_SECONDS;
  if (seconds > 0) await sessions?.keep(owner, { ...session, seconds }).catch(none);
  return work(session.token);
}
