import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { remedyFor } from '@/shared/errors/remedies.ts';
import { type ErrorContext, textFor } from '@/shared/errors/texts.en.ts';
import { failureTitle } from './failure-title.ts';
import { loginPath, paths } from './paths.ts';
import { say } from './say.ts';

interface SiteFailureProps {
  context: ErrorContext;
  code: ErrorCode;
  retryAfterMs?: number | undefined;
  /** Whether something made before stands there. */
  hasEarlier?: boolean | undefined;
  /** What is still there of what was asked for. */
  kept?: string | undefined;
  /** What it cost, where that is known. */
  note?: string | undefined;
  /** Whether what mends it is the view's one primary action. */
  isLeading?: boolean | undefined;
  /** Asks for the same once more. */
  onRetry?: (() => void) | undefined;
  /** What its button says, where that is more than to try again. */
  retryName?: string | undefined;
  /** Puts it away; left out where it stands in the place of what failed. */
  onClose?: (() => void) | undefined;
  /** A press that this screen alone has. */
  children?: ReactNode;
}

/** Where each way leads, for who is on the page `here`. */
const places = {
  sign_in: (here: string) => loginPath({ returnTo: here }),
  get_credits: () => paths.subscription,
  contact: () => paths.contact,
};

/** Where a failure leads on the website; undefined where nothing but asking again, or otherwise, helps. */
export function siteRemedy(code: ErrorCode): keyof typeof places | undefined {
  const remedy = remedyFor(code);
  return remedy && remedy in places ? (remedy as keyof typeof places) : undefined;
}

/** Why something failed on the website, with what mends it first. */
export function SiteFailure(props: SiteFailureProps) {
  const {
    context,
    code,
    retryAfterMs,
    kept = '',
    note = '',
    isLeading = false,
    onRetry,
    onClose,
    children,
  } = props;
  const { retryName = say('tryAgain'), hasEarlier } = props;
  const { pathname, search } = useLocation();
  const kind = isLeading ? 'primary' : 'plain';
  const remedy = siteRemedy(code);
  const ways = (
    <>
      {remedy && (
        <Link to={places[remedy](pathname + search)} className={buttonClass({ kind })}>
          {say(`remedy_${remedy}`)}
        </Link>
      )}
      {children}
      {onRetry && (
        <Button kind={remedy ? 'plain' : kind} onClick={onRetry}>
          {retryName}
        </Button>
      )}
    </>
  );
  return (
    <Notice kind="error" title={failureTitle(context, code, hasEarlier)} ways={ways} onClose={onClose}>
      {[textFor(context, code, retryAfterMs), kept, note].filter(Boolean).join(' ')}
    </Notice>
  );
}
