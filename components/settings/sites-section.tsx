import { useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { say } from './say.ts';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';

type SitesStore = SettingsStore['chipSites'];

interface SiteRowProps {
  name: string;
  act: 'add' | 'remove';
  /** @returns whether it was done */
  onAct(): Promise<boolean>;
}

function SiteRow({ name, act, onAct }: SiteRowProps) {
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const press = async () => {
    setFailure(null);
    try {
      setSaid((await onAct()) ? '' : say('siteRefused'));
    } catch (thrown) {
      setFailure(reportError('settings.sites', thrown).code);
    }
  };
  return (
    <li>
      <span>
        {name} <span role="status">{said}</span>
        {failure && <Failure code={failure} context="settings" onClose={() => setFailure(null)} />}
      </span>
      <Button
        aria-label={say(act === 'add' ? 'addSite' : 'removeSite', { name })}
        onClick={() => void press()}
      >
        {say(act)}
      </Button>
    </li>
  );
}

const hostOf = (origin: string) => origin.replace(/^https?:\/\/(?:www\.)?/, '');

/** Where the chip shows: the sites the user added, and some worth adding. */
export function SitesSection({ store }: { store: SitesStore }) {
  const [added] = useSavedValue(store.added);
  if (added === undefined) return null;
  const suggested = store.suggested.filter(({ origin }) => !added.includes(origin));
  return (
    <section className={style.section} aria-labelledby="sites-title">
      <h2 id="sites-title">{say('chipSites')}</h2>
      <p className={style.note}>{say('builtIn', { sites: store.builtIn.join(', ') })}</p>
      {added.length > 0 && (
        <ul className={style.sites} aria-label={say('sitesAdded')}>
          {added.map((origin) => (
            <SiteRow
              key={origin}
              name={hostOf(origin)}
              act="remove"
              onAct={() => store.remove(origin).then(() => true)}
            />
          ))}
        </ul>
      )}
      {suggested.length > 0 && (
        <details>
          <summary>{say('sitesSuggested')}</summary>
          <ul className={style.sites} aria-label={say('sitesSuggested')}>
            {suggested.map(({ name, origin }) => (
              <SiteRow key={origin} name={name} act="add" onAct={() => store.add(origin)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
