import { createContext, type ReactNode, useContext } from 'react';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { gravityOf } from '@/shared/errors/gravity.ts';
import {
  canRewriteDraft,
  canUseDevice,
  EDIT_DRAFT,
  type Remedy,
  remedyFor,
  remedyNames,
  USE_DEVICE,
} from '@/shared/errors/remedies.ts';
import { type ErrorContext, textFor } from '@/shared/errors/texts.en.ts';
import { cloudSentence } from '@/shared/errors/texts-cloud.en.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import { isWorthRetrying } from '@/shared/errors/worth-retrying.ts';
import { RetryButton } from './retry-button.tsx';
import type { SendingConsent } from './settings/sending-question.tsx';
import { SignInButton } from './settings/sign-in-button.tsx';
import { Button, type ButtonLook } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

/** How a screen leads out of a failure. */
export interface RemedyWays {
  open: (remedy: Remedy) => unknown;
  /** Where it leads by itself: the place is this screen, or its button stands there anyway. */
  isHere: readonly Remedy[];
  /** How the user is told where texts go before signing in. */
  consent: SendingConsent;
}

/** The ways of the screen around; null where it has none, as on the website's front page. */
export const RemedyContext = createContext<RemedyWays | null>(null);

interface RemedyButtonProps extends ButtonLook {
  remedy: Remedy | undefined;
}

/** The press that leads to a remedy; nothing where there is none, or the screen has no way there. */
export function RemedyButton({ remedy, ...look }: RemedyButtonProps) {
  const ways = useContext(RemedyContext);
  if (!ways || !remedy || ways.isHere.includes(remedy)) return null;
  if (remedy === 'sign_in')
    return <SignInButton {...look} consent={ways.consent} onSignIn={() => ways.open(remedy)} />;
  return (
    <Button {...look} onClick={() => ways.open(remedy)}>
      {remedyNames[remedy]}
    </Button>
  );
}

/** Whether the press that leads out of it is what the screen is for now: trying again would meet the same. */
export const leadsElsewhere = (code: ErrorCode): boolean =>
  remedyFor(code) !== undefined && !isWorthRetrying(code);

interface FailureProps {
  code: ErrorCode;
  /** Whose words it is told in. */
  context: ErrorContext;
  retryAfterMs?: number | undefined;
  /** Who failed, where that is known. */
  engine?: EngineId | undefined;
  size?: ButtonLook['size'];
  /** Whether its remedy may be the view's ember button. */
  leads?: boolean;
  /** Asks for the same once more; left out where the screen has no such way. */
  onRetry?: (() => void) | undefined;
  /** Does the same on this device. */
  onDevice?: (() => void) | undefined;
  /** Leads to the draft. */
  onEdit?: (() => void) | undefined;
  /** Puts it away; left out where it stands in the place of what failed. */
  onClose?: (() => void) | undefined;
  /** A press that this screen alone has; `first`: that it offers before all others. */
  children?: ReactNode;
  first?: ReactNode;
}

/** A text that was not inserted is still there to be copied. */
const kindOf = (code: ErrorCode, context: ErrorContext) =>
  context !== 'insert' && gravityOf(code) === 'error' ? 'error' : 'obstacle';

/** Why something failed, with the presses that lead out of it: what mends it first. */
export function Failure({ code, context, engine, size, leads = false, ...rest }: FailureProps) {
  const { retryAfterMs, onRetry, onDevice, onEdit, onClose, children, first } = rest;
  const remedy = remedyFor(code);
  const device = onDevice && canUseDevice(code, engine) && (
    <Button size={size} onClick={onDevice}>
      {USE_DEVICE}
    </Button>
  );
  // Where this device goes on, nobody waits for a model to be set up; settings that were set right are tried at once.
  const again = remedy === 'connect' && device ? undefined : onRetry;
  const ours = context === 'rewrite' || context === 'action' ? cloudSentence(code, engine) : undefined;
  // A button that waits counts the seconds itself.
  const isCounted = again !== undefined && isWorthRetrying(code);
  // A model is set up in minutes; this device goes on at once.
  const isDeviceFirst = remedy === 'connect';
  const ways = (
    <>
      {first}
      {isDeviceFirst && device}
      <RemedyButton
        remedy={remedy}
        size={size}
        kind={leads && leadsElsewhere(code) && !(isDeviceFirst && device) ? 'primary' : 'plain'}
      />
      {children}
      <RetryButton code={code} retryAfterMs={retryAfterMs} size={size} onRetry={again} />
      {onEdit && canRewriteDraft(code) && (
        <Button size={size} onClick={onEdit}>
          {EDIT_DRAFT}
        </Button>
      )}
      {!isDeviceFirst && device}
    </>
  );
  return (
    <Notice kind={kindOf(code, context)} title={titleFor(context, code)} ways={ways} onClose={onClose}>
      {ours ?? textFor(context, code, isCounted ? undefined : retryAfterMs)}
    </Notice>
  );
}
