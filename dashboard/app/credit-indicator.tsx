import { Link } from 'react-router';
import { formatCount } from '@/components/count.ts';
import { LOW_CREDITS_BELOW } from '@/shared/credits/plans.ts';
import { sentences } from '@/shared/texts/sentences.ts';
import { siteEnglish } from '@/shared/texts/site.en.ts';
import { useProfile } from './account-queries.ts';
import style from './credit-indicator.module.css';
import { paths } from './paths.ts';
import { say } from './say.ts';

/** With plurals, which the site's first page does without. */
const sayCounted = sentences('site', siteEnglish);

/** The balance in the bar (spec §2); warns below ten. Holds its place while it is not known. */
export function CreditIndicator() {
  const { data } = useProfile();
  const low = data !== undefined && data.credits < LOW_CREDITS_BELOW;
  return (
    <Link
      to={paths.subscription}
      title={say('creditsTooltip')}
      className={`${style.indicator} ${low ? style.low : ''}`}
    >
      {sayCounted.parts('credits', {
        count: data?.credits ?? 0,
        shown: (
          <span key="shown" className={style.count}>
            {data ? formatCount(data.credits) : '–'}
          </span>
        ),
      })}
      {low && <span className="visually-hidden">{say('runningLow')}</span>}
    </Link>
  );
}
