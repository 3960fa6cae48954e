import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { planCards } from '@/dashboard/content/plan-cards.ts';
import { formatMoney } from '@/shared/credits/money.ts';
import { type PlanKey, planKeys, plans } from '@/shared/credits/plans.ts';
import style from './plan-cards.module.css';

interface PlanCardsProps {
  /** The plan one is on; undefined for a visitor. */
  current: PlanKey | undefined;
  /** What can be done with a plan. */
  action: (plan: PlanKey) => ReactNode;
}

const CENTS = 100;

/** The four plans beside each other (spec §9). */
export function PlanCards({ current, action }: PlanCardsProps) {
  return (
    <ul className={style.cards}>
      {planKeys.map((key) => (
        <li key={key} className={`${style.card} ${key === current ? style.current : ''}`}>
          <div className={style.head}>
            <h3>{plans[key].name}</h3>
            {key === current && <span className={style.label}>Current Plan</span>}
          </div>
          <p className={style.price}>
            <b>{formatMoney(plans[key].priceCents / CENTS, 'USD')}</b> per month
          </p>
          <p className={style.description}>{planCards[key].description}</p>
          <ul className={style.features}>
            {planCards[key].features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden="true" /> {feature}
              </li>
            ))}
          </ul>
          <div className={style.action}>{action(key)}</div>
        </li>
      ))}
    </ul>
  );
}
