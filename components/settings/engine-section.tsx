import { useCallback, useEffect, useId, useState } from 'react';
import {
  type EngineChoice,
  type EngineOption,
  engineOptions,
  offeredEngines,
} from '@/components/engine-text.ts';
import type { SettingsValues } from '@/components/settings-form.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { canFold, EngineForm, hasSetup } from './engine-form.tsx';
import { say } from './say.ts';
import style from './settings.module.css';
import type { EngineStates, SettingsStore } from './settings-store.ts';
import { ReadyMark, SetupBody, SetupToggle } from './setup-row.tsx';
import { useCloud } from './use-cloud.tsx';

interface EngineSectionProps {
  store: SettingsStore;
  values: SettingsValues;
  onChange: (change: Partial<SettingsValues>) => void;
}

/** How each engine stands, read anew with whatever that depends on, and whose form is open. */
function useEngineStates({ readEngines, watchEngines }: SettingsStore) {
  const [states, setStates] = useState<EngineStates>();
  const refresh = useCallback(() => void readEngines().then(setStates), [readEngines]);
  useEffect(() => {
    const control = new AbortController();
    refresh();
    watchEngines(refresh, control.signal);
    return () => control.abort();
  }, [refresh, watchEngines]);
  const [open, setOpen] = useState<EngineId | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // Beside a test that failed an engine is not called ready.
  const stateOf = (engine: EngineId) =>
    open === engine && hasFailed ? ('failed' as const) : states?.[engine];
  return { states, refresh, open, setOpen, stateOf, setFailed };
}

/** Which engines are in view: what is chosen and comes next, or at a press all; always in the order of the offer. */
function useOffer(states: EngineStates | undefined, chosen: EngineOption, atWork: EngineId | null) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = [...offeredEngines(chosen, states ?? {}), atWork];
  const options = engineOptions(states ?? {});
  const some = options.filter(({ id }) => shown.includes(id));
  return { options: isWhole ? options : some, hasMore: some.length < options.length, isWhole, setIsWhole };
}

/** Which engine answers; each line says how its engine stands, and opens the form that sets it up. */
export function EngineSection({ store, values, onChange }: EngineSectionProps) {
  const { states, refresh, open, setOpen, stateOf, setFailed } = useEngineStates(store);
  const onChosen = (engine: EngineId) => onChange({ engine });
  const cloud = useCloud(store, { states, chosen: values.engine, onChosen });
  const offer = useOffer(states, values.engine, open);
  const id = useId();
  if (!states) return null;

  const choose = (engine: EngineOption) => {
    if (engine === 'auto') return onChange({ engine });
    if (engineKind(engine).access === 'functions') return cloud.choose(engine);
    // One that is not connected would answer nothing: its form selects it once it is.
    if (hasSetup(engine) && states[engine] !== 'ready') setOpen(engine);
    else onChange({ engine });
  };
  const withSetup = (option: EngineChoice) => {
    const engine = option.id;
    if (engine === 'auto') return option;
    const mark = states[engine] === 'ready' && <ReadyMark />;
    if (engineKind(engine).access === 'functions')
      return {
        ...option,
        aside: mark,
        below: cloud.below,
      };
    if (!hasSetup(engine)) return { ...option, aside: mark };
    const part = `${id}-${engine}`;
    const isOpen = open === engine;
    const row = {
      controls: part,
      name: option.label,
      state: stateOf(engine),
      isOpen,
    };
    // An engine that is no longer there is not left chosen.
    const leave = () => values.engine === engine && onChange({ engine: 'auto' });
    const onConnect = () => onChange({ engine });
    const form = { engine, store, onChange: refresh, onConnect, onLeave: leave, onTest: setFailed };
    const isFound = canFold(engine) && states[engine] !== 'ready';
    return {
      ...option,
      // It says why beside it; one that was chosen while it was there stays so until another is.
      disabled: states[engine] === 'absent' && values.engine !== engine,
      aside: <SetupToggle {...row} onToggle={() => setOpen(isOpen ? null : engine)} />,
      below: (
        <SetupBody id={part} shows={isOpen ? 'all' : isFound ? 'press' : 'nothing'}>
          <EngineForm {...form} isFolded={!isOpen} onUnfold={() => setOpen(engine)} />
        </SetupBody>
      ),
    };
  };
  return (
    <section className={style.section} aria-labelledby="engine-title">
      <h2 id="engine-title">{say('engine')}</h2>
      <p className={style.note}>{say('engineNote')}</p>
      <RadioGroup
        label={say('engine')}
        labelHidden
        layout="list"
        options={offer.options.map(withSetup)}
        {...((offer.hasMore || offer.isWhole) && {
          more: { label: say('otherEngines'), isOpen: offer.isWhole, onToggle: offer.setIsWhole },
        })}
        value={values.engine}
        onChange={choose}
      />
      <Switch
        label={say('fallBack')}
        hint={say('fallBackHint')}
        checked={values.fallBack}
        onChange={(fallBack) => onChange({ fallBack })}
      />
    </section>
  );
}
