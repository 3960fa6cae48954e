import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { dropKept, readKept, writeKept } from '@/dashboard/app/kept.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';

/** When the account is read again after a return: what was done out there arrives by the provider's own message. */
const CATCH_UP_MS = [1_000, 3_000, 7_000, 15_000];
/** A page that is still here after this was not left: the visitor stopped the way out. */
const STILL_HERE_MS = 20_000;

/** Keeps that somebody went out to pay, over the way out and back. */
function keepLeft(left: boolean): void {
  if (left) writeKept('leftToPay', 1);
  else dropKept('leftToPay');
}

const hasLeft = (): boolean => readKept('leftToPay', z.number()) !== undefined;

const isClosed = (thrown: unknown) => thrown !== null && toAppError(thrown).code === 'purchases_closed';

/** Leaves for a page of the payment provider; busy until this one is gone. */
export function usePaymentPage<T = void>(open: (what: T) => Promise<string>, failures: ErrorContext) {
  const { readAnew } = useAccountCache();
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: open,
    onSuccess: (url) => {
      keepLeft(true);
      window.location.assign(url);
    },
    onError: (thrown) => {
      // The page says this one itself, with the way on.
      if (!isClosed(thrown)) tellFailure(failures, thrown);
    },
  });
  useEffect(() => {
    // Back from there by the back button, the page is woken up as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      void readAnew();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset, readAnew]);
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, STILL_HERE_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  const busy = isPending || isSuccess;
  return { leave: mutate, busy, busyWith: busy ? variables : undefined, closed: isClosed(error) };
}

/** After a return from the payment provider, reads the account until what was changed there has surely arrived. */
export function useCatchUp(): void {
  const { readAnew } = useAccountCache();
  useEffect(() => {
    if (!hasLeft()) return;
    const timers = CATCH_UP_MS.map((afterMs) => setTimeout(() => void readAnew(), afterMs));
    const done = setTimeout(() => keepLeft(false), Math.max(...CATCH_UP_MS));
    return () => {
      for (const timer of [...timers, done]) clearTimeout(timer);
    };
  }, [readAnew]);
}
