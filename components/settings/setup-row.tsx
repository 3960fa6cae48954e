import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EngineReadiness } from '@/shared/enhance/engines/engine-kind.ts';
import { say } from './say.ts';
import style from './settings.module.css';

interface SetupToggleProps {
  /** Of the part it opens. */
  controls: string;
  /** Whose settings they are, for those who do not see the line it ends. */
  name: string;
  state: EngineReadiness | 'failed' | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** How an engine stands, at the end of its line; opens its own settings under it. */
export function SetupToggle({ controls, name, state, isOpen, onToggle }: SetupToggleProps) {
  return (
    <button
      type="button"
      className={style.toggle}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <ChevronRight aria-hidden="true" data-points="" />
      <span className="visually-hidden">{say('standsOf', { name })}</span>
      <span className={state === 'ready' ? style.ready : state === 'failed' ? style.failed : undefined}>
        {state && say(`stands_${state}`)}
      </span>
    </button>
  );
}

/** The same of an engine that has nothing to set up. */
export const ReadyMark = () => <span className={`${style.ready} ${style.mark}`}>{say('stands_ready')}</span>;

interface SetupBodyProps {
  id: string;
  /** `press`: only what the settings begin with, in the engine's line. */
  shows: 'all' | 'press' | 'nothing';
  children: ReactNode;
}

/** The settings of one engine under its line, or the press they begin with in it. */
export function SetupBody({ id, shows, children }: SetupBodyProps) {
  return (
    <div
      id={id}
      className={style.body}
      data-inline={shows === 'press' ? '' : undefined}
      hidden={shows === 'nothing'}
    >
      {shows !== 'nothing' && children}
    </div>
  );
}
