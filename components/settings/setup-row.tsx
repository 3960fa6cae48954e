import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { EngineReadiness } from '@/shared/engines/ladder.ts';
import style from './settings.module.css';

interface SetupRowProps {
  name: string;
  state: EngineReadiness;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

const states: Record<EngineReadiness, string> = {
  ready: 'Ready',
  needs_setup: 'Not set up',
  absent: 'Not here',
};

/** An engine that is set up in place: its state in a line, its form below when opened. */
export function SetupRow({ name, state, isOpen, onToggle, children }: SetupRowProps) {
  const id = useId();
  return (
    <div className={style.row}>
      <div>
        <button
          type="button"
          className={style.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{name}</span>
          <span className={`${style.state} ${state === 'ready' ? style.ready : ''}`}>{states[state]}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <div id={id} className={style.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
