import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { type SavedValue, useSavedValue } from '@/components/use-saved-value.ts';
import { sendingEnglish } from '@/shared/texts/sending.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';
import style from './sending-question.module.css';

const say = sentences('sending', sendingEnglish);

export interface SendingConsent {
  /** Hosts of which the user was told, and went on. */
  agreedHosts: SavedValue<string[]>;
  /** The browser's own question, where it has one; first thing in a press of the user's. */
  requestSending(): Promise<boolean>;
  cloudHost: string;
}

interface Destination {
  host: string;
  /** One sentence: what goes where. */
  text: string;
}

/** What the cloud engine sends. */
export const cloudDestination = (host: string): Destination => ({
  host,
  text: say('cloud', { server: say('serverAt', { host }) }),
});

/** What a key of the user's own sends. */
export const keyDestination = (host: string): Destination => ({
  host,
  text: say('ownKey', { host }),
});

interface QuestionProps {
  children: ReactNode;
  onContinue: () => void;
  onRefuse: () => void;
}

function Question({ children, onContinue, onRefuse }: QuestionProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset ref={group} className={style.question} data-asks="" tabIndex={-1} aria-describedby={id}>
      <legend>{say('before')}</legend>
      <p id={id}>{children}</p>
      <ButtonRow>
        <Button kind="primary" onClick={onContinue}>
          {say('goOn')}
        </Button>
        <Button onClick={onRefuse}>{say('cancel')}</Button>
      </ButtonRow>
    </fieldset>
  );
}

/**
 * Tells the user where texts will go before something sends any there: once for each host. `ask` goes on at once where
 * that was told before; `question` is what is to be shown until it is answered.
 */
export function useSendingQuestion(consent: SendingConsent) {
  const [agreed, setAgreed] = useSavedValue(consent.agreedHosts);
  const [asked, setAsked] = useState<Destination & { goOn: () => void }>();
  const known = agreed ?? [];
  return {
    ask(destination: Destination, goOn: () => void) {
      if (known.includes(destination.host)) goOn();
      else setAsked({ ...destination, goOn });
    },
    question: asked && (
      <Question
        onContinue={() => {
          setAsked(undefined);
          // First: the browser may ask next, which it does within this press alone.
          asked.goOn();
          // Those that are kept, which may not be read yet.
          void consent.agreedHosts.get().then((kept) => setAgreed([...kept, asked.host]));
        }}
        onRefuse={() => setAsked(undefined)}
      >
        {asked.text}
      </Question>
    ),
  };
}
