import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { planCard } from '@/dashboard/content/plan-cards.ts';
import { formatMoney, toWholeUnits } from '@/shared/credits/money.ts';
import { type PlanKey, planKeys, plans } from '@/shared/credits/plans.ts';
import style from './plan-cards.module.css';
import { say } from './say.ts';

interface PlanCardsProps {
  /** The plan one is on; undefined for a visitor. */
  current: PlanKey | undefined;
  /** The plan one asked for before coming here. */
  chosen?: PlanKey | undefined;
  /** What can be done with a plan. */
  action: (plan: PlanKey) => ReactNode;
}

/** What plans are priced in. */
const CURRENCY = 'USD';

function labelOf(key: PlanKey, { current, chosen }: PlanCardsProps): string | undefined {
  if (key === current) return say('currentPlan');
  return key === chosen ? say('yourChoice') : undefined;
}

function Card({ plan: key, ...props }: PlanCardsProps & { plan: PlanKey }) {
  const { name, priceCents } = plans[key];
  const label = labelOf(key, props);
  const { description, features } = planCard(key);
  const item = useRef<HTMLLIElement>(null);
  const isWanted = key === props.chosen && key !== props.current;
  // On a phone the chosen plan would be two screens down.
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  const marks = [style.card, key === props.current && style.current, key === props.chosen && style.chosen];
  return (
    <li ref={item} className={marks.filter(Boolean).join(' ')}>
      <div className={style.head}>
        <h3>{name}</h3>
        {label && <span className={style.label}>{label}</span>}
      </div>
      <p className={style.price}>
        {say.parts('perMonth', {
          price: <b key="price">{formatMoney(toWholeUnits(priceCents, CURRENCY), CURRENCY)}</b>,
        })}
      </p>
      <p className={style.description}>{description}</p>
      <ul className={style.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" /> {feature}
          </li>
        ))}
      </ul>
      <div className={style.action}>{props.action(key)}</div>
    </li>
  );
}

/** The four plans beside each other (spec §9). */
export function PlanCards(props: PlanCardsProps) {
  return (
    <ul className={style.cards}>
      {planKeys.map((key) => (
        <Card key={key} plan={key} {...props} />
      ))}
    </ul>
  );
}
