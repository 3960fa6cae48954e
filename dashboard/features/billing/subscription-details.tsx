import { Link } from 'react-router';
import { formatDay } from '@/dashboard/app/format-date.ts';
import { paths } from '@/dashboard/app/paths.ts';
import type { ProfileRow } from '@/shared/contracts/account.ts';
import style from './billing.module.css';
import { PaymentMethodsButton } from './payment-methods-button.tsx';
import { say } from './say.ts';
import { accountType, annualNote, type SubscriptionState } from './subscription-state.ts';

function nextInvoice({ kind, periodEnd }: SubscriptionState): string {
  if (kind === 'pastDue') return say('triedAgainSoon');
  return kind === 'active' && periodEnd ? formatDay(periodEnd) : say('none');
}

/** What one pays for, how often, and when next (spec §2, §9). */
export function SubscriptionDetails({ profile, state }: { profile: ProfileRow; state: SubscriptionState }) {
  const paid = [
    [say('billingCycle'), say('monthly')],
    [say('nextInvoice'), nextInvoice(state)],
  ] as const;
  // Nothing is charged for the free plan, so nothing comes round.
  const facts = [
    [say('accountType'), accountType(profile)],
    ...(state.kind === 'free' ? [[say('price'), say('nothingCharged')] as const] : paid),
  ] as const;
  const note = annualNote(profile);
  return (
    <>
      <dl className={style.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={style.aside}>{note}</p>}
      {state.kind === 'free' && <Link to={paths.subscription}>{say('viewPlans')}</Link>}
      {(state.kind === 'active' || state.kind === 'cancelled') && (
        <PaymentMethodsButton>{say('managePaymentMethods')}</PaymentMethodsButton>
      )}
    </>
  );
}
