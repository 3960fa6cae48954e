import { comparison, creditUses, questions } from '@/dashboard/content/pricing.ts';
import { planKeys, plans, SIGNUP_CREDITS } from '@/shared/credits/plans.ts';
import { RECLAIM_CREDITS } from '@/shared/credits/reclaim.ts';
import { MAX_REFRESHES_PER_MONTH, REFRESH_CREDITS } from '@/shared/credits/refresh.ts';
import style from './plan-facts.module.css';
import { say } from './say.ts';

const priceText = (credits: number) => (credits === 0 ? say('freeForEver') : say('creditCount', { credits }));

/** What costs nothing, and what a credit buys. */
export function CreditUses() {
  return (
    <dl className={style.uses}>
      {creditUses().map(({ credits, uses }) => (
        <div key={credits}>
          <dt>{priceText(credits)}</dt>
          {uses.map((use) => (
            <dd key={use}>{use}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The three ways to credits that cost nothing, told together. */
export function FreeCredits() {
  const ways = [
    [say('free_signup'), say('freeText_signup', { credits: SIGNUP_CREDITS })],
    [say('free_reclaim'), say('freeText_reclaim', { credits: RECLAIM_CREDITS })],
    [
      say('free_refresh'),
      say('freeText_refresh', { credits: REFRESH_CREDITS, most: MAX_REFRESHES_PER_MONTH }),
    ],
  ];
  return (
    <dl className={style.uses}>
      {ways.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The plans beside each other, by what one gets out of them. */
export function PlanComparison() {
  return (
    <table className={style.table} aria-label={say('plansCompared')}>
      <thead>
        <tr>
          <td />
          {planKeys.map((key) => (
            <th key={key} scope="col">
              {plans[key].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison().map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {planKeys.map((key) => (
              <td key={key} data-head={plans[key].name}>
                {cells[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is asked before buying. */
export function PlanQuestions() {
  return (
    <div className={style.questions}>
      {questions().map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
