import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import style from './screen-head.module.css';

interface ScreenHeadProps {
  title: string;
  /** One step back, named after where it leads. */
  back: string;
  onBack: () => void;
  /** Takes the focus when the screen comes up; a form gives it to its first field instead. */
  focused?: boolean;
  children?: ReactNode;
}

/** The top of a screen that stands over the list. */
export function ScreenHead({ title, back, onBack, focused = true, children }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className={style.head}>
      <IconButton name={back} icon={<ArrowLeft aria-hidden="true" data-points="" />} onClick={onBack} />
      <h2 ref={heading} tabIndex={-1} className={style.title} dir="auto">
        {title}
      </h2>
      {children}
    </div>
  );
}
