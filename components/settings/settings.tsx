import { RequestLogView } from '@/components/request-log/request-log-view.tsx';
import { SettingsForm, type SettingsValues } from '@/components/settings-form.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { EngineSection } from './engine-section.tsx';
import { HelpSection } from './help-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { say } from './say.ts';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';
import { Shortcuts } from './shortcuts.tsx';
import { SitesSection } from './sites-section.tsx';

/** All settings; there is no Save for them, each holds as soon as it is made. */
export function Settings({ store }: { store: SettingsStore }) {
  const [values, setValues] = useSavedValue(store.settings);
  const [log, setLog] = useSavedValue(store.requestLog);
  if (values === undefined || log === undefined) return null;
  const onChange = (change: Partial<SettingsValues>) => setValues({ ...values, ...change });
  return (
    <div className={style.settings}>
      <EngineSection store={store} values={values} onChange={onChange} />
      <PrivacySection store={store} values={values} onChange={onChange} />
      <section className={style.section} aria-labelledby="cards-title">
        <h2 id="cards-title">{say('cards')}</h2>
        <SettingsForm values={values} onChange={onChange} />
      </section>
      <Shortcuts shortcuts={store.shortcuts} />
      <SitesSection store={store.chipSites} />
      <section className={style.section} aria-labelledby="log-title">
        <h2 id="log-title">{say('requestLog')}</h2>
        <RequestLogView lines={log} onChange={setLog} />
      </section>
      <HelpSection store={store} />
    </div>
  );
}
