import { useMemo, useState } from 'react';
import { DiffView } from '@/components/diff-view.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { say } from '@/dashboard/features/generator/say.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import { writeParts } from './prompt-parts.ts';
import { currentOf, type PromptVersion, type PromptVersions, versionBefore } from './prompt-versions.ts';
import style from './result.module.css';

export const versionName = ({ id, label }: PromptVersion) => say('versionNamed', { id, label });

const NOTHING_REFUSED: ReadonlySet<number> = new Set();

function Changes({ from, to }: { from: PromptVersion; to: PromptVersion }) {
  const segments = useMemo(() => diffWords(writeParts(from.prompt), writeParts(to.prompt)), [from, to]);
  const isSame = segments.every((segment) => 'same' in segment);
  return (
    <section className={style.section} aria-label={say('changesSince', { id: from.id })}>
      {isSame ? (
        <p className={style.note}>{say('nothingChanged')}</p>
      ) : (
        <div className={style.mono}>
          <DiffView segments={segments} refused={NOTHING_REFUSED} />
        </div>
      )}
    </section>
  );
}

interface VersionBarProps {
  state: PromptVersions;
  onSelect: (id: number) => void;
}

/** The versions of a prompt: which one is shown, and what it changed. Nothing to see with one alone. */
export function VersionBar({ state, onSelect }: VersionBarProps) {
  const [isShown, setShown] = useState(false);
  const current = currentOf(state);
  if (!current || state.versions.length < 2) return null;
  const before = versionBefore(state, current.id);
  return (
    <>
      <div className={style.versions}>
        <Select
          label={say('version')}
          options={state.versions.map((version) => ({ id: `${version.id}`, label: versionName(version) }))}
          value={`${current.id}`}
          onChange={(id) => onSelect(Number(id))}
        />
        {before && <Switch label={say('showChanges')} checked={isShown} onChange={setShown} />}
      </div>
      {isShown && before && <Changes from={before} to={current} />}
    </>
  );
}
