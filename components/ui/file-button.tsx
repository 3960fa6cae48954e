import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  /** What the browser's dialog is for. */
  label: string;
  /** The endings and kinds it offers. */
  accept: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Has one file chosen in the browser's dialog. */
export function FileButton({ label, accept, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // So that the same file may be chosen again.
    event.currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input ref={input} type="file" hidden aria-label={label} accept={accept} onChange={choose} />
    </>
  );
}
