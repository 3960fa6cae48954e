import { useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';

type SitesStore = SettingsStore['chipSites'];

interface SiteRowProps {
  name: string;
  act: string;
  /** @returns whether it was done */
  onAct(): Promise<boolean>;
}

function SiteRow({ name, act, onAct }: SiteRowProps) {
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const press = async () => {
    setFailure(null);
    try {
      setSaid((await onAct()) ? '' : 'Your browser did not allow it.');
    } catch (thrown) {
      setFailure(reportError('settings.sites', thrown).code);
    }
  };
  return (
    <li>
      <span>
        {name} <span role="status">{said}</span>
        {failure && <Failure code={failure} />}
      </span>
      <Button aria-label={`${act} ${name}`} onClick={() => void press()}>
        {act}
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
      <h2 id="sites-title">Sites with the Sharpen button</h2>
      <p className={style.note}>
        Built in: {store.builtIn.join(', ')}. Add any other from the toolbar while you are on it, or here:
        your browser asks for that site alone.
      </p>
      {added.length > 0 && (
        <ul className={style.sites} aria-label="Sites you added">
          {added.map((origin) => (
            <SiteRow
              key={origin}
              name={hostOf(origin)}
              act="Remove"
              onAct={() => store.remove(origin).then(() => true)}
            />
          ))}
        </ul>
      )}
      {suggested.length > 0 && (
        <details>
          <summary>Suggested sites</summary>
          <ul className={style.sites} aria-label="Suggested sites">
            {suggested.map(({ name, origin }) => (
              <SiteRow key={origin} name={name} act="Add" onAct={() => store.add(origin)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
