import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { answerConsent, useConsent } from './consent.ts';
import style from './consent-choice.module.css';

const texts = {
  unasked:
    'May we count your visits? By a random number, without your account, your address or any text of yours.',
  granted: 'Your visits are counted, by a random number alone.',
  refused: 'Your visits are not counted.',
};

/** Asks whether visits may be counted, and lets the answer be changed; saying no takes one press, as saying yes does. */
export function ConsentChoice({ onlyAsks = false }: { onlyAsks?: boolean }) {
  const consent = useConsent();
  if (consent === 'unknown' || (onlyAsks && consent !== 'unasked')) return null;
  return (
    <section className={style.choice} aria-label="Counting visits">
      <p>{texts[consent]}</p>
      <ButtonRow>
        {consent !== 'granted' && <Button onClick={() => answerConsent('granted')}>Allow</Button>}
        {consent !== 'refused' && (
          <Button onClick={() => answerConsent('refused')}>
            {consent === 'granted' ? 'Stop counting' : 'Refuse'}
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}
