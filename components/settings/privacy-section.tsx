import type { SettingsValues } from '@/components/settings-form.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { PauseControl } from './pause-control.tsx';
import { say } from './say.ts';
import style from './settings.module.css';
import type { SettingsStore, SiteSwitches } from './settings-store.ts';

interface PrivacySectionProps {
  store: Pick<SettingsStore, 'pause' | 'sites'>;
  values: SettingsValues;
  onChange: (change: Partial<SettingsValues>) => void;
}

function SiteList({ sites, onChange }: { sites: SiteSwitches; onChange: (sites: SiteSwitches) => void }) {
  const origins = Object.keys(sites).sort();
  if (origins.length === 0) return <p className={style.note}>{say('onEverySite')}</p>;
  return (
    <ul className={style.sites} aria-label={say('sitesOff')}>
      {origins.map((origin) => (
        <li key={origin}>
          <span>{say('offOn', { host: origin.replace(/^https:\/\//, '') })}</span>
          <Button
            aria-label={say('switchOnAgain', { origin })}
            onClick={() =>
              onChange(Object.fromEntries(Object.entries(sites).filter(([site]) => site !== origin)))
            }
          >
            {say('switchOn')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What leaves this device, where Whetstone may show itself, and the way to stop it. */
export function PrivacySection({ store, values, onChange }: PrivacySectionProps) {
  const [pause, setPause] = useSavedValue(store.pause);
  const [sites, setSites] = useSavedValue(store.sites);
  if (pause === undefined || sites === undefined) return null;
  return (
    <section className={style.section} aria-labelledby="privacy-title">
      <h2 id="privacy-title">{say('privacy')}</h2>
      <Switch
        label={say('hideDetails')}
        hint={say('hideDetailsHint')}
        checked={values.redact}
        onChange={(redact) => onChange({ redact })}
      />
      <SiteList sites={sites} onChange={setSites} />
      <PauseControl value={pause} onChange={setPause} />
    </section>
  );
}
