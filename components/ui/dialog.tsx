import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { sayPlain } from '@/components/say-plain.ts';
import style from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  title: string;
  /** Escape or a press on the overlay; the one who shows the dialog takes it away. */
  onClose: () => void;
  /** For what is read rather than answered. */
  wide?: boolean;
  children: ReactNode;
}

/** A question above the page, which waits; in the browser's own modal dialog. Shown for as long as it is there. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing gives the focus back to where it was, but only while the dialog is still in the page.
    return () => shown?.close();
  }, []);
  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    // The overlay is the dialog's own backdrop: a press beside its contents is a press on the dialog itself.
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by key it is Escape, which is `onCancel`
    <dialog
      ref={dialog}
      className={style.dialog}
      data-wide={wide || undefined}
      aria-labelledby={id}
      onClick={onPress}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={style.sheet}>
        <h2 id={id} className={style.title}>
          {title}
        </h2>
        {children}
        {/* Drawn in the corner, and last: the first key works in what is asked. */}
        <div className={style.close}>
          <IconButton name={sayPlain('close')} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
      </div>
    </dialog>
  );
}
