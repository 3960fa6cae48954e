import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import type { ImportPlan, SkipReason } from '@/shared/library/import-plan.ts';
import { changesSomething } from '@/shared/library/plan-import.ts';
import { formatNumber, plural } from './plural.ts';
import { ScreenHead } from './screen-head.tsx';
import style from './transfer.module.css';

/** Entries named of each part; the number says how many there are. */
const NAMED_ENTRIES = 100;

const reasons: Record<SkipReason, string> = {
  same: 'already here',
  older: 'yours is newer',
  'too-long': 'longer than 200,000 characters',
};

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
        {more > 0 && <li className={style.reason}>and {formatNumber(more)} more</li>}
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
      <ScreenHead title={`Import ${fileName}`} back="Back without importing" onBack={onCancel} />
      <p>
        {changesSomething(plan)
          ? 'Nothing is written yet. This is what would change:'
          : 'You have all of this already. There is nothing to import.'}
      </p>
      <div>
        <Part
          title={`${formatNumber(adds.length)} added`}
          entries={adds.map(({ id, name }) => ({ key: id, name }))}
        />
        <Part
          title={`${formatNumber(updates.length)} updated`}
          entries={updates.map(({ after }) => ({ key: after.id, name: after.name }))}
        >
          <p className={style.hint}>Their current text stays among their versions.</p>
        </Part>
        <Part
          title={`${formatNumber(skips.length)} skipped`}
          entries={skips.map(({ name, reason }, index) => ({ key: `${index}`, name, note: reasons[reason] }))}
        />
      </div>
      {others > 0 && (
        <p className={style.hint}>
          With them come {plural(others, 'record')} of personas, actions, versions, values and history.
        </p>
      )}
      {damaged > 0 && (
        <p className={style.hint}>
          {plural(damaged, 'entry', 'entries')} of the file could not be read and would be left out.
        </p>
      )}
      <ButtonRow>
        {changesSomething(plan) && (
          <Button kind="primary" onClick={onImport}>
            Import {plural(adds.length + updates.length, 'item')}
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
      </ButtonRow>
    </div>
  );
}
