import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { reportError } from '@/shared/errors/report-error.ts';
import { say } from './say.ts';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';

type Outcome = 'copied' | 'failed';

/** The way to tell us what went wrong. */
export function HelpSection({ store }: { store: Pick<SettingsStore, 'readDiagnostics'> }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await store.readDiagnostics());
      setOutcome('copied');
    } catch (thrown) {
      reportError('settings.help', thrown);
      setOutcome('failed');
    }
  };
  const said = outcome ? say(`diagnostics_${outcome}`) : '';
  return (
    <section className={style.section} aria-labelledby="help-title">
      <h2 id="help-title">{say('help')}</h2>
      <p className={style.note}>{say('helpNote')}</p>
      <div>
        <Button onClick={() => void copy()}>{say('diagnostics')}</Button>
      </div>
      <LiveRegion text={said} />
      {outcome && <p className={style.note}>{said}</p>}
    </section>
  );
}
