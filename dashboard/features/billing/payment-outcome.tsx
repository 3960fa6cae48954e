import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useAccountCache, usePayments, useProfile } from '@/dashboard/app/account-queries.ts';
import { failureTitle } from '@/dashboard/app/failure-title.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { readPaymentStatus } from '@/shared/client/billing-calls.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { arrivalText } from './arrival-text.ts';
import style from './billing.module.css';
import { awaitPayment, returnedPayment, withoutReturn } from './payment-return.ts';
import { say } from './say.ts';
import { useFocusBack } from './use-focus-back.ts';

const reload = () => window.location.reload();

/** Says what a payment brought; OK, Escape and a press beside it show the page anew (spec §2). */
function PaymentSuccess() {
  const { data: profile } = useProfile();
  const { data: payments, error } = usePayments();
  if (!profile || (!payments && !error)) return null;
  return (
    <Dialog title={notices.paymentSuccessful} onClose={reload}>
      <p>{arrivalText(profile, payments ?? [])}</p>
      <ButtonRow>
        <Button kind="primary" onClick={reload}>
          {say('ok')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

function usePayment(paymentId: string) {
  const { readAnew } = useAccountCache();
  return useQuery({
    queryKey: ['payment', paymentId],
    queryFn: async ({ signal }) => {
      const status = await awaitPayment(() => readPaymentStatus(functionsAccess, paymentId, signal), signal);
      if (status === 'paid') await readAnew();
      return status;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Said once the patience is over, or where nobody could be asked; asking again keeps its place. */
function StillPending({ code, asking, onAsk }: { code: ErrorCode; asking: boolean; onAsk: () => void }) {
  const button = useFocusBack(asking);
  return (
    <Notice
      kind={code === 'timeout' ? 'warning' : 'error'}
      title={failureTitle('payment', code)}
      ways={
        <Button ref={button} disabled={asking} onClick={onAsk}>
          {asking ? say('checking') : say('checkAgain')}
        </Button>
      }
    >
      {textFor('payment', code)}
    </Notice>
  );
}

function PaymentStatus({ paymentId }: { paymentId: string }) {
  const { data, error, isLoading, isFetching, refetch } = usePayment(paymentId);
  if (isLoading)
    return (
      <p role="status" className={style.waiting}>
        {say('confirmingPaymentCan')}
      </p>
    );
  const code = error ? toAppError(error).code : data === 'pending' ? 'timeout' : undefined;
  // No payment under this address: asking again changes nothing.
  if (code === 'not_found' || code === 'invalid_request')
    return <SiteFailure context="payment" code={code} />;
  if (code) return <StillPending code={code} asking={isFetching} onAsk={() => void refetch()} />;
  if (data === 'failed')
    return (
      <Notice kind="error" title={say('paymentFailed')}>
        {notices.paymentFailed}
      </Notice>
    );
  return (
    <>
      <Notice kind="success">{say('paymentConfirmed')}</Notice>
      <PaymentSuccess />
    </>
  );
}

/** What came of the payment somebody returns from; the address is cleared of it at once (spec §2). */
export function PaymentOutcome() {
  const [query, setQuery] = useSearchParams();
  const [paymentId] = useState(() => returnedPayment(query));
  useEffect(() => {
    const rest = withoutReturn(query);
    if (rest) setQuery(rest, { replace: true });
  }, [query, setQuery]);
  return paymentId === null ? null : <PaymentStatus paymentId={paymentId} />;
}
