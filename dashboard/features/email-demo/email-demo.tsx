import { type MouseEvent, useEffect, useReducer, useRef, useState } from 'react';
import diff from '@/components/diff-view.module.css';
import { Button } from '@/components/ui/button.tsx';
import { Edge } from '@/components/ui/edge.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { DemoPart, DemoSample } from '@/dashboard/content/demo-samples.en.ts';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { remarkLine } from '@/shared/engines/result-lines.en.ts';
import { levels } from '@/shared/enhance/modes.ts';
import { type DemoState, firstDemo, lifeOf, nextDemo } from './demo-state.ts';
import style from './email-demo.module.css';
import { LevelMenu } from './level-menu.tsx';
import { say } from './say.ts';

interface EmailDemoProps {
  samples: readonly DemoSample[];
}

interface BodyProps {
  sample: DemoSample;
  level: EnhanceLevel;
  phase: DemoState['phase'];
  showsChanges: boolean;
}

/** The result, with what went struck and what came underlined, or as it is put into the field. */
function Made({ parts, showsChanges }: { parts: readonly DemoPart[]; showsChanges: boolean }) {
  // A piece has no name of its own; its place in the text is fixed.
  const pieces = parts.map(([kind, text], place) => ({ kind, text, place }));
  return (
    <p className={style.text} dir="auto">
      {pieces.map(({ kind, text, place }) => {
        if (kind === 'same' || (kind === 'added' && !showsChanges)) return text;
        if (kind === 'added')
          return (
            <ins key={place} className={diff.added}>
              {text}
            </ins>
          );
        if (!showsChanges) return null;
        return (
          <del key={place} className={diff.removed}>
            {text}
          </del>
        );
      })}
    </p>
  );
}

/** The draft as it was typed, and under it as it comes back: what the product makes is there before anything is pressed. */
function Pair({ sample, level, phase, showsChanges }: BodyProps) {
  const { parts, remarks } = sample.results[level];
  return (
    <div className={style.pair}>
      <h2 className={style.name}>{say('asTyped')}</h2>
      <p className={style.draft} dir="auto">
        {sample.draft}
      </p>
      <h2 className={style.name}>{say('sharpenedOnDevice')}</h2>
      <div className={style.made} data-awaited={phase === 'loading' ? '' : undefined}>
        <Made parts={parts} showsChanges={showsChanges} />
        {remarks.map((remark) => (
          <p key={remark} className={style.remark}>
            {remarkLine(remark)}
          </p>
        ))}
      </div>
    </div>
  );
}

/** As high as the longest of the examples at this level: what stands under it keeps its place when the next one comes. */
function Body({ samples, ...shown }: BodyProps & EmailDemoProps) {
  return (
    <div className={style.body}>
      {samples.map((sample) =>
        sample === shown.sample ? (
          <Pair key={sample.id} {...shown} />
        ) : (
          <div key={sample.id} className={style.room} aria-hidden="true">
            <Pair {...shown} sample={sample} phase="draft" />
          </div>
        ),
      )}
    </div>
  );
}

const told = (phase: DemoState['phase']) => (phase === 'draft' ? '' : say(`said_${phase}`));

/** The homepage's draft that is sharpened before the visitor's eyes (spec §4, timings of spec §9). */
export function EmailDemo({ samples }: EmailDemoProps) {
  const [state, dispatch] = useReducer(nextDemo, firstDemo);
  const [menuOpen, setMenuOpen] = useState(false);
  const [showsChanges, setShowsChanges] = useState(true);
  const chip = useRef<HTMLButtonElement>(null);
  const { phase, level } = state;
  const sample = samples[state.sample];

  // Another level or sample starts the phase's time anew.
  useEffect(() => {
    const lifeMs = lifeOf(phase);
    if (lifeMs === null) return;
    const timer = setTimeout(() => dispatch({ type: 'time' }), lifeMs);
    return () => clearTimeout(timer);
  }, [phase, level, state.sample]);

  if (!sample) return null;
  const closeMenu = () => {
    setMenuOpen(false);
    chip.current?.focus();
  };
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    dispatch({ type: 'menu' });
    setMenuOpen(true);
  };
  const choose = (next: EnhanceLevel) => dispatch({ type: 'level', level: next });

  return (
    <div className={style.demo}>
      <section className={style.mail} aria-label={say('example')}>
        <dl className={style.head}>
          <dt>{say(sample.place)}</dt>
          <dd>{sample.to}</dd>
        </dl>
        <Body {...{ samples, sample, level, phase, showsChanges }} />
        <div className={style.foot}>
          <div className={style.changes}>
            <Switch label={say('showChanges')} checked={showsChanges} onChange={setShowsChanges} />
          </div>
          <button
            ref={chip}
            type="button"
            className={style.chip}
            aria-describedby={state.hint ? 'demo-hint' : undefined}
            aria-haspopup="menu"
            aria-expanded={menuOpen}
            aria-disabled={phase !== 'draft'}
            onClick={() => dispatch({ type: 'pressed' })}
            onContextMenu={openMenu}
          >
            {say(`chip_${phase}`)}
          </button>
          {state.hint && (
            <span role="tooltip" id="demo-hint" className={style.hint}>
              {say('pressHint')} <span className={style.byMouse}>{say('rightClickLevel')}</span>
            </span>
          )}
          {menuOpen && (
            <LevelMenu
              level={level}
              onClose={closeMenu}
              onChoose={(next) => {
                choose(next);
                closeMenu();
              }}
            />
          )}
        </div>
        <Edge running={phase === 'loading'} />
      </section>
      <div className={style.controls}>
        <RadioGroup
          label={say('level')}
          labelHidden
          layout="row"
          options={levels}
          value={level}
          onChange={choose}
        />
        <Button kind="quiet" onClick={() => dispatch({ type: 'next' })}>
          {say('nextExample')}
        </Button>
      </div>
      <LiveRegion text={told(phase)} />
    </div>
  );
}
