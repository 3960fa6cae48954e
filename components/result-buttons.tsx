import type { ItemKind } from '@/shared/library/records.ts';
import style from './enhance-result.module.css';
import { say } from './say.ts';
import { Button } from './ui/button.tsx';

interface ResultButtonsProps {
  text: string;
  onSave: (kind: ItemKind, text: string) => void;
}

/** Keeps a result in the library. */
export function ResultButtons({ text, onSave }: ResultButtonsProps) {
  return (
    <div className={style.keep}>
      <Button kind="quiet" disabled={text.trim() === ''} onClick={() => onSave('prompt', text)}>
        {say('savePrompt')}
      </Button>
      <Button kind="quiet" disabled={text.trim() === ''} onClick={() => onSave('note', text)}>
        {say('saveNote')}
      </Button>
    </div>
  );
}
