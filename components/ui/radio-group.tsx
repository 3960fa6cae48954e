import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import style from './radio-group.module.css';

interface RadioOption<Id extends string> {
  id: Id;
  label: string;
  hint?: string;
  /** Cannot be chosen as things are. */
  disabled?: boolean;
  /** In a list: what stands at the end of the option's line, and what opens under it. */
  aside?: ReactNode;
  below?: ReactNode;
  /** In a list: the heading it stands under, with those beside it that have the same. */
  group?: { label: string; note?: string };
}

interface RadioGroupProps<Id extends string> {
  label: string;
  /** Keeps the label for screen readers alone, where the screen says it already. */
  labelHidden?: boolean;
  options: readonly RadioOption<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `row`: short words side by side. `list`: a line each, with its hint. */
  layout: 'row' | 'list';
  /** In a list: the press that shows all options there are, each in its place, and leaves out some again. */
  more?: {
    label: string;
    isOpen: boolean;
    onToggle: (isOpen: boolean) => void;
  };
}

const Heading = ({ label, note }: { label: string; note?: string }) => (
  <div className={style.heading}>
    <h3>{label}</h3>
    {note && <p className={style.hint}>{note}</p>}
  </div>
);

/** One of a few, all in view. Native radios: arrows move, Tab enters and leaves. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, labelHidden, options, value, onChange, layout, more } = props;
  const name = useId();
  const radio = (option: RadioOption<Id>) => (
    <label className={style.option} title={layout === 'row' ? option.hint : undefined}>
      <input
        type="radio"
        name={name}
        value={option.id}
        checked={option.id === value}
        disabled={option.disabled}
        aria-label={option.label}
        aria-describedby={option.hint ? `${name}-${option.id}` : undefined}
        onChange={() => onChange(option.id)}
      />
      {layout === 'list' && <span className={style.dot} aria-hidden="true" />}
      <span className={style.label}>{option.label}</span>
      {option.hint && (
        <span id={`${name}-${option.id}`} className={layout === 'list' ? style.hint : 'visually-hidden'}>
          {option.hint}
        </span>
      )}
    </label>
  );
  const line = (option: RadioOption<Id>) =>
    option.aside || option.below ? (
      <div className={style.item}>
        {radio(option)}
        {option.aside}
        {option.below && <div className={style.below}>{option.below}</div>}
      </div>
    ) : (
      radio(option)
    );
  const group = (
    <div className={style.group} role="radiogroup" aria-labelledby={`${name}-label`}>
      <div className={labelHidden ? 'visually-hidden' : style.head}>
        <span id={`${name}-label`} className={style.legend}>
          {label}
        </span>
        {layout === 'row' && (
          <span className={style.hint} aria-hidden="true">
            {options.find(({ id }) => id === value)?.hint}
          </span>
        )}
      </div>
      <div className={style[layout]}>
        {options.map((option, at) => (
          <Fragment key={option.id}>
            {option.group && option.group.label !== options[at - 1]?.group?.label && (
              <Heading {...option.group} />
            )}
            {line(option)}
          </Fragment>
        ))}
      </div>
    </div>
  );
  if (!more) return group;
  return (
    <div className={style.group}>
      {group}
      <button
        type="button"
        className={style.more}
        aria-expanded={more.isOpen}
        onClick={() => more.onToggle(!more.isOpen)}
      >
        <ChevronRight aria-hidden="true" data-points="" />
        {more.label}
      </button>
    </div>
  );
}
