import {
  Bookmark,
  Image,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestion,
  PenLine,
  User,
} from 'lucide-react';
import { useState } from 'react';
import { logEvent } from '@/dashboard/app/log-event.ts';
import type { WheelFeature } from '@/dashboard/content/wheel.ts';
import { say } from './say.ts';
import style from './wheel.module.css';

const icons: Record<string, LucideIcon> = {
  'smart-prompts': PenLine,
  'follow-up-questions': MessageCircleQuestion,
  'ai-personas': User,
  'image-prompts': Image,
  'action-plans': ListChecks,
  'saving-content': Bookmark,
};

/** Six features around a hub that tells of the chosen one (spec §2, landing feature wheel). */
export function FeatureWheel({ features }: { features: readonly WheelFeature[] }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = features.find(({ id }) => id === chosenId);
  return (
    <div className={style.wheel}>
      <ul className={style.rim}>
        {features.map(({ id, title }) => {
          const Icon = icons[id] ?? PenLine;
          return (
            <li key={id} className={style.spoke}>
              <button
                type="button"
                className={style.feature}
                aria-pressed={id === chosenId}
                onClick={() => {
                  logEvent('feature_selected');
                  setChosenId(id);
                }}
              >
                <Icon aria-hidden="true" />
                {title}
              </button>
            </li>
          );
        })}
      </ul>
      <div className={style.hub} role="status">
        {chosen ? (
          <>
            <h3>{chosen.title}</h3>
            <p>{chosen.description}</p>
          </>
        ) : (
          <>
            <p className={style.choose}>{say('chooseFeature')}</p>
            <p>{say('chooseFeatureText')}</p>
          </>
        )}
      </div>
    </div>
  );
}
