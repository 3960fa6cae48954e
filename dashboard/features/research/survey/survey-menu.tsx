import { ClipboardList } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useOpen } from '@/dashboard/app/use-open.ts';
import { type SurveyMode, surveyModes } from '@/shared/contracts/analysis-modes.ts';
import { modeLabel } from '@/shared/insights/mode-labels.ts';
import { say } from './say.ts';
import style from './survey.module.css';

/** The survey icon and its two ways (spec §2). */
export function SurveyMenu({ onChoose }: { onChoose: (mode: SurveyMode) => void }) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { open, setOpen, onKeyDown, onBlur } = useOpen({ container, button });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape for the controls in it
    <div ref={container} className={style.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        kind="quiet"
        size="site"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ClipboardList aria-hidden="true" />
        {say('surveys')}
      </Button>
      <ul id={id} className={style.menu} hidden={!open}>
        {surveyModes.map((mode) => (
          <li key={mode}>
            <button
              type="button"
              className={style.item}
              onClick={() => {
                setOpen(false);
                onChoose(mode);
              }}
            >
              {modeLabel(mode)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
