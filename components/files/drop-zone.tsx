import { FilePlus2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import style from './drop-zone.module.css';
import { say } from './say.ts';

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
  /** Whether its button is the view's ember one. */
  primary: boolean;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped anywhere on it, or chosen by its button. */
export function DropZone({ onFiles, primary, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // So that the same file may be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <section
      className={`${style.zone} ${isOver ? style.over : ''}`}
      aria-label={say('files')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={drop}
    >
      <div className={style.target}>
        <Button kind={primary ? 'primary' : 'plain'} onClick={() => input.current?.click()}>
          <FilePlus2 aria-hidden="true" />
          {say('add')}
        </Button>
        <p className={style.hint}>{say('dropHere')}</p>
      </div>
      <input ref={input} type="file" multiple hidden aria-label={say('filesToAdd')} onChange={choose} />
      {children}
    </section>
  );
}
