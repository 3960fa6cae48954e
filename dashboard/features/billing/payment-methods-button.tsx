import { Button, type ButtonLook } from '@/components/ui/button.tsx';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { openPortal } from '@/shared/client/billing-calls.ts';
import { usePaymentPage } from './payment-pages.ts';
import { say } from './say.ts';
import { useFocusBack } from './use-focus-back.ts';

/** Leads to the payment provider's page of cards and addresses. */
export function PaymentMethodsButton({ kind, children }: Pick<ButtonLook, 'kind'> & { children: string }) {
  const { leave, busy } = usePaymentPage(() => openPortal(functionsAccess), 'portal');
  const button = useFocusBack(busy);
  return (
    <Button ref={button} kind={kind} size="site" disabled={busy} onClick={() => leave()}>
      {busy ? say('processing') : children}
    </Button>
  );
}
