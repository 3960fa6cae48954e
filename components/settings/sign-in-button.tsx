import { Button, type ButtonLook } from '@/components/ui/button.tsx';
import { sendingEnglish } from '@/shared/texts/sending.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';
import { cloudDestination, type SendingConsent, useSendingQuestion } from './sending-question.tsx';

const say = sentences('sending', sendingEnglish);

interface SignInButtonProps {
  consent: SendingConsent;
  size?: ButtonLook['size'];
  onSignIn: () => unknown;
}

/** The way to an account. Texts are sent from then on, so where they go is told before. */
export function SignInButton({ consent, size, onSignIn }: SignInButtonProps) {
  const sending = useSendingQuestion(consent);
  const signIn = async () => {
    if (await consent.requestSending()) await onSignIn();
  };
  return (
    <>
      <Button
        size={size}
        onClick={() => sending.ask(cloudDestination(consent.cloudHost), () => void signIn())}
      >
        {say('signIn')}
      </Button>
      {sending.question}
    </>
  );
}
