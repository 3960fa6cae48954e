import { type ComponentType, type MouseEvent, useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Edge } from '@/components/ui/edge.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { EmailSample } from '@/dashboard/content/email-samples.en.ts';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { remarkLine } from '@/shared/engines/result-lines.en.ts';
import { levels } from '@/shared/enhance/modes.ts';
import { type DemoState, firstDemo, lifeOf, nextDemo } from './demo-state.ts';
import style from './email-demo.module.css';
import { LevelMenu } from './level-menu.tsx';
import { say } from './say.ts';

type ShownChanges = ComponentType<{ before: string; after: string }>;

interface EmailDemoProps {
  samples: readonly EmailSample[];
}

interface BodyProps {
  sample: EmailSample;
  level: EnhanceLevel;
  phase: DemoState['phase'];
  /** What shows the changes, where they are wanted. */
  Changes: ShownChanges | null;
}

function Body({ sample, level, phase, Changes }: BodyProps) {
  if (phase !== 'result')
    return (
      <p className={style.text} dir="auto">
        {sample.draft}
      </p>
    );
  const { text, remarks } = sample.results[level];
  return (
    <>
      {Changes ? (
        <Changes before={sample.draft} after={text} />
      ) : (
        <p className={style.text} dir="auto">
          {text}
        </p>
      )}
      {remarks.map((remark) => (
        <p key={remark} className={style.remark}>
          {remarkLine(remark)}
        </p>
      ))}
    </>
  );
}

const told = (phase: DemoState['phase']) => (phase === 'draft' ? '' : say(`said_${phase}`));

/** The homepage's e-mail that is sharpened before the visitor's eyes (spec §4, timings of spec §9). */
export function EmailDemo({ samples }: EmailDemoProps) {
  const [state, dispatch] = useReducer(nextDemo, firstDemo);
  const [menuOpen, setMenuOpen] = useState(false);
  const [showsChanges, setShowsChanges] = useState(false);
  const [Changes, setChanges] = useState<ShownChanges | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const { phase, level } = state;
  const sample = samples[state.sample];

  // What compares the words comes while the visitor waits for the result.
  useEffect(() => {
    if (phase !== 'loading') return;
    import('./email-changes.tsx').then(
      ({ EmailChanges }) => setChanges(() => EmailChanges),
      () => undefined,
    );
  }, [phase]);
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
      <section className={style.mail} aria-label={say('exampleMail')}>
        <dl className={style.head}>
          <dt>{say('to')}</dt>
          <dd>{sample.to}</dd>
          <dt>{say('subject')}</dt>
          <dd>{sample.subject}</dd>
        </dl>
        <div className={style.body}>
          <Body {...{ sample, level, phase }} Changes={showsChanges ? Changes : null} />
        </div>
        <div className={style.foot}>
          {phase === 'result' && (
            <div className={style.changes}>
              <Switch label={say('showChanges')} checked={showsChanges} onChange={setShowsChanges} />
            </div>
          )}
          {state.hint && (
            <span role="tooltip" id="demo-hint" className={style.hint}>
              {say('pressHint')} <span className={style.byMouse}>{say('rightClickLevel')}</span>
            </span>
          )}
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
