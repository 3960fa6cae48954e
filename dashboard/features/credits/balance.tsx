import { formatCount } from '@/components/count.ts';
import { LOW_CREDITS_BELOW } from '@/shared/credits/plans.ts';
import style from './credits.module.css';
import { say } from './say.ts';

/** The balance, large. */
export function Balance({ credits }: { credits: number }) {
  const low = credits < LOW_CREDITS_BELOW;
  const shown = (
    <b key="shown" className={low ? style.low : undefined}>
      {formatCount(credits)}
    </b>
  );
  return (
    <p className={style.balance}>{say.parts(low ? 'balanceLow' : 'balance', { count: credits, shown })}</p>
  );
}
