import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { answerConsent, useConsent } from './consent.ts';
import style from './consent-choice.module.css';
import { say } from './say.ts';

/** Asks whether visits may be counted, and lets the answer be changed; saying no takes one press, as saying yes does. */
export function ConsentChoice({ onlyAsks = false }: { onlyAsks?: boolean }) {
  const consent = useConsent();
  if (consent === 'unknown' || (onlyAsks && consent !== 'unasked')) return null;
  return (
    <section className={style.choice} aria-label={say('countingVisits')}>
      <p>{say(`visits_${consent}`)}</p>
      <ButtonRow>
        {consent !== 'granted' && <Button onClick={() => answerConsent('granted')}>{say('allow')}</Button>}
        {consent !== 'refused' && (
          <Button onClick={() => answerConsent('refused')}>
            {consent === 'granted' ? say('stopCounting') : say('refuse')}
          </Button>
        )}
      </ButtonRow>
    </section>
  );
}
