import { ChevronDown } from 'lucide-react';
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
      <span className="visually-hidden">{say('standsOf', { name })}</span>
      <span className={state === 'ready' ? style.ready : state === 'failed' ? style.failed : undefined}>
        {state && say(`stands_${state}`)}
      </span>
      <ChevronDown aria-hidden="true" />
    </button>
  );
}

/** The same of an engine that has nothing to set up. */
export const ReadyMark = () => <span className={`${style.ready} ${style.mark}`}>{say('stands_ready')}</span>;

/** The settings of one engine, or the press they begin with, under its line. */
export function SetupBody({ id, isShown, children }: { id: string; isShown: boolean; children: ReactNode }) {
  return (
    <div id={id} className={style.body} hidden={!isShown}>
      {isShown && children}
    </div>
  );
}
