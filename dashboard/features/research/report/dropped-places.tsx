import type { DropReason, SourceHealth } from '@/shared/contracts/insight-report.ts';
import style from './report.module.css';
import { say } from './say.ts';

/** One, and several. */
const droppedNames: Record<DropReason, readonly [string, string]> = {
  duplicate: ['copy', 'copies'],
  offTopic: ['off topic', 'off topic'],
  spam: ['spam', 'spam'],
  vendor: ['seller', 'sellers'],
  language: ['in another language', 'in other languages'],
  excluded: ['left out by you', 'left out by you'],
  outOfRange: ['of another date', 'of other dates'],
};

const reasons = Object.keys(droppedNames) as DropReason[];
const nameOf = (reason: DropReason, count: number) => droppedNames[reason][count === 1 ? 0 : 1];

/** What was left out of what a source gave, and why: “31 copies, 9 spam”; empty where nothing was. */
export const nameDropped = ({ dropped }: Pick<SourceHealth, 'dropped'>): string =>
  reasons
    .filter((reason) => dropped[reason] > 0)
    .map((reason) => `${dropped[reason]} ${nameOf(reason, dropped[reason])}`)
    .join(', ');

/** Where what was left out stands, by its reason; of the reader's own texts, how they begin. */
export function DroppedPlaces({ health: { dropped, droppedAt = [] } }: { health: SourceHealth }) {
  return reasons
    .filter((reason) => dropped[reason] > 0)
    .map((reason) => {
      const places = droppedAt.filter((one) => one.reason === reason);
      const missing = dropped[reason] - places.length;
      return (
        <div key={reason} className={style.dropped}>
          <p>
            {`${nameOf(reason, dropped[reason])}: `}
            {places.map(
              ({ url }, at) =>
                url && (
                  <a key={at} href={url} rel="nofollow noopener noreferrer" target="_blank">
                    {at + 1}
                  </a>
                ),
            )}
            {missing > 0 && say('moreLeftOut', { count: missing })}
          </p>
          <ul>{places.map(({ text }, at) => text && <li key={at}>{text}</li>)}</ul>
        </div>
      );
    });
}
