import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import type { ImportPlan, SkipReason } from '@/shared/library/import-plan.ts';
import { MAX_TEXT_CHARS } from '@/shared/library/limits.ts';
import { changesSomething } from '@/shared/library/plan-import.ts';
import { say } from './say.ts';
import { ScreenHead } from './screen-head.tsx';
import style from './transfer.module.css';

/** Entries named of each part; the number says how many there are. */
const NAMED_ENTRIES = 100;

const reasonOf = (reason: SkipReason) =>
  reason === 'too-long' ? say('skip_too-long', { max: MAX_TEXT_CHARS }) : say(`skip_${reason}`);

interface Entry {
  key: string;
  name: string;
  note?: string;
}

function Part({ title, entries, children }: { title: string; entries: Entry[]; children?: ReactNode }) {
  const more = entries.length - NAMED_ENTRIES;
  if (entries.length === 0) return null;
  return (
    <details className={style.part}>
      <summary>{title}</summary>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <ul className={style.entries} tabIndex={0} aria-label={title}>
        {entries.slice(0, NAMED_ENTRIES).map(({ key, name, note }) => (
          <li key={key} dir="auto">
            {name} {note && <span className={style.reason}>({note})</span>}
          </li>
        ))}
        {more > 0 && <li className={style.reason}>{say('andMore', { count: more })}</li>}
      </ul>
    </details>
  );
}

interface ImportViewProps {
  fileName: string;
  plan: ImportPlan;
  onImport: () => void;
  onCancel: () => void;
}

/** What an import would change, before it does. */
export function ImportView({ fileName, plan, onImport, onCancel }: ImportViewProps) {
  const { adds, updates, skips, damaged, others } = plan;
  return (
    <div className={style.plan}>
      <ScreenHead
        title={say('importOf', { file: fileName })}
        back={say('backUnimported')}
        onBack={onCancel}
      />
      <p>{changesSomething(plan) ? say('planLead') : say('planEmpty')}</p>
      <div>
        <Part
          title={say('planAdds', { count: adds.length })}
          entries={adds.map(({ id, name }) => ({ key: id, name }))}
        />
        <Part
          title={say('planUpdates', { count: updates.length })}
          entries={updates.map(({ after }) => ({ key: after.id, name: after.name }))}
        >
          <p className={style.hint}>{say('planVersions')}</p>
        </Part>
        <Part
          title={say('planSkips', { count: skips.length })}
          entries={skips.map(({ name, reason }, index) => ({
            key: `${index}`,
            name,
            note: reasonOf(reason),
          }))}
        />
      </div>
      {others > 0 && <p className={style.hint}>{say('planOthers', { count: others })}</p>}
      {damaged > 0 && <p className={style.hint}>{say('planDamaged', { count: damaged })}</p>}
      <ButtonRow>
        {changesSomething(plan) && (
          <Button kind="primary" onClick={onImport}>
            {say('importItems', { count: adds.length + updates.length })}
          </Button>
        )}
        <Button onClick={onCancel}>{say('cancel')}</Button>
      </ButtonRow>
    </div>
  );
}
