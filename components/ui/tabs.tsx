import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { language } from '@/shared/texts/language.ts';
import style from './tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  /** `icon`: stands for the label where there is no room for all of them. */
  tabs: readonly { id: Id; label: string; icon?: ReactNode; content: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Arrows go where they point: from right to left the next tab is at the left. */
const stepOf = (key: string): number | undefined => {
  const onward = language().direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === onward) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : undefined;
};

/** Views of one place, as tall as that place is. Arrows, Home and End move between tabs; a hidden view keeps its state. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const step = stepOf(event.key);
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 };
    const target = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length;
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <div className={style.tabs}>
      <div ref={list} className={style.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            data-label={tab.label}
            data-icon={tab.icon ? '' : undefined}
            title={tab.icon ? tab.label : undefined}
            aria-selected={tab.id === value}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            className={style.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            <span>{tab.label}</span>
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== value}
          className={style.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
