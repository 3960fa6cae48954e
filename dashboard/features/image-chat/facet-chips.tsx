import { ChevronDown } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import style from './facet-chips.module.css';
import { type FacetChoice, facetValue } from './facet-choices.ts';
import { say } from './say.ts';

interface FacetChipsProps {
  facets: readonly FacetChoice[];
  /** What a choice does, and costs. */
  legend: string;
  /** What stands for them now. */
  brief: Partial<ImageBrief>;
  isBusy: boolean;
  onChoose: (facet: FacetChoice, value: string) => void;
}

/** What opens below the last chip would lie under the message's box. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Longer than that it is a description of its own, for the message's box. */
const MOST_WRITTEN = 200;

function begin(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

interface ChangeProps {
  facet: FacetChoice;
  /** What stands for it now. */
  value: string;
  isBusy: boolean;
  onChange: (value: string) => void;
}

function WrittenFacet({ facet, value, isBusy, onChange }: ChangeProps) {
  const [text, setText] = useState(value);
  const written = text.trim().replace(/[.!?]+$/, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && written !== '' && written !== value) onChange(written);
  };
  return (
    <form className={style.written} onSubmit={submit}>
      <TextField
        label={say(`facet_${facet.id}`)}
        value={text}
        maxLength={Math.max(MOST_WRITTEN, value.length)}
        autoComplete="off"
        dir="auto"
        ref={begin}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy || written === '' || written === value}>
        {say('changeTo')}
      </Button>
    </form>
  );
}

function ListedFacet({ facet, value, isBusy, onChange }: ChangeProps) {
  return (
    <>
      <legend className="visually-hidden">{say(`facet_${facet.id}`)}</legend>
      {facet.options.map((option) => (
        <Button key={option} disabled={isBusy || option === value} onClick={() => onChange(option)}>
          {option}
        </Button>
      ))}
    </>
  );
}

/** A prompt's facets as chips: each opens what else it could be, or a field. */
export function FacetChips({ facets, legend, brief, isBusy, onChoose }: FacetChipsProps) {
  const [openId, setOpenId] = useState<FacetChoice['id'] | null>(null);
  const panelId = useId();
  const chips = useRef<HTMLDivElement>(null);
  const open = facets.find(({ id }) => id === openId);
  const Change = open?.options.length === 0 ? WrittenFacet : ListedFacet;
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
        <legend className={style.legend}>{legend}</legend>
        {facets.map(({ id }) => {
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
          <Change
            key={open.id}
            facet={open}
            value={facetValue(brief, open.id)}
            isBusy={isBusy}
            onChange={(value) => {
              setOpenId(null);
              onChoose(open, value);
            }}
          />
        </fieldset>
      )}
    </div>
  );
}
