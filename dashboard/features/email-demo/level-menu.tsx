import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { levels } from '@/shared/enhance/modes.ts';
import style from './level-menu.module.css';
import { say } from './say.ts';

interface LevelMenuProps {
  level: EnhanceLevel;
  onChoose: (level: EnhanceLevel) => void;
  /** Escape, Tab or a press outside. */
  onClose: () => void;
}

/** The levels as a menu, where the right button was pressed. Takes the focus, moves by arrows. */
export function LevelMenu({ level, onChoose, onClose }: LevelMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const closeRef = useRef(onClose);
  closeRef.current = onClose;

  useEffect(() => {
    const control = new AbortController();
    menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target instanceof Node && !menu.current?.contains(event.target)) closeRef.current();
      },
      { signal: control.signal },
    );
    return () => control.abort();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') return onClose();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
    const at = items.findIndex((item) => item.matches(':focus'));
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    items.at(place % items.length)?.focus();
  };

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={say('level')}
      tabIndex={-1}
      className={style.menu}
      onKeyDown={onKeyDown}
    >
      {levels.map(({ id, label, hint }) => (
        <button
          key={id}
          type="button"
          role="menuitemradio"
          aria-checked={id === level}
          tabIndex={-1}
          className={style.item}
          onClick={() => onChoose(id)}
        >
          {id === level && <Check aria-hidden="true" />}
          <span className={style.label}>{label}</span>
          <span className={style.hint}>{hint}</span>
        </button>
      ))}
    </div>
  );
}
