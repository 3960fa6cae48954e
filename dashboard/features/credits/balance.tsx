import { formatCount } from '@/components/count.ts';
import { LOW_CREDITS_BELOW } from '@/shared/credits/plans.ts';
import style from './credits.module.css';

/** The balance, large. */
export function Balance({ credits }: { credits: number }) {
  const low = credits < LOW_CREDITS_BELOW;
  return (
    <p className={style.balance}>
      <b className={low ? style.low : undefined}>{formatCount(credits)}</b>
      {credits === 1 ? 'credit' : 'credits'}
      {low && ', running low'}
    </p>
  );
}
