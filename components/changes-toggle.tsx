import { changesText } from '@/shared/run/texts.en.ts';
import style from './changes-toggle.module.css';
import { say } from './say.ts';

interface ChangesToggleProps {
  count: number;
  /** How many of them the user keeps. */
  kept: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** How many changes there are, and the press that shows them: as in the card. */
export function ChangesToggle({ count, kept, checked, onChange }: ChangesToggleProps) {
  const text = changesText(kept, count);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={say('showChanges', { changes: text })}
      className={style.toggle}
      onClick={() => onChange(!checked)}
    >
      {text}
    </button>
  );
}
