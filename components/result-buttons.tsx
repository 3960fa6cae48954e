import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { ItemKind } from '@/shared/library/records.ts';
import { say } from './say.ts';
import { Button } from './ui/button.tsx';

interface ResultButtonsProps {
  text: string;
  onSave: (kind: ItemKind, text: string) => void;
}

/** Keeps a result in the library; as what is asked once that is wanted. */
export function ResultButtons({ text, onSave }: ResultButtonsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const disabled = text.trim() === '';
  return (
    <>
      <Button disabled={disabled} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Bookmark aria-hidden="true" />
        {say('save')}
      </Button>
      {isOpen && (
        <>
          <Button kind="quiet" disabled={disabled} onClick={() => onSave('prompt', text)}>
            {say('savePrompt')}
          </Button>
          <Button kind="quiet" disabled={disabled} onClick={() => onSave('note', text)}>
            {say('saveNote')}
          </Button>
        </>
      )}
    </>
  );
}
