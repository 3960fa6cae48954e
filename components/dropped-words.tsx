import { Delete } from 'lucide-react';
import { useState } from 'react';
import { removedLabel, removedWhole } from '@/shared/run/texts.en.ts';
import style from './marked-text.module.css';

interface DroppedWordsProps {
  words: string;
  /** Whether Tab stops here. */
  isStop: boolean;
  onFocus: () => void;
}

/** A place where words stood, drawn as a sign: pressed, it shows them. They are no part of the text, and are not copied with it. */
export function DroppedWords({ words, isStop, onFocus }: DroppedWordsProps) {
  const [isOpen, setOpen] = useState(false);
  const label = removedLabel(words);
  return (
    <button
      type="button"
      className={style.gone}
      title={label}
      // What is drawn now is heard, too.
      aria-label={isOpen ? removedWhole(words) : label}
      aria-expanded={isOpen}
      data-words={words}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => setOpen(!isOpen)}
    >
      {!isOpen && <Delete aria-hidden="true" />}
    </button>
  );
}
