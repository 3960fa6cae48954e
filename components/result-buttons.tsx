import type { ItemKind } from '@/shared/library/records.ts';
import { Button } from './ui/button.tsx';
import { ButtonRow } from './ui/button-row.tsx';

interface ResultButtonsProps {
  text: string;
  onInsert: (text: string) => void;
  onSave: (kind: ItemKind, text: string) => void;
}

/** Puts a result into the page, or keeps it in the library. */
export function ResultButtons({ text, onInsert, onSave }: ResultButtonsProps) {
  return (
    <ButtonRow>
      <Button disabled={text.trim() === ''} onClick={() => onInsert(text)}>
        Insert
      </Button>
      <Button kind="quiet" disabled={text.trim() === ''} onClick={() => onSave('prompt', text)}>
        Save as prompt
      </Button>
      <Button kind="quiet" disabled={text.trim() === ''} onClick={() => onSave('note', text)}>
        Save as note
      </Button>
    </ButtonRow>
  );
}
