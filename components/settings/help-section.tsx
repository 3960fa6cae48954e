import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { reportError } from '@/shared/errors/report-error.ts';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';

type Outcome = 'copied' | 'failed';

const outcomes: Record<Outcome, string> = {
  copied: 'Copied. Paste it into your message to us.',
  failed: 'Your browser did not allow copying.',
};

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
  return (
    <section className={style.section} aria-labelledby="help-title">
      <h2 id="help-title">Help</h2>
      <p className={style.note}>
        Versions, the engine you chose, and what failed since you opened the browser. Nothing you wrote.
      </p>
      <div>
        <Button onClick={() => void copy()}>Copy diagnostics</Button>
      </div>
      <LiveRegion text={outcome ? outcomes[outcome] : ''} />
      {outcome && <p className={style.note}>{outcomes[outcome]}</p>}
    </section>
  );
}
