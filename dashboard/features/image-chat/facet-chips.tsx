import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { prices } from '@/shared/credits/prices.ts';
import style from './facet-chips.module.css';
import { type FacetChoice, facetChoices, facetValue } from './facet-choices.ts';
import { say } from './say.ts';

interface FacetChipsProps {
  brief: ImageBrief;
  isBusy: boolean;
  onWish: (wish: string) => void;
}

/** What opens below the last chip would lie under the message's box. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The prompt's facets as chips: each opens what else it could be, and a choice is sent as the next wish. */
export function FacetChips({ brief, isBusy, onWish }: FacetChipsProps) {
  const [openId, setOpenId] = useState<FacetChoice['id'] | null>(null);
  const panelId = useId();
  const chips = useRef<HTMLDivElement>(null);
  const open = facetChoices.find(({ id }) => id === openId);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openId === null) return;
    event.stopPropagation();
    chips.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpenId(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes one step back, from whichever button has the focus
    <div className={style.facets} ref={chips} onKeyDown={close}>
      <fieldset className={style.chips}>
        <legend className={style.legend}>
          {say('changeOne', { credits: prices['image-chat'].credits })}
        </legend>
        {facetChoices.map(({ id }) => {
          const value = facetValue(brief, id);
          return (
            <button
              key={id}
              type="button"
              className={style.chip}
              aria-expanded={id === openId}
              aria-controls={id === openId ? panelId : undefined}
              onClick={() => setOpenId(id === openId ? null : id)}
            >
              <span className={style.name}>{say(`facet_${id}`)}</span>
              {value && <span className={style.value}>{value}</span>}
              <ChevronDown aria-hidden="true" />
            </button>
          );
        })}
      </fieldset>
      {open && (
        <fieldset id={panelId} className={style.options} ref={show}>
          <legend className="visually-hidden">{say(`facet_${open.id}`)}</legend>
          {open.options.map((option) => (
            <Button
              key={option}
              disabled={isBusy || option === facetValue(brief, open.id)}
              onClick={() => {
                setOpenId(null);
                onWish(`${open.name}: ${option}`);
              }}
            >
              {option}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
