import { Delete } from 'lucide-react';
import { useState } from 'react';
import { removedLabel } from '@/shared/run/texts.en.ts';
import style from './marked-text.module.css';

/** A place where words stood, drawn as a sign: pressed, it shows them. They are no part of the text, and are not copied with it. */
export function DroppedWords({ words }: { words: string }) {
  const [isOpen, setOpen] = useState(false);
  const label = removedLabel(words);
  return (
    <button
      type="button"
      className={style.gone}
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      data-words={words}
      onClick={() => setOpen(!isOpen)}
    >
      {!isOpen && <Delete aria-hidden="true" />}
    </button>
  );
}
