import { useMemo, useState } from 'react';
import { DiffView } from '@/components/diff-view.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { say } from '@/dashboard/features/generator/say.ts';
import { diffWords } from '@/shared/enhance/word-diff.ts';
import { writeParts } from './prompt-parts.ts';
import {
  currentOf,
  numberOf,
  othersThan,
  type PromptVersion,
  type PromptVersions,
  versionBefore,
  versionsWith,
} from './prompt-versions.ts';
import style from './result.module.css';

/** The versions of the prompt that is shown, as a list offers them. */
export const versionOptions = (state: PromptVersions, shown: PromptVersion) =>
  versionsWith(state, shown).map((version, at) => ({
    id: `${version.id}`,
    label: say('versionNamed', { id: at + 1, label: version.label }),
  }));

const NOTHING_REFUSED: ReadonlySet<number> = new Set();

const MAX_TOPIC_CHARS = 60;

function topicOf({ topic, label }: PromptVersion): string {
  const [line = ''] = topic.trim().split('\n');
  return line.length > MAX_TOPIC_CHARS ? `${line.slice(0, MAX_TOPIC_CHARS).trimEnd()}…` : line || label;
}

function Changes({ from, to, number }: { from: PromptVersion; to: PromptVersion; number: number }) {
  const segments = useMemo(() => diffWords(writeParts(from.prompt), writeParts(to.prompt)), [from, to]);
  const isSame = segments.every((segment) => 'same' in segment);
  return (
    <section className={style.section} aria-label={say('changesSince', { id: number })}>
      {isSame ? (
        <p className={style.note}>{say('nothingChanged')}</p>
      ) : (
        <div className={style.changed}>
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

/** The versions of a prompt: which one is shown, what it changed, and the prompts of other topics. Nothing to see with one alone. */
export function VersionBar({ state, onSelect }: VersionBarProps) {
  const [isShown, setShown] = useState(false);
  const current = currentOf(state);
  if (!current || state.versions.length < 2) return null;
  const before = versionBefore(state, current);
  const others = othersThan(state, current).map((version) => ({
    id: `${version.id}`,
    label: topicOf(version),
  }));
  return (
    <>
      <div className={style.versions}>
        <Select
          label={say('version')}
          options={versionOptions(state, current)}
          group={{ label: say('otherPrompts'), options: others }}
          value={`${current.id}`}
          onChange={(id) => onSelect(Number(id))}
        />
        {before && <Switch label={say('showChanges')} checked={isShown} onChange={setShown} />}
      </div>
      {isShown && before && <Changes from={before} to={current} number={numberOf(state, before)} />}
    </>
  );
}
