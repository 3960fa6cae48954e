import { History, Pencil, Star, Trash2 } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CopyButton } from '@/components/copy-button.tsx';
import { formatDay } from '@/components/dates.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { headingStarts } from '@/shared/library/headings.ts';
import type { LibraryItem } from '@/shared/library/records.ts';
import { fillVariables, findVariables, givenValue, type Variable } from '@/shared/library/variables.ts';
import { AccountSwitch } from './account-switch.tsx';
import style from './item.module.css';
import type { LibraryAccess, LibraryState } from './library-access.ts';
import { saidByName } from './made-name.ts';
import { say } from './say.ts';
import { ScreenHead } from './screen-head.tsx';
import { VariableForm } from './variable-form.tsx';

interface ItemViewProps {
  item: LibraryItem;
  access: Pick<LibraryAccess, 'values' | 'rememberValues' | 'copy'>;
  inAccount: LibraryState['inAccount'];
  onKeep: (isWanted: boolean) => void;
  onBack: () => void;
  onEdit: () => void;
  onVersions: () => void;
  onFavourite: () => void;
  onRemove: () => void;
  onInsert: (text: string) => Promise<void>;
}

/** A name that was made of the text's first words would say them twice. */
const titleOf = (item: LibraryItem): string => (saidByName(item) === undefined ? item.name : say(item.kind));

function metaOf(item: LibraryItem): string {
  const { kind, category, tags, editedAt } = item;
  const isTold = saidByName(item) !== undefined;
  const places = [category, ...tags.map((tag) => `#${tag}`)].filter(Boolean);
  const edited = say('edited', { day: formatDay(editedAt) });
  // Alone it begins the line.
  if (isTold && places.length === 0) return edited.charAt(0).toUpperCase() + edited.slice(1);
  return [...(isTold ? [] : [say(kind)]), ...places, edited].join(' · ');
}

const HEADING = /^#{1,6} (.+)$/;

interface WrittenProps {
  text: string;
  /** Where in the whole text it begins, and where the headings do. */
  from: number;
  headings: ReadonlySet<number>;
}

/** A part of a text with its headings as headings; Copy and Insert keep their signs. */
function Written({ text, from, headings }: WrittenProps) {
  let next = from;
  return text.split('\n').map((line, place) => {
    const start = next;
    next += line.length + 1;
    const [, heading] = (headings.has(start) ? HEADING.exec(line) : null) ?? [];
    return (
      // A line has no name of its own; its place in the text is fixed.
      <Fragment key={place}>
        {place > 0 && '\n'}
        {heading === undefined ? line : <strong>{heading}</strong>}
      </Fragment>
    );
  });
}

/** The text with its blanks marked, each filled where a value is given. */
function FilledText({ text, variables, values }: { text: string; variables: Variable[]; values: Values }) {
  const places = variables
    .flatMap(({ name, spans }) => spans.map((span) => ({ ...span, value: givenValue(values, name) })))
    .sort((left, right) => left.start - right.start);
  const headings = headingStarts(text);
  let from = 0;
  const parts = places.map(({ start, end, value }) => {
    const before = text.slice(from, start);
    const begun = from;
    from = end;
    return (
      <Fragment key={start}>
        <Written text={before} from={begun} headings={headings} />
        <mark className={value ? style.given : style.blank}>{value || text.slice(start, end)}</mark>
      </Fragment>
    );
  });
  return (
    <p className={style.text} dir="auto">
      {parts}
      <Written text={text.slice(from)} from={from} headings={headings} />
    </p>
  );
}

type Values = Record<string, string>;

/** The values given last for this item, until others are given. */
function useValues(
  itemId: string,
  access: ItemViewProps['access'],
): [Values, (name: string, value: string) => void] {
  const [values, setValues] = useState<Values>({});
  useEffect(() => {
    let isHere = true;
    void access.values(itemId).then(
      (kept) => isHere && setValues((given) => ({ ...kept, ...given })),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [itemId, access]);
  return [values, (name, value) => setValues((given) => ({ ...given, [name]: value }))];
}

/** The blanks no value is given for. */
const blanksLeft = (variables: readonly Variable[], values: Values) =>
  variables.filter(({ name }) => !givenValue(values, name));

/** Inserts at once where all is filled in; else asks first and leads to the first empty blank. */
function useInsert(variables: readonly Variable[], values: Values, onInsert: () => Promise<void>) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  const left = blanksLeft(variables, values);
  const [first] = left;
  const insert = () => {
    setIsPressed(false);
    void onInsert();
  };
  const press = () => {
    if (!first) return insert();
    setIsPressed(true);
    fields.current?.querySelectorAll('textarea')[variables.indexOf(first)]?.focus();
  };
  return { fields, left, press, insert, isAsking: isPressed && first !== undefined };
}

function ItemTools({ item, onFavourite, onVersions, onEdit, onRemove }: Omit<ItemViewProps, 'access'>) {
  return (
    <>
      <IconButton
        name={say('favourite')}
        aria-pressed={item.favourite}
        icon={<Star aria-hidden="true" fill={item.favourite ? 'currentColor' : 'none'} />}
        onClick={onFavourite}
      />
      <IconButton name={say('versions')} icon={<History aria-hidden="true" />} onClick={onVersions} />
      <IconButton name={say('edit')} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
      <IconButton name={say('delete')} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
    </>
  );
}

/** One prompt or note: filled in, then inserted or copied. */
export function ItemView(props: ItemViewProps) {
  const { item, access, inAccount, onKeep, onBack, onInsert } = props;
  const [values, setValue] = useValues(item.id, access);
  const variables = item.kind === 'prompt' ? findVariables(item.text) : [];
  const asked = Object.fromEntries(variables.map(({ name }) => [name, givenValue(values, name)]));
  const text = fillVariables(item.text, asked);
  const remember = () => {
    if (variables.length > 0) void access.rememberValues(item.id, asked).catch(() => undefined);
  };
  const { fields, left, press, insert, isAsking } = useInsert(variables, values, () => {
    remember();
    return onInsert(text);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    press();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter inserts from wherever one types
    <div className={style.item} onKeyDown={onKeyDown}>
      <ScreenHead title={titleOf(item)} back={say('back')} onBack={onBack}>
        <ItemTools {...props} />
      </ScreenHead>
      <p className={style.meta}>{metaOf(item)}</p>
      {variables.length > 0 && (
        <VariableForm
          label={say('fillIn')}
          fields={fields}
          variables={variables}
          values={values}
          onChange={setValue}
        />
      )}
      <div className={style.actions}>
        <Button kind="primary" keys="Control+Enter" onClick={press}>
          {say('insertIntoPage')}
        </Button>
        <CopyButton
          text={text}
          onCopy={(copied) => {
            remember();
            return access.copy(copied);
          }}
        />
      </div>
      <div role="status">
        {isAsking && (
          <p className={style.asking}>
            {say('stillEmpty', { count: left.length })}
            <Button onClick={insert}>{say('insertAnyway')}</Button>
          </p>
        )}
      </div>
      <FilledText text={item.text} variables={variables} values={values} />
      {inAccount && (item.kind === 'prompt' || inAccount.get(item.id)) && (
        <AccountSwitch item={item} inAccount={inAccount.get(item.id)} onKeep={onKeep} />
      )}
    </div>
  );
}
