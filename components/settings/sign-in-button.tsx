import { Button, type ButtonLook } from '@/components/ui/button.tsx';
import { sendingEnglish } from '@/shared/texts/sending.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';
import { cloudDestination, type SendingConsent, useSendingQuestion } from './sending-question.tsx';

const say = sentences('sending', sendingEnglish);

interface SignInButtonProps extends ButtonLook {
  consent: SendingConsent;
  onSignIn: () => unknown;
}

/** The way to an account. Texts are sent from then on, so where they go is told before. */
export function SignInButton({ consent, onSignIn, ...look }: SignInButtonProps) {
  const sending = useSendingQuestion(consent);
  const signIn = async () => {
    if (await consent.requestSending()) await onSignIn();
  };
  return (
    <>
      <Button {...look} onClick={() => sending.ask(cloudDestination(consent.cloudHost), () => void signIn())}>
        {say('signIn')}
      </Button>
      {sending.question}
    </>
  );
}
