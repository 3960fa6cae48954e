import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { failureTitle } from '@/dashboard/app/failure-title.ts';
import { formResolver } from '@/dashboard/app/form-resolver.ts';
import { useNow } from '@/dashboard/app/use-now.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { type ErrorContext, textFor } from '@/shared/errors/texts.en.ts';
import style from './auth-frame.module.css';
import { emailForm } from './auth-schemas.ts';
import { say } from './say.ts';

interface MailModalProps {
  title: string;
  about: string;
  /** The button, idle and at work. */
  action: { name: string; busy: string };
  /** What the field starts with. */
  email: string;
  send: (email: string) => Promise<void>;
  success: string;
  failureContext: ErrorContext;
  /** How long an outcome is shown before the modal closes by itself; null where it stays. */
  closeAfterMs: { success: number; failure: number | null };
  onClose: () => void;
}

interface Outcome {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** When another mail may be asked for, where it was too soon. */
  nextAt?: Date;
}

/** Seconds left until `at`; 0 where nothing has to be waited for. */
function useSecondsUntil(at: Date | undefined): number {
  const now = useNow(1_000, at);
  return at ? Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1_000)) : 0;
}

/** A minute is counted down by the second, more than that is only said. */
function actionName(
  { name, busy }: MailModalProps['action'],
  { isSubmitting, waitSeconds }: { isSubmitting: boolean; waitSeconds: number },
): string {
  if (isSubmitting) return busy;
  if (waitSeconds === 0) return name;
  return waitSeconds <= 90
    ? say('againInSeconds', { seconds: `${waitSeconds}` })
    : say('againInMinutes', { minutes: `${Math.ceil(waitSeconds / 60)}` });
}

/** Asks for an address, has a mail sent there, says what came of it, and goes. */
export function MailModal({ onClose, closeAfterMs, ...props }: MailModalProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(emailForm),
    defaultValues: { email: props.email },
    mode: 'onTouched',
  });
  const close = useRef(onClose);
  close.current = onClose;
  // Who has to wait is told how long, and stays: nothing was tried.
  const closeAfter =
    outcome && !outcome.nextAt && closeAfterMs[outcome.kind === 'success' ? 'success' : 'failure'];
  useEffect(() => {
    if (!closeAfter) return;
    const timer = setTimeout(() => close.current(), closeAfter);
    return () => clearTimeout(timer);
  }, [closeAfter]);

  const waitSeconds = useSecondsUntil(outcome?.nextAt);
  const send = handleSubmit(async ({ email }) => {
    setOutcome(null);
    try {
      await props.send(email);
      setOutcome({ kind: 'success', title: '', text: props.success });
    } catch (thrown) {
      const { code, retryAfterMs } = toAppError(thrown);
      const text = textFor(props.failureContext, code);
      const nextAt = retryAfterMs === undefined ? undefined : new Date(Date.now() + retryAfterMs);
      const title = failureTitle(props.failureContext, code);
      setOutcome({ kind: 'error', title, text, ...(nextAt && { nextAt }) });
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <Dialog title={props.title} onClose={onClose}>
      <p className={style.aside}>{props.about}</p>
      <form className={style.form} onSubmit={send} noValidate>
        <TextField
          label={say('email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        {outcome && (
          <Notice kind={outcome.kind} title={outcome.title}>
            {outcome.text}
          </Notice>
        )}
        <ButtonRow>
          <Button
            kind="primary"
            type="submit"
            disabled={isSubmitting || outcome?.kind === 'success' || waitSeconds > 0}
          >
            {actionName(props.action, { isSubmitting, waitSeconds })}
          </Button>
          <Button onClick={onClose}>{say('cancel')}</Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
